import { type Visit, withMinute } from './visit-times.ts';

/** How often a feeling was saved on a day, at each of its four sizes, and how big it was the first time. */
interface FeltOnDay {
  readonly first: number;
  readonly times: readonly number[];
}
/** What the activities of one card took on a day. */
interface SpentOnDay {
  readonly seconds: number;
  readonly times: number;
  readonly longest: number;
}

/**
 * What a day of a child was made of, in counts alone. No larger after ten thousand events than after a hundred: there are so many
 * feelings, cards and half hours.
 */
export interface DayFigures {
  /** Feelings, pages, finished activities and kept affirmations. What was earned by them is none. */
  readonly things: number;
  /** A note or a page; never its words. */
  readonly wrote: boolean;
  readonly felt: Readonly<Record<string, FeltOnDay>>;
  /** By card of the activities. */
  readonly spent: Readonly<Record<string, SpentOnDay>>;
  readonly visits: readonly Visit[];
}

export const NOTHING: DayFigures = { things: 0, wrote: false, felt: {}, spent: {}, visits: [] };

const SIZES = [1, 2, 3, 4] as const;

export const withVisit = (day: DayFigures, minute: number): DayFigures => ({
  ...day,
  visits: withMinute(day.visits, minute),
});

export const withThing = (day: DayFigures): DayFigures => ({ ...day, things: day.things + 1 });

export const withWords = (day: DayFigures): DayFigures => (day.wrote ? day : { ...day, wrote: true });

/** @param size a step of the slider, 1 to 4 */
export function withFeeling(day: DayFigures, { feeling, size }: { feeling: string; size: number }): DayFigures {
  const { first, times } = day.felt[feeling] ?? { first: size, times: SIZES.map(() => 0) };
  const counted = { first, times: times.map((count, index) => (index === size - 1 ? count + 1 : count)) };
  return withThing({ ...day, felt: { ...day.felt, [feeling]: counted } });
}

/** @param seconds that it took; 0 for what is not timed */
export function withActivity(day: DayFigures, card: string, seconds: number): DayFigures {
  const known = day.spent[card] ?? { seconds: 0, times: 0, longest: 0 };
  const spent = {
    seconds: known.seconds + seconds,
    times: known.times + 1,
    longest: Math.max(known.longest, seconds),
  };
  return withThing({ ...day, spent: { ...day.spent, [card]: spent } });
}
