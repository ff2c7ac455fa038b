import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query';
import {
  type GardenDay,
  JOURNAL_FEELING,
  type JournalTotals,
  type MoodEntry,
  type SaveMoodAnswer,
  type Streak,
  saveMood,
} from '@wonderlings/journal/contract';
import { Drawing } from '@wonderlings/journal/drawing-contract';
import { useMemo } from 'react';
import { z } from 'zod';
import type { CommandKind, KeptCommand } from '../../device/outbox/command.ts';
import type { Outcome } from '../../device/outbox/outbox.ts';
import { useKeptCommands } from '../../device/outbox/use-outbox.ts';
import { putShown, tellOtherTabs } from '../../lib/api/sharing-query-client.ts';
import { dayNumber, localDateOf, monthOf } from '../../lib/local-day/local-day.ts';
import { isOfAnother, useUser } from '../../lib/session/session.ts';
import { dropWaitingCelebrations } from '../celebrations/index.ts';
import { afterAct, afterShownAct } from '../rewards/index.ts';
import { JOURNAL_STREAK, streaksQuery } from '../streaks/index.ts';
import { baseFeelingOf, isHardFeeling } from './entry-words.ts';
import { dayQuery, journalTotalsQuery, journeyQuery, MOODS_KEY, monthQuery } from './journal.query.ts';

export interface SavedMood {
  readonly answer: SaveMoodAnswer;
  /** The figures before this entry; `undefined` while they are not known. */
  readonly before: JournalTotals | undefined;
}

/** A feeling that the server has, or that waits on this device under its key. */
export type SaveOutcome = Outcome<SavedMood>;

/** A feeling or a page of the journal. Once the server has it, it shows wherever it belongs. */
export const saveMoodCommand: CommandKind<SaveMoodAnswer, SavedMood | null> = {
  kind: 'mood',
  endpoint: saveMood,
  whenRefused: 'set-aside',
  onSent(queryClient, answer, { madeAt }) {
    if (!answer) {
      void queryClient.invalidateQueries({ queryKey: MOODS_KEY });
      afterAct(queryClient, null);
      return null;
    }
    const before = queryClient.getQueryData(journalTotalsQuery.queryKey);
    showSaved(queryClient, answer, madeAt);
    afterShownAct(queryClient, answer, answer.userId);
    // Also where it has waited for a network, and no page is left that lists in quiet what was earned.
    if (isHardFeeling(answer)) dropWaitingCelebrations(answer.userId);
    return { answer, before };
  },
};

/**
 * Puts what was saved wherever it is shown: first in the journey and in its day, in the month, the figures and the streak.
 * Nothing is asked for again but what was read meanwhile: it may have the entry, or may have missed it. The other tabs are told.
 * @param madeAt when the child did it, by this device's clock
 */
export function showSaved(queryClient: QueryClient, answer: SaveMoodAnswer, madeAt: string): void {
  if (isOfAnother(queryClient, answer.userId)) return;
  const { streak, newAchievements: _new, newRewards: _rewards, ...entry } = answer;

  putShown(queryClient, journeyQuery().queryKey, ({ pages: [first, ...older], pageParams }) => ({
    pages: first ? [{ ...first, items: withFirst(entry, first.items) }, ...older] : [],
    pageParams,
  }));
  putShown(queryClient, dayQuery(entry.localDate).queryKey, (entries) => withFirst(entry, entries));
  const count = <Data>(queryKey: DataTag<QueryKey, Data, Error>, change: (data: Data) => Data) => {
    const readAt = queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0;
    if (readAt <= Date.parse(madeAt)) putShown(queryClient, queryKey, change);
    // A second try after a lost answer, or several after each other: whether it is counted already, only the server knows.
    else void queryClient.invalidateQueries({ queryKey, exact: true });
  };
  count(monthQuery(monthOf(entry.localDate)).queryKey, (days) => daysAfter(days, entry));
  count(journalTotalsQuery.queryKey, (totals) => totalsAfter(totals, entry));
  putStreak(queryClient, entry.localDate, streak);
  tellOtherTabs(queryClient, MOODS_KEY);
  tellOtherTabs(queryClient, streaksQuery.queryKey);
}

