import { dayNumber } from '../../../lib/local-day/local-day.ts';
import { useNarrow } from '../../../lib/use-width.ts';

/** The meadow's box in its own units; the sky ends at `horizon`. */
export interface Field {
  readonly width: number;
  readonly height: number;
  readonly horizon: number;
}

export const WIDE_FIELD: Field = { width: 1200, height: 560, horizon: 190 };
export const TALL_FIELD: Field = { width: 600, height: 760, horizon: 190 };

export interface Spot {
  /** Where the plant's foot stands. */
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** From the back, 0. */
  readonly row: number;
}

/** Room for petals at the sides, and for feet in front. */
const MARGIN = 44;
/** A plant's drawing is as wide as this at scale 1. */
const PLANT_WIDTH = 52;
const MOST_SCALE = 2.3;
/** The farthest row is so much smaller than the nearest. */
const FAR = 0.72;
/** Every other row stands in the gaps of the one behind. */
const HALF_STEP = 0.2;
/** How far from its place in the row a plant may stand, of the way to the next. */
const STRAY = 0.2;
/** More rows than a square pattern has: a meadow is seen from the side. */
const ROWS = 1.6;

/**
 * Where the plants of so many days stand, the first at the back, so that a later one grows in front of it. A day keeps its
 * spot while the garden is watched growing. Nothing is by chance: a day strays by its own number.
 */
export function spotsOf(localDates: readonly string[], { width, height, horizon }: Field): readonly Spot[] {
  const [fieldWidth, fieldHeight] = [width - 2 * MARGIN, height - horizon - MARGIN];
  const rows = Math.max(1, Math.round(Math.sqrt((ROWS * localDates.length * fieldHeight) / fieldWidth)));
  const inRow = Math.ceil(localDates.length / rows);
  const [stepX, stepY] = [fieldWidth / inRow, fieldHeight / rows];
  const scale = Math.min(MOST_SCALE, (1.35 * stepX) / PLANT_WIDTH, (1.5 * stepY) / PLANT_WIDTH);
  return localDates.map((localDate, index) => {
    const [row, place] = [Math.floor(index / inRow), index % inRow];
    const nearness = rows === 1 ? 1 : row / (rows - 1);
    return {
      x: MARGIN + (place + 0.5 + HALF_STEP * (row % 2 ? 1 : -1) + STRAY * strayOf(localDate, 1)) * stepX,
      y: horizon + (row + 0.75 + STRAY * strayOf(localDate, 2)) * stepY,
      scale: scale * (FAR + (1 - FAR) * nearness),
      row,
    };
  });
}

/** -1 to 1, always the same for a day. */
function strayOf(localDate: string, salt: number): number {
  // The finaliser of MurmurHash3: neighbouring days must not stray alike.
  let mixed = Math.imul(dayNumber(localDate) * 2 + salt, 0x9e3779b1);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 0x80000000 - 1;
}

/** A wide meadow where there is room, a tall one on a phone. */
export const useField = (): Field => (useNarrow() ? TALL_FIELD : WIDE_FIELD);
