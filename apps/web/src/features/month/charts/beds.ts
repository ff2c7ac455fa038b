import type { DayOfMonth, MonthFigures } from '@wonderlings/history/month-contract';
import { QUICK_MOODS, RICH_MOODS } from '@wonderlings/journal/catalogue';
import { FLOWER_IDS, FLOWER_NAMES, type FlowerId } from '../../../art/flowers/flower-of.ts';
import { total } from '../month-days.ts';

/** A feeling on one of its days, as large as it was the first time there. */
interface Bloom {
  readonly localDate: string;
  readonly size: number;
}
/** The row of a feeling in the meadow. */
export interface Bed {
  readonly id: FlowerId;
  readonly name: string;
  readonly times: number;
  readonly blooms: readonly Bloom[];
}

/** What the server calls a feeling by the flower it grows; what this page does not know grows wild. */
export const flowerFor = (feeling: string): FlowerId => FLOWER_IDS.find((id) => id === feeling) ?? 'wild';

/** In the order of the catalogue, which never follows the amounts: a month can be laid beside another. */
export const BED_ORDER: readonly FlowerId[] = [
  ...new Set<FlowerId>([...RICH_MOODS.map(({ id }) => id), ...QUICK_MOODS.map(({ id }) => id), 'wild']),
];

/** A bed for each feeling that was saved. */
export function bedsOf({ days }: Pick<MonthFigures, 'days'>): readonly Bed[] {
  return BED_ORDER.map((id) => bedOf(id, days)).filter(({ times }) => times > 0);
}

function bedOf(id: FlowerId, days: readonly DayOfMonth[]): Bed {
  const felt = days.flatMap(({ localDate, feelings }) =>
    feelings.filter(({ feeling }) => flowerFor(feeling) === id).map((one) => ({ localDate, ...one })),
  );
  return {
    id,
    name: FLOWER_NAMES[id],
    times: felt.reduce((sum, { times }) => sum + total(times), 0),
    blooms: felt.map(({ localDate, first }) => ({ localDate, size: first })),
  };
}

/** Feelings that the month has none of, by name; a feeling that no list has is never missed. */
export const unsavedNames = (beds: readonly Bed[]): readonly string[] =>
  BED_ORDER.filter((id) => id !== 'wild' && !beds.some((bed) => bed.id === id)).map((id) => FLOWER_NAMES[id]);

/** `"Okay (2), Okay (3), Calm (2)"`: what was felt on a day, with how big. */
export function feltWords({ feelings }: DayOfMonth): string {
  return BED_ORDER.flatMap((id) =>
    feelings
      .filter(({ feeling }) => flowerFor(feeling) === id)
      .flatMap(({ times }) =>
        times.flatMap((count, index) => {
          const one = `${FLOWER_NAMES[id]} (${index + 1})`;
          return count === 0 ? [] : [count === 1 ? one : `${one}, ${count} times`];
        }),
      ),
  ).join('; ');
}
