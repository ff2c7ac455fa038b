import { useState } from 'react';
import { type DeviceDocumentHandle, useDeviceDocument } from '../../device/store/use-device-document.ts';
import { useRecordActivity } from '../activities/index.ts';
import type { Quality, SleepRecommendation } from './sleep.catalogue.ts';
import { analysisOf, qualityOf, recommendationFor, type SleepAnalysis } from './sleep-analysis.ts';
import { type SleepDiary, sleepDocument } from './sleep-diary.ts';
import { type SleepEntry, sleepEntry, withEntry, withEntryAgain, withoutEntry } from './sleep-log.ts';

/** What the child did last, as long as it can be said or undone. */
export type SleepNews =
  | { readonly what: 'added'; readonly entry: SleepEntry; readonly replaced: SleepEntry | null }
  | { readonly what: 'removed'; readonly entry: SleepEntry };

export interface SleepDiaryHandle {
  readonly device: Pick<DeviceDocumentHandle<SleepDiary>, 'status' | 'problem' | 'retry'>;
  readonly age: number;
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
  const range = recommendationFor(diary.age);
  const changeEntries = (change: (entries: readonly SleepEntry[]) => readonly SleepEntry[]) =>
    update((kept) => ({ ...kept, entries: change(kept.entries) }));

  return {
    device,
    age: diary.age,
    range,
    entries: diary.entries,
    analysis: analysisOf(diary.entries, range),
    news,
    qualityOf: ({ hours }) => qualityOf(hours, range),
    changeAge: (age) => update((kept) => ({ ...kept, age })),
    add: (bedtime, wakeup) => {
      const entry = sleepEntry(today, bedtime, wakeup);
      setNews({ what: 'added', entry, replaced: diary.entries.find(({ date }) => date === today) ?? null });
      // Once a date, also for whoever flies back over the date line; and never how long the night was.
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
