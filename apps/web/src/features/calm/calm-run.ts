import { z } from 'zod';
import type { RunKind } from '../../device/kept-run/kept-run.ts';
import { CALM_SESSIONS, type CalmSession, type CalmSessionId } from './calm.catalogue.ts';
import { CalmMoment } from './calm-moments.ts';
import type { CalmContext, CalmSnapshot } from './machines/calm.machine.ts';

const Run = z
  .object({
    session: CalmMoment.shape.sessionId,
    /** What was followed, to the last second that was shown: never more than it was. */
    shownMs: z.number().min(0),
    unsaved: z.array(CalmMoment),
  })
  .refine(({ session, shownMs }) => shownMs < sessionById(session).durationSeconds * 1000);
type Run = z.output<typeof Run>;

/** A session that runs or pauses; one that is finished was recorded, and is not gone on with. */
export const CALM_RUN: RunKind<Run> = { name: 'calm', schema: Run };

export function runOf(snapshot: CalmSnapshot): Run | null {
  const { session, shownMs, unsaved } = snapshot.context;
  return session && snapshot.matches('session') ? { session: session.id, shownMs, unsaved: [...unsaved] } : null;
}

/** Where a run stood, as the machine's input: paused, so that the child says when. */
export function pausedIn({ session, shownMs, unsaved }: Run): { readonly input: CalmContext } {
  const clock = { keptMs: shownMs, runningSince: null };
  return { input: { session: sessionById(session), clock, shownMs, unsaved } };
}

function sessionById(id: CalmSessionId): CalmSession {
  const session = CALM_SESSIONS.find((one) => one.id === id);
  if (!session) throw new RangeError(`No session ${id}`);
  return session;
}
