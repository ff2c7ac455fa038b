/** Before the first event of any log. */
export const START = '0';

/** Positions are decimal strings, because a double cannot hold all of them. */
export function comparePositions(a: string, b: string): number {
  const difference = BigInt(a) - BigInt(b);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** How many events lie after `after` when the log ends at `head`, where positions have no gaps. */
export function distance(after: string | null, head: string): number {
  return Math.max(0, Number(BigInt(head) - BigInt(after ?? START)));
}
