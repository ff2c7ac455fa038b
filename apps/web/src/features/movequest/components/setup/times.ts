import { fill } from '../../../../lib/copy/fill.ts';
import { MOVEQUEST_COPY } from '../../movequest.copy.ts';
import { DEFAULT_SECONDS, SECONDS_PER_MOVE, type SecondsPerMove } from '../../session-plan.ts';

/** Time per Move as chips, whose ids are words. */
export const TIMES = SECONDS_PER_MOVE.map((seconds) => ({
  id: `${seconds}` as const,
  label: fill(MOVEQUEST_COPY.seconds, { n: seconds }),
}));

export const secondsOf = (id: `${SecondsPerMove}`): SecondsPerMove =>
  SECONDS_PER_MOVE.find((seconds) => `${seconds}` === id) ?? DEFAULT_SECONDS;
