import type { GardenDay } from './contract.ts';
import { feelingParts } from './feeling-name-contract.ts';
import type { GardenDayRow } from './garden-table.ts';
import type { MoodRow } from './tables.ts';

/** What of a mood shows in the garden. Never a word of a note. */
export type FlowerRow = Pick<MoodRow, 'local_date' | 'feeling' | 'base_feeling_name'>;

/**
 * The days as the garden shows them, newest first. A rest day that became a check-in after all shows its flower.
 * @param flowers in the order they were felt, whenever they were sent
 */
export function growGarden(flowers: readonly FlowerRow[], days: readonly GardenDayRow[]): GardenDay[] {
  const feelings = new Map<string, string[]>();
  for (const flower of flowers) {
    const grown = feelings.get(flower.local_date);
    if (grown) grown.push(baseFeelingOf(flower));
    else feelings.set(flower.local_date, [baseFeelingOf(flower)]);
  }
  const rows = new Map(days.map((day) => [day.local_date, day]));
  const localDates = [...new Set([...feelings.keys(), ...rows.keys()])].sort().reverse();
  return localDates.map((localDate) => {
    const grown = feelings.get(localDate) ?? [];
    const { rested = false, deeds = [] } = rows.get(localDate) ?? {};
    return { localDate, feelings: grown, isRestDay: rested && grown.length === 0, deeds: [...deeds] };
  });
}

/** `"Okay (All right)"` is the feeling "Okay", also where the event does not say so. */
export const baseFeelingOf = ({ feeling, base_feeling_name }: Pick<MoodRow, 'feeling' | 'base_feeling_name'>): string =>
  base_feeling_name ?? feelingParts(feeling).name;
