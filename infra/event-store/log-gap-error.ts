import type { StoredEvent } from '@wonderlings/kernel';

/** An event is missing from the log's dense order, or a checkpoint lies beyond its end: this is not the log that was read before. */
export class LogGapError extends Error {
  override readonly name = 'LogGapError';
}

/** Positions are unique and the page is sorted, so its two ends tell whether anything is missing. */
export function assertDense(page: readonly StoredEvent[], after: string): void {
  const first = page[0];
  const last = page.at(-1);
  if (!first || !last) return;
  const expected = BigInt(after) + 1n;
  if (BigInt(first.position) !== expected) {
    throw new LogGapError(`The log continues at position ${first.position} where ${expected} should be`);
  }
  if (BigInt(last.position) - expected + 1n !== BigInt(page.length)) {
    throw new LogGapError(`The log has ${page.length} events from position ${expected} to ${last.position}`);
  }
}
