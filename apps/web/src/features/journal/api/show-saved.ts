import type { QueryClient } from '@tanstack/react-query';
import {
  JOURNAL_FEELING,
  type JournalTotals,
  type MoodEntry,
  type SaveMoodAnswer,
  type Streak,
} from '@wonderlings/journal/contract';
import { putShown, tellOtherTabs } from '../../../lib/api/sharing-query-client.ts';
import { dayNumber, monthOf } from '../../../lib/local-day/local-day.ts';
import { isOfAnother } from '../../../lib/session/session.ts';
import { JOURNAL_STREAK, streaksQuery } from '../../streaks/index.ts';
import { journalTotalsQuery, MOODS_KEY } from '../totals.query.ts';
import { journeyQuery, monthQuery } from './moods.query.ts';

/**
 * Puts what was saved wherever it is shown: first in the journey and in its month, in the figures and in the days. Nothing is
 * asked for again, but for a read that was on its way and may have missed it. The other tabs are told.
 */
export function showSaved(queryClient: QueryClient, answer: SaveMoodAnswer): void {
  if (isOfAnother(queryClient, answer.userId)) return;
  const { streak, newAchievements: _new, newRewards: _rewards, ...entry } = answer;
  const shown = queryClient.getQueryData(journeyQuery.queryKey)?.pages ?? [];
  // A second try after a lost answer: what it saved may have been read meanwhile.
  const isCounted = shown.some(({ items }) => items.some(({ id }) => id === entry.id));

  putShown(queryClient, journeyQuery.queryKey, ({ pages, pageParams }) => ({
    pages: pages.map(({ items, next }, index) => ({ items: index === 0 ? withFirst(entry, items) : items, next })),
    pageParams,
  }));
  putShown(queryClient, monthQuery(monthOf(entry.localDate)).queryKey, (entries) => withFirst(entry, entries));
  if (!isCounted) putShown(queryClient, journalTotalsQuery.queryKey, (totals) => totalsAfter(totals, entry));
  putStreak(queryClient, entry.localDate, streak);
  tellOtherTabs(queryClient, MOODS_KEY);
  tellOtherTabs(queryClient, streaksQuery.queryKey);
}

const withFirst = (entry: MoodEntry, entries: readonly MoodEntry[]): readonly MoodEntry[] => [
  entry,
  ...entries.filter(({ id }) => id !== entry.id),
];

/** The figures with one more entry, as the server will have them. */
export function totalsAfter(totals: JournalTotals, { feeling, baseFeelingName, localDate }: MoodEntry): JournalTotals {
  const isPage = feeling === JOURNAL_FEELING;
  const felt = baseFeelingName ?? feeling;
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
