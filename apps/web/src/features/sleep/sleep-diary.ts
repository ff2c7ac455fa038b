import { useState } from 'react';
import { z } from 'zod';
import { deviceDocument } from '../../device/store/device-document.ts';
import { type DeviceDocumentHandle, useDeviceDocument } from '../../device/store/document-stores.ts';
import { useRecordActivity } from '../activities/index.ts';
import { groupOfAge, rememberedAge, yearsOf } from '../affirmations/index.ts';
import type { Quality, SleepRecommendation } from './sleep.catalogue.ts';
import {
  analysisOf,
  DEFAULT_AGE,
  MAX_AGE,
  MIN_AGE,
  qualityOf,
  recommendationFor,
  type SleepAnalysis,
} from './sleep-analysis.ts';
import { LOG_LIMIT, type SleepEntry, sleepEntry, withEntry, withEntryAgain, withoutEntry } from './sleep-log.ts';

const localDate = z.iso.date();
const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const storedEntry = z.object({
  date: localDate,
  bedtime: timeOfDay,
  wakeup: timeOfDay,
  hours: z.number().min(0).max(24),
});

/** What the sleep page keeps on this device. None of it is ever sent anywhere. */
const sleepDiarySchema = z.object({
  age: z.int().min(MIN_AGE).max(MAX_AGE),
  /** Whether the child has seen to it; not there in what was kept before it was asked only once. */
  ageTold: z.boolean().optional(),
  /** Newest first, one a date. */
  entries: z.array(storedEntry).max(LOG_LIMIT).readonly(),
  /** The last date on which "a night was logged" was recorded; null before the first. */
  recordedOn: localDate.nullable(),
});
type SleepDiary = z.infer<typeof sleepDiarySchema>;

const sleepDocument = deviceDocument<SleepDiary>({
  name: 'sleep',
  schema: sleepDiarySchema,
  initial: { age: DEFAULT_AGE, entries: [], recordedOn: null },
});

/** What the child did last, as long as it can be said or undone. */
type SleepNews =
  | { readonly what: 'added'; readonly entry: SleepEntry; readonly replaced: SleepEntry | null }
  | { readonly what: 'removed'; readonly entry: SleepEntry };

export interface SleepDiaryHandle {
  readonly device: Pick<DeviceDocumentHandle<SleepDiary>, 'status' | 'problem' | 'retry'>;
  readonly age: number;
  /** The years that were told with another page's question (`10-11`), until the child says more here. */
  readonly ages: string | null;
  /** It is asked once; afterwards it waits folded. Undefined until the device has answered. */
  readonly ageTold: boolean | undefined;
  readonly range: SleepRecommendation;
  /** Newest first. */
  readonly entries: readonly SleepEntry[];
  readonly analysis: SleepAnalysis | null;
  readonly news: SleepNews | null;
  readonly qualityOf: (entry: SleepEntry) => Quality;
  readonly changeAge: (age: number) => void;
  /** Writes the night down for today. Both times are `HH:MM`. */
  readonly add: (bedtime: string, wakeup: string) => void;
  readonly remove: (entry: SleepEntry) => void;
  /** Puts back the night that was removed or replaced last. */
  readonly undo: () => void;
}

/** The child's sleep log. `today` is its own calendar day, `YYYY-MM-DD`. */
export function useSleepDiary(today: string): SleepDiaryHandle {
  const { value: diary, update, ...device } = useDeviceDocument(sleepDocument);
  const record = useRecordActivity();
  const [news, setNews] = useState<SleepNews | null>(null);
  const group = useDeviceDocument(rememberedAge);
  const isLoading = device.status === 'loading' || group.status === 'loading';
  const isTold = diary.ageTold ?? diary.age !== DEFAULT_AGE;
  const ages = isTold ? null : group.value;
  const age = ages ? yearsOf(ages)[0] : diary.age;
  const range = recommendationFor(age);
  const changeEntries = (change: (entries: readonly SleepEntry[]) => readonly SleepEntry[]) =>
    update((kept) => ({ ...kept, entries: change(kept.entries) }));

  return {
    device,
    age,
    ages,
    ageTold: isLoading ? undefined : isTold || ages !== null || diary.entries.length > 0,
    range,
    entries: diary.entries,
    analysis: analysisOf(diary.entries, range),
    news,
    qualityOf: ({ hours }) => qualityOf(hours, range),
    changeAge: (told) => {
      update((kept) => ({ ...kept, age: told, ageTold: true }));
      group.update((before) => groupOfAge(told, before));
    },
    add: (bedtime, wakeup) => {
      const entry = sleepEntry(today, bedtime, wakeup);
      setNews({ what: 'added', entry, replaced: diary.entries.find(({ date }) => date === today) ?? null });
      // Once a date, also after a flight back over the date line; and never how long the night was.
      if (diary.recordedOn === null || diary.recordedOn < today) record({ kind: 'sleep/log', durationSeconds: 0 });
      update((kept) => ({
        ...kept,
        entries: withEntry(kept.entries, entry),
        recordedOn: latest(kept.recordedOn, today),
      }));
    },
    remove: (entry) => {
      setNews({ what: 'removed', entry });
      changeEntries((entries) => withoutEntry(entries, entry.date));
    },
    undo: () => {
      setNews(null);
      if (news?.what === 'removed') changeEntries((entries) => withEntryAgain(entries, news.entry));
      const replaced = news?.what === 'added' ? news.replaced : null;
      if (replaced) changeEntries((entries) => withEntry(entries, replaced));
    },
  };
}

function latest(one: string | null, other: string): string {
  return one !== null && one > other ? one : other;
}
