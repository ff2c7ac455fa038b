import { TIMER_LINES } from './be-active.copy.ts';

/** The last bit is a sixth: five seconds of thirty. */
const LAST_SHARE = 1 / 6;

export function timerLine(shownMs: number, lengthMs: number): string {
  const left = (lengthMs - shownMs) / lengthMs;
  if (left <= LAST_SHARE) return TIMER_LINES.last;
  return left <= 0.5 ? TIMER_LINES.half : TIMER_LINES.start;
}
