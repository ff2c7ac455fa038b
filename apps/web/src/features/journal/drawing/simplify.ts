import { bytesOf, DRAWING_LIMITS, type Mark, PAPER } from '@wonderlings/journal/drawing-contract';

/** x, y, x, y, … as {@link Line} has them. */
type Points = readonly number[];

/**
 * A line without the points that do not show: those left out lie within `tolerance` of it, in units of the paper
 * (Ramer 1972, Douglas and Peucker 1973). Its ends stay.
 */
export function simplified(points: Points, tolerance: number): number[] {
  const last = points.length / 2 - 1;
  const stays = new Set([0, last]);
  const parts: (readonly [from: number, to: number])[] = [[0, last]];
  for (let part = parts.pop(); part; part = parts.pop()) {
    const [from, to] = part;
    let farthest = from;
    let most = tolerance;
    for (let index = from + 1; index < to; index += 1) {
      const distance = distanceTo(points, index, from, to);
      if (distance > most) [farthest, most] = [index, distance];
    }
    if (farthest === from) continue;
    stays.add(farthest);
    parts.push([from, farthest], [farthest, to]);
  }
  return [...stays].toSorted((one, other) => one - other).flatMap((index) => pointAt(points, index));
}

const pointAt = (points: Points, index: number): [x: number, y: number] => [
  points[index * 2] ?? 0,
  points[index * 2 + 1] ?? 0,
];

/** How far a point is from the straight piece between two others, ends and all: a line may come back on itself. */
function distanceTo(points: Points, index: number, from: number, to: number): number {
  const [x, y] = pointAt(points, index);
  const [fromX, fromY] = pointAt(points, from);
  const [toX, toY] = pointAt(points, to);
  const [dx, dy] = [toX - fromX, toY - fromY];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - fromX) * dx + (y - fromY) * dy) / length));
  return Math.hypot(x - fromX - along * dx, y - fromY - along * dy);
}

/** What a pointer did, as a line that is kept: on the paper, in whole units, as coarse as it has to be to fit. */
export function lineOf(raw: Points, tolerance: number): number[] {
  const clean = raw.map((at, index) =>
    Math.round(Math.min(index % 2 === 0 ? PAPER.width : PAPER.height, Math.max(0, at))),
  );
  let points = simplified(clean, tolerance);
  for (let coarser = tolerance * 2; points.length > DRAWING_LIMITS.points * 2; coarser *= 2)
    points = simplified(clean, coarser);
  // Where nothing moved, its two ends are one dot.
  const isDot = points.length === 4 && points[0] === points[2] && points[1] === points[3];
  return isDot ? points.slice(0, 2) : points;
}

/** How coarse lines may become so that one more fits, in units of the paper; the last is a quarter of a crayon's tip. */
const COARSER = [2, 4, 7] as const;

/** The marks as they are, or coarser where that makes them fit; null where nothing does: the paper is full. */
export function fitting(marks: readonly Mark[]): readonly Mark[] | null {
  if (marks.length > DRAWING_LIMITS.marks) return null;
  if (fits(marks)) return marks;
  for (const tolerance of COARSER) {
    const coarse = marks.map((mark) =>
      mark.kind === 'line' ? { ...mark, points: simplified(mark.points, tolerance) } : mark,
    );
    if (fits(coarse)) return coarse;
  }
  return null;
}

const fits = (marks: readonly Mark[]): boolean => bytesOf({ marks }) <= DRAWING_LIMITS.bytes;
