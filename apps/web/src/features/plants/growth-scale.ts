/** Specification 001, section 9. */
const PX_PER_CM = 10;
/**
 * Up to here a chart keeps 10 px per cm: 600 px is what a phone shows at once. Above, the whole scale gets smaller. It is not
 * broken in the middle and does not scroll: twice as tall stays twice as high, and a child sees the tip and the soil together.
 */
export const TALLEST_AT_FULL_SIZE_CM = 60;
/** Above every bar: its number and its flower. */
const ROOM_ABOVE_CM = 2;
const MARK_CM = 5;
/** Marks of a smaller scale, each a number that a child can count in. */
const WIDER_MARKS_CM = [10, 20, 50, 100, 200, 500, 1000, 2000] as const;
/** As far apart as the marks of a full-size ruler, or a little less. */
const CLOSEST_MARKS_PX = 40;

export interface GrowthScale {
  readonly pxPerCm: number;
  /** Centimeters from one long mark of the ruler to the next. */
  readonly markCm: number;
  /** Where the ruler has its marks, from the soil up, in centimeters. */
  readonly marks: readonly number[];
  /** The ruler's whole length, in pixels. */
  readonly lengthPx: number;
  /** True when the plant was too tall for 10 px per cm. */
  readonly steppedBack: boolean;
}

/** One scale for all bars of a plant, by its tallest height in centimeters. */
export function growthScale(tallestCm: number): GrowthScale {
  const steppedBack = tallestCm > TALLEST_AT_FULL_SIZE_CM;
  const pxPerCm = steppedBack ? (PX_PER_CM * TALLEST_AT_FULL_SIZE_CM) / tallestCm : PX_PER_CM;
  const wider = WIDER_MARKS_CM.find((cm) => cm * pxPerCm >= CLOSEST_MARKS_PX) ?? WIDER_MARKS_CM[7];
  const markCm = steppedBack ? wider : MARK_CM;
  const top = Math.ceil((tallestCm + (steppedBack ? 0 : ROOM_ABOVE_CM)) / markCm);
  const marks = Array.from({ length: Math.max(2, top) + 1 }, (_, index) => index * markCm);
  return { pxPerCm, markCm, marks, lengthPx: (marks.at(-1) ?? 0) * pxPerCm, steppedBack };
}

export type GrowthStage = 'sprout' | 'bud' | 'flower';
const STAGES: readonly GrowthStage[] = ['sprout', 'sprout', 'bud', 'bud'];

/** What the nth bar (from 0, by date) bears: the journal blooms with its fifth page, however slowly the plant grows. */
export const stageOf = (index: number): GrowthStage => STAGES[index] ?? 'flower';
