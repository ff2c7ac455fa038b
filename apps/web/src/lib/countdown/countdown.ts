export const SECOND_MS = 1_000;

/** Milliseconds left, between 0 and `atMost`: a clock that was set back does not lengthen a countdown. */
export const leftAt = (endsAt: number, now: number, atMost: number): number =>
  Math.min(Math.max(endsAt - now, 0), atMost);

/** The number to show: 30 for the whole first second, 1 for the last one, 0 when it is over. */
export const secondsShown = (leftMs: number): number => Math.ceil(leftMs / SECOND_MS);

/** When the shown number changes next. Never 0, so that a tick is followed by another one, not by itself. */
export const msToNextSecond = (leftMs: number): number => leftMs % SECOND_MS || SECOND_MS;
