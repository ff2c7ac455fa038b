/** Seconds until the next try after that many wrong ones in a row; after more than there are places, the last. */
const WAITS = [0, 0, 0, 30, 120, 600, 3_600] as const;

/** @param wrongTries in a row, the one that has just failed among them */
export function nextTryAfter(wrongTries: number, now: Date): Date | null {
  const seconds = WAITS[Math.min(wrongTries, WAITS.length) - 1] ?? 0;
  return seconds === 0 ? null : new Date(now.getTime() + seconds * 1_000);
}
