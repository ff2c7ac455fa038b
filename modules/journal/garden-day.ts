import type { GardenDay } from './contract.ts';
import type { GardenDayRow } from './garden-table.ts';

/** A day as the garden shows it: feelings in the order they were felt, whenever they were sent. */
export function gardenDay({ local_date, flowers, rested, deeds }: GardenDayRow): GardenDay {
  const inOrder = Object.entries(flowers).sort(
    ([oneId, one], [otherId, other]) => compare(one.at, other.at) || compare(oneId, otherId),
  );
  const feelings = inOrder.map(([, { feeling }]) => feeling);
  return { localDate: local_date, feelings, isRestDay: rested && feelings.length === 0, deeds: [...deeds] };
}

/** Instants in UTC sort as text. */
const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));
