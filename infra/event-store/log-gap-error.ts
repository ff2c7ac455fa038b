import type { StoredEvent } from '@wonderlings/kernel';

/** An event is missing from the log's order, or a checkpoint is no place in it: this is not the log that was read before. */
export class LogGapError extends Error {
  override readonly name = 'LogGapError';
}

/**
 * Positions are unique and the page is sorted, so two ends tell whether anything is missing between them.
 * @param after the position that the page was read from; what lies up to it is not looked at
 */
export function assertDense(page: readonly StoredEvent[], after: string): void {
  const above = page.filter(({ position }) => BigInt(position) > BigInt(after));
  const gap = firstGap(above, BigInt(after) + 1n);
  if (gap) throw new LogGapError(gap);
}

/** Whether the page is what an unswept log has after that position. */
export const isDense = (page: readonly StoredEvent[], after: string): boolean =>
  firstGap(page, BigInt(after) + 1n) === null;

function firstGap(page: readonly StoredEvent[], expected: bigint): string | null {
  const first = page[0];
  const last = page.at(-1);
  if (!first || !last) return null;
  if (BigInt(first.position) !== expected) {
    return `The log continues at position ${first.position} where ${expected} should be`;
  }
  if (BigInt(last.position) - expected + 1n === BigInt(page.length)) return null;
  return `The log has ${page.length} events from position ${expected} to ${last.position}`;
}
