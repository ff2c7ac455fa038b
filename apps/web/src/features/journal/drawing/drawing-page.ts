import { bytesOf, DRAWING_LIMITS, type Mark } from '@wonderlings/journal/drawing-contract';
import { simplified } from './simplify.ts';

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
