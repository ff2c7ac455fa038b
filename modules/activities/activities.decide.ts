import { type Command, command, DomainError, draft } from '@wonderlings/kernel';
import { activitiesFacet, type OpenSessions } from './activities.ts';
import { type ActivityType, cardOf } from './catalogue.ts';
import {
  type CompleteSessionInput,
  DATA_OF_TYPE,
  LONGEST_SECONDS,
  type SaveSessionInput,
  type SessionData,
} from './contract.ts';
import { ActivityCompleted, ActivityStarted } from './events.ts';
import { whyNotDone } from './really-done-contract.ts';

/**
 * Records an activity that was finished, or begins one that is completed later.
 * @throws DomainError `activities.not-done` for one of which too little was done
 */
export function saveSession({ activityType, duration, data, completed }: SaveSessionInput): Command<OpenSessions> {
  return command(activitiesFacet, (_, { newId }) => {
    const session = { sessionId: newId('session'), ...meaningOf(activityType, data), duration: credible(duration) };
    return [completed ? draft(ActivityCompleted, finished(session)) : draft(ActivityStarted, session)];
  });
}

/**
 * Completes a session that is open. Nothing for any other: it may be completed already, or be unknown.
 * @throws DomainError `activities.data` for what a session of its type, or of its kind, cannot have; `activities.not-done`
 */
export function completeSession(sessionId: string, input: CompleteSessionInput): Command<OpenSessions> {
  return command(activitiesFacet, (open) => {
    const session = open.find((one) => one.sessionId === sessionId);
    if (!session) return [];
    const { activityType, kind, card } = session;
    const added = meaningOf(activityType, dataFor(activityType, input.data));
    if (kind !== null && added.kind !== null && added.kind !== kind) {
      throw refused('data', 'data.kind', `This session is ${kind}.`);
    }
    const whole = {
      sessionId,
      activityType,
      kind: kind ?? added.kind,
      card: kind ? card : added.card,
      duration: credible(input.duration ?? session.duration),
      data: { ...session.data, ...added.data },
    };
    return [draft(ActivityCompleted, finished(whole))];
  });
}

/** What a session is, by its type and what was sent with it. */
function meaningOf(activityType: ActivityType, { kind, ...data }: SessionData) {
  const said: [string, string | number | undefined][] = Object.entries(data);
  return {
    activityType,
    kind: kind ?? null,
    card: cardOf(activityType, kind ?? null),
    data: Object.fromEntries(said.flatMap(([key, value]) => (value === undefined ? [] : [[key, value]]))),
  };
}

function dataFor(activityType: ActivityType, sent: unknown): SessionData {
  const parsed = DATA_OF_TYPE[activityType].safeParse(sent);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw refused('data', `data.${issue?.path.join('.') ?? ''}`, issue?.message ?? 'This is not something we know.');
}

/** A device's clock is not to be trusted with hours; what was done counts all the same. */
const credible = (duration: number): number => Math.min(duration, LONGEST_SECONDS);

function finished<Session extends Parameters<typeof whyNotDone>[0]>(session: Session): Session {
  const not = whyNotDone(session);
  if (not) throw refused('not-done', not.field, not.sentence);
  return session;
}

function refused(code: 'data' | 'not-done', field: string, sentence: string): DomainError {
  return new DomainError('invalid', `activities.${code}`, sentence, { [field]: sentence });
}
