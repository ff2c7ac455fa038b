import type { CalmSession } from './calm.catalogue.ts';
import { beatAt, linesAt } from './calm-position.ts';
import { foundBy, KEEPSAKES } from './keepsakes.catalogue.ts';

/** All that a session shows at a time. */
export function momentAt(session: CalmSession, elapsedMs: number) {
  return {
    ...linesAt(session, elapsedMs),
    beat: beatAt(session.breath, elapsedMs),
    found: foundBy(KEEPSAKES[session.id], elapsedMs),
  };
}

export type SessionMoment = ReturnType<typeof momentAt>;
