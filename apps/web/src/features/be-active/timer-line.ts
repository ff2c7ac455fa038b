import { SECOND_MS } from '../../lib/countdown/countdown.ts';
import { TIMER_LINES } from './be-active.copy.ts';

/** The last bit is a sixth: five seconds of thirty. */
const LAST_SHARE = 1 / 6;

export function timerLine(leftMs: number, seconds: number): string {
  const share = leftMs / (seconds * SECOND_MS);
  if (share <= LAST_SHARE) return TIMER_LINES.last;
  return share <= 0.5 ? TIMER_LINES.half : TIMER_LINES.start;
}
