/** A place on a land: across as a fraction of its width, down in its units. */
export type LandPoint = readonly [across: number, down: number];

export const round = (n: number): number => Math.round(n * 10) / 10;

/** The outline of a hill through points, closed at the land's foot. */
export function ridgePath(width: number, height: number, through: readonly LandPoint[]): string {
  const points = through.map(([across, down]): LandPoint => [across * width, down]);
  const at = (i: number): LandPoint => points[Math.min(Math.max(i, 0), points.length - 1)] ?? [0, 0];
  const curves = points.slice(0, -1).map((_, i) => {
    const [[ax, ay], [bx, by], [cx, cy], [dx, dy]] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const bends = [bx + (cx - ax) / 6, by + (cy - ay) / 6, cx - (dx - bx) / 6, cy - (dy - by) / 6, cx, cy];
    return `C${bends.map(round).join(' ')}`;
  });
  const [x, y] = at(0);
  return `M${round(x)} ${round(y)}${curves.join('')}V${height + 4}H${round(x)}Z`;
}
