import { type Command, command, DomainError, draft } from '@wonderlings/kernel';
import { activitiesFacet, type OpenSessions } from './activities.ts';
import { type ActivityType, cardOf } from './catalogue.ts';
import { type CompleteSessionInput, DATA_OF_TYPE, type SaveSessionInput, type SessionData } from './contract.ts';
import { ActivityCompleted, ActivityStarted } from './events.ts';

/** Records an activity that was finished, or begins one that is completed later. */
export function saveSession({ activityType, duration, data, completed }: SaveSessionInput): Command<OpenSessions> {
  return command(activitiesFacet, (_, { newId }) => [
    draft(completed ? ActivityCompleted : ActivityStarted, {
      sessionId: newId('session'),
      duration,
      ...meaningOf(activityType, data),
    }),
  ]);
}

/**
 * Completes a session that is open. Nothing for any other: it may be completed already, or be nobody's.
 * @throws DomainError `activities.data` for what a session of its type, or of its kind, cannot have
 */
export function completeSession(sessionId: string, input: CompleteSessionInput): Command<OpenSessions> {
  return command(activitiesFacet, (open) => {
    const session = open.find((one) => one.sessionId === sessionId);
    if (!session) return [];
    const { activityType, kind, card } = session;
    const added = meaningOf(activityType, dataFor(activityType, input.data));
    if (kind !== null && added.kind !== null && added.kind !== kind) throw refused('kind', `This session is ${kind}.`);
    return [
      draft(ActivityCompleted, {
        sessionId,
        activityType,
        kind: kind ?? added.kind,
        card: kind ? card : added.card,
        duration: input.duration ?? session.duration,
        data: { ...session.data, ...added.data },
      }),
    ];
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
  throw refused(issue?.path.join('.') ?? '', issue?.message ?? 'This is not something we know.');
}

function refused(key: string, sentence: string): DomainError {
  return new DomainError('invalid', 'activities.data', sentence, { [`data.${key}`]: sentence });
}
