import type { WeekOfFeelings } from '@wonderlings/history/month-contract';
import { round } from '../../../art/companions/rig/geometry.ts';
import type { FlowerId } from '../../../art/flowers/flower-of.ts';
import { BED_ORDER, flowerFor } from './beds.ts';

/** With fewer weeks there is no stream to see. */
export const FEWEST_WEEKS = 4;

/** A feeling over the weeks, oldest first. */
export interface Strand {
  readonly id: FlowerId;
  readonly counts: readonly number[];
}

/** A strand for each feeling that was saved at all, in the order of the catalogue. */
export function strandsOf(weeks: readonly WeekOfFeelings[]): readonly Strand[] {
  const countIn = ({ feelings }: WeekOfFeelings, id: FlowerId) =>
    Object.entries(feelings).reduce((sum, [feeling, count]) => (flowerFor(feeling) === id ? sum + count : sum), 0);
  return BED_ORDER.map((id) => ({ id, counts: weeks.map((week) => countIn(week, id)) })).filter(({ counts }) =>
    counts.some((count) => count > 0),
  );
}

/** Over three weeks, with weights 1-2-1, so that one busy day is no spike; an end counts itself for the week it has not. */
export const overThreeWeeks = (counts: readonly number[]): readonly number[] =>
  counts.map((count, week) => ((counts[week - 1] ?? count) + 2 * count + (counts[week + 1] ?? count)) / 4);

export interface StreamSize {
  readonly width: number;
  /** Without the axis below. */
  readonly height: number;
}
export interface Band {
  readonly id: FlowerId;
  readonly path: string;
  /** The middle of its widest place, and how wide it is there. */
  readonly widest: { readonly x: number; readonly y: number; readonly height: number };
}

const SIDE = 4;
export const weekX = (week: number, weeks: number, width: number): number =>
  round(SIDE + (week / (weeks - 1)) * (width - 2 * SIDE));

type Edge = readonly (readonly [x: number, y: number])[];

/** A centred stack: each strand is as high as it was saved often. The first and the last week hold no name. */
export function streamBands(strands: readonly Strand[], { width, height }: StreamSize): readonly Band[] {
  const smooth = strands.map(({ counts }) => overThreeWeeks(counts));
  const weeks = smooth[0]?.length ?? 0;
  const totals = Array.from({ length: weeks }, (_, week) =>
    smooth.reduce((sum, counts) => sum + (counts[week] ?? 0), 0),
  );
  const scale = height / Math.max(...totals, 1);
  const top = (strand: number, week: number) =>
    height / 2 +
    scale * (smooth.slice(0, strand).reduce((sum, counts) => sum + (counts[week] ?? 0), 0) - (totals[week] ?? 0) / 2);
  const edge = (strand: number): Edge => totals.map((_, week) => [weekX(week, weeks, width), round(top(strand, week))]);
  return strands.map(({ id }, strand) => {
    const inner = totals.map((_, week) => week).slice(1, -1);
    const high = (week: number) => top(strand + 1, week) - top(strand, week);
    const week = inner.reduce((best, one) => (high(one) > high(best) ? one : best), inner[0] ?? 0);
    const widest = {
      x: weekX(week, weeks, width),
      y: round((top(strand, week) + top(strand + 1, week)) / 2),
      height: high(week),
    };
    return { id, path: `${curve(edge(strand), 'M')}${curve(edge(strand + 1).toReversed(), 'L')}Z`, widest };
  });
}

/** Level at each week, so that it rises and falls where the counts do and never overshoots. */
function curve(points: Edge, begin: 'M' | 'L'): string {
  return points
    .map(([x, y], index) => {
      const before = points[index - 1];
      if (!before) return `${begin}${x} ${y}`;
      const half = (x - before[0]) / 2;
      return `C${round(before[0] + half)} ${before[1]} ${round(x - half)} ${y} ${x} ${y}`;
    })
    .join('');
}
