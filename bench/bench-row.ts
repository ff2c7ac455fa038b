/** One line of the table that `npm run bench` prints; `ratio` is ours / reference in the direction that `goal` names. */
export interface BenchRow {
  readonly name: string;
  readonly ours: string;
  readonly reference: string;
  readonly ratio: string;
  readonly goal: string;
}

/** A figure with nothing beside it to be compared with. */
export const figure = (name: string, ours: string, goal = '-'): BenchRow => ({
  name,
  ours,
  reference: '-',
  ratio: '-',
  goal,
});

/** The value below which so much of them lies; NaN of none. @param share from 0 to 1 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** A difference that a noisy machine makes by itself. */
const NOISE = 0.1;

/**
 * Ours by the reference, pair by pair of rounds that ran one after the other: the middle one and the spread; "even" where the middle one differs
 * by less than a tenth.
 */
export function pairedRatio(ours: readonly number[], reference: readonly number[]): string {
  const ratios = ours.map((value, round) => value / (reference[round] ?? Number.NaN));
  const middle = median(ratios);
  const spread = `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`;
  return `${Math.abs(middle - 1) < NOISE ? 'even, ' : ''}${middle.toFixed(2)}x (${spread})`;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);