const withFirst = (entry: MoodEntry, entries: readonly MoodEntry[]): readonly MoodEntry[] => [
  entry,
  ...entries.filter(({ id }) => id !== entry.id),
];

/** The days of a month with one more entry. */
function daysAfter(days: readonly GardenDay[], entry: MoodEntry): readonly GardenDay[] {
  const { localDate } = entry;
  const day = days.find((one) => one.localDate === localDate) ?? {
    localDate,
    feelings: [],
    isRestDay: false,
    deeds: [],
  };
  return [...days.filter((one) => one !== day), { ...day, feelings: [...day.feelings, baseFeelingOf(entry)] }];
}

/** The figures with one more entry, as the server will have them. */
export function totalsAfter(totals: JournalTotals, entry: MoodEntry): JournalTotals {
  const { feeling, localDate } = entry;
  const isPage = feeling === JOURNAL_FEELING;
  const felt = baseFeelingOf(entry);
  return {
    entries: totals.entries + 1,
    pages: totals.pages + (isPage ? 1 : 0),
    feelings: totals.feelings.includes(felt) ? totals.feelings : [...totals.feelings, felt],
    firstDay: earlier(totals.firstDay, localDate),
    firstEntryDay: earlier(totals.firstEntryDay, localDate),
    lastEntryDay: later(totals.lastEntryDay, localDate),
    pageDays: isPage ? pageDaysAfter(totals.pageDays, localDate) : totals.pageDays,
  };
}
/** How many days running have a page, with one on this day too. One that fills an older gap is left to the next read. */
export function pageDaysAfter(before: JournalTotals['pageDays'], day: string): NonNullable<JournalTotals['pageDays']> {
  if (before === null) return { last: day, running: 1 };
  const gap = dayNumber(day) - dayNumber(before.last);
  if (gap <= 0) return before;
  return { last: day, running: gap === 1 ? before.running + 1 : 1 };
}

function putStreak(queryClient: QueryClient, day: string, figures: SaveMoodAnswer['streak']): void {
  const isFirstEver = !queryClient.getQueryData(streaksQuery.queryKey)?.some(isOfJournal);
  // Only the server knows the row of the first day.
  if (isFirstEver) return void queryClient.invalidateQueries({ queryKey: streaksQuery.queryKey });
  const { currentStreak, longestStreak, totalCheckIns } = figures;
  putShown(queryClient, streaksQuery.queryKey, (streaks) =>
    streaks.map((one) => {
      if (!isOfJournal(one)) return one;
      const streakStartDate = currentStreak === 1 ? day : one.streakStartDate;
      const lastCheckIn = later(one.lastCheckIn, day);
      return { ...one, currentStreak, longestStreak, totalCheckIns, streakStartDate, lastCheckIn, isActive: true };
    }),
  );
}

const isOfJournal = ({ streakType }: Streak): boolean => streakType === JOURNAL_STREAK;
/** Calendar days sort as text. */
const earlier = (known: string | null, day: string): string => (known !== null && known < day ? known : day);
const later = (known: string | null, day: string): string => (known !== null && known > day ? known : day);

const Body = z.object({
  feeling: z.string(),
  baseFeelingName: z.string().nullable().default(null),
  note: z.string().nullable().default(null),
  drawing: Drawing.nullable().default(null),
});

/** The feelings and pages that wait on this device, newest first, as the lists show what is saved. */
export function useKeptMoods(): readonly MoodEntry[] {
  const { id: userId } = useUser();
  const commands = useKeptCommands(saveMoodCommand.kind);
  return useMemo(
    () =>
      commands
        .filter(({ refused }) => refused === null)
        .flatMap((command) => entryOf(userId, command))
        .toReversed(),
    [commands, userId],
  );
}

function entryOf(userId: string, { id, body, madeAt }: KeptCommand): MoodEntry[] {
  const known = Body.safeParse(body);
  if (!known.success) return [];
  const localDate = localDateOf(new Date(madeAt));
  return [{ id, userId, emoji: null, ...known.data, timestamp: madeAt, localDate }];
}
