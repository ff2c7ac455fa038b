import { z } from 'zod';
import { deviceDocument } from '../../device/store/device-document.ts';
import { documentStoreOf } from '../../device/store/document-stores.ts';
import { addDays, localDateOf } from '../../lib/local-day/local-day.ts';

const Kept = z.object({
  /** Ids of what was ever finished on this device, each once. */
  tried: z.array(z.string()).readonly(),
  /** What was finished on the day `on`, oldest first. */
  done: z.object({ on: z.string(), ids: z.array(z.string()).readonly() }).nullable(),
  /** What home suggested last on a day: of the newest two days on which it did, the newest first. */
  suggested: z.array(z.object({ on: z.string(), id: z.string() })).readonly(),
  /** The day on which "Not now" was said. */
  notNowOn: z.string().nullable(),
  /** What was finished last, for who says something of it. */
  newest: z.object({ id: z.string(), at: z.string() }).nullable().default(null),
  /** The last day that is known to have a feeling or a page, so that home knows it without a network. */
  checkedInOn: z.string().nullable(),
});
export type DayKept = Readonly<z.infer<typeof Kept>>;

export const NOTHING_YET: DayKept = {
  tried: [],
  done: null,
  suggested: [],
  notNowOn: null,
  newest: null,
  checkedInOn: null,
};

/** For the suggestion of home, on the device alone: no call carries any of it. */
export const dayDocument = deviceDocument<DayKept>({ name: 'day', schema: Kept, initial: NOTHING_YET });

export const doneOn = ({ done }: DayKept, day: string): readonly string[] => (done?.on === day ? done.ids : []);

/** Something was finished on a day. */
export function withDone(kept: DayKept, id: string, on: string): DayKept {
  return {
    ...kept,
    tried: kept.tried.includes(id) ? kept.tried : [...kept.tried, id],
    done: { on, ids: [...doneOn(kept, on).filter((other) => other !== id), id] },
  };
}

/** What was suggested on the day before. */
export function suggestedBefore({ suggested }: DayKept, day: string): string | null {
  return suggested.find(({ on }) => on === addDays(day, -1))?.id ?? null;
}

/** The same object where that is known already. */
export function withSuggested(kept: DayKept, id: string, on: string): DayKept {
  const [newest] = kept.suggested;
  if (newest?.on === on && newest.id === id) return kept;
  return { ...kept, suggested: [{ on, id }, ...kept.suggested.filter((one) => one.on !== on)].slice(0, 2) };
}

/** Notes on the device that the child has finished something, for what home suggests next. */
export function noteDone(userId: string, id: string, at: Date): void {
  documentStoreOf(userId, dayDocument).update((kept) => ({
    ...withDone(kept, id, localDateOf(at)),
    newest: { id, at: at.toISOString() },
  }));
}
