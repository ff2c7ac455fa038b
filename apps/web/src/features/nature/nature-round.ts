import { z } from 'zod';
import { deviceDocument } from '../../device/store/device-document.ts';
import {
  NATURE_ACTIVITIES,
  NATURE_IDS,
  type NatureActivity,
  type NatureFilter,
  type NatureId,
} from './nature.catalogue.ts';

/**
 * What is ticked. A round has no end of its own: the specification knows none, all eight take more than two hours, which is
 * no one day of a child, and a tick that is gone in the morning would say that it did not count. So ticks stay until the
 * child takes them off, one by one or with "Start again"; a child who goes bird watching again ticks it again.
 */
export interface NatureRound {
  readonly ticked: readonly NatureId[];
  /** For each activity the last local date on which its first tick was recorded. */
  readonly recordedOn: Readonly<Partial<Record<NatureId, string>>>;
}

export const FIRST_ROUND: NatureRound = { ticked: [], recordedOn: {} };

export interface NatureProgress {
  readonly done: number;
  readonly total: number;
  /** Whole percent. */
  readonly percent: number;
  readonly complete: boolean;
}

/** Ticks or un-ticks; `today` is the local date, which counts only for a tick. */
export function toggled(round: NatureRound, id: NatureId, today: string): NatureRound {
  return round.ticked.includes(id)
    ? { ...round, ticked: round.ticked.filter((other) => other !== id) }
    : { ticked: [...round.ticked, id], recordedOn: { ...round.recordedOn, [id]: latest(round.recordedOn[id], today) } };
}

/** Whether this press is the first tick of the activity on that local date, which is what is recorded. */
export function isFirstTick(round: NatureRound, id: NatureId, today: string): boolean {
  return !round.ticked.includes(id) && today > (round.recordedOn[id] ?? '');
}

export function startedAgain(round: NatureRound): NatureRound {
  return { ...round, ticked: [] };
}

/** Brings ticks back after "Start again"; what was ticked meanwhile stays. */
export function withTicks(round: NatureRound, ids: readonly NatureId[]): NatureRound {
  return { ...round, ticked: [...new Set([...ids, ...round.ticked])] };
}

export function progressOf({ ticked }: NatureRound): NatureProgress {
  const done = ticked.length;
  const total = NATURE_ACTIVITIES.length;
  return { done, total, percent: Math.round((done / total) * 100), complete: done === total };
}

export function inCategory(filter: NatureFilter): readonly NatureActivity[] {
  return filter === 'All' ? NATURE_ACTIVITIES : NATURE_ACTIVITIES.filter(({ category }) => category === filter);
}

function latest(one: string | undefined, other: string): string {
  return one !== undefined && one > other ? one : other;
}

const natureId = z.enum(NATURE_IDS);

/** The ticks of the nature page, on this device. */
export const natureDocument = deviceDocument<NatureRound>({
  name: 'nature',
  schema: z.object({
    ticked: z.array(natureId).transform((ids) => [...new Set(ids)]),
    recordedOn: z.partialRecord(natureId, z.iso.date()),
  }),
  initial: FIRST_ROUND,
});
