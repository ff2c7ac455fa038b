import type { User } from '@wonderlings/account/contract';
import {
  JOURNAL_FEELING,
  type JournalTotals,
  type MoodEntry,
  type SaveMoodAnswer,
  type Streak,
} from '@wonderlings/journal/contract';
import { type SavedMood, totalsAfter } from './save-mood.command.ts';

/** Values for tests. */
export const maya: User = {
  id: 'maya',
  username: 'maya',
  displayName: 'Maya',
  journalName: 'My Feelings Journal',
  favoriteColor: '#8b5cf6',
  defaultTheme: 'theme1',
  words: 'playful',
  birthday: null,
  profileImage: null,
  selectedWonderling: null,
  created: '2025-01-01T00:00:00.000Z',
  isDemo: false,
};

export const checkInDays: Streak = {
  id: 's',
  userId: maya.id,
  streakType: 'journal',
  currentStreak: 5,
  longestStreak: 9,
  lastCheckIn: null,
  streakStartDate: null,
  totalCheckIns: 12,
  isActive: true,
  created: '2025-01-01T00:00:00.000Z',
};

export function entryOn(localDate: string, entry: Partial<MoodEntry> = {}): MoodEntry {
  return {
    id: `${localDate} ${entry.feeling ?? ''}`,
    userId: maya.id,
    emoji: null,
    feeling: 'Okay (Quite good)',
    baseFeelingName: 'Okay',
    note: null,
    timestamp: `${localDate}T16:05:00.000Z`,
    localDate,
    ...entry,
  };
}

export function answerOn(localDate: string, answer: Partial<SaveMoodAnswer> = {}): SaveMoodAnswer {
  return {
    ...entryOn(localDate, { id: 'saved' }),
    streak: { currentStreak: 2, longestStreak: 5, totalCheckIns: 9, restDayUsed: false },
    newAchievements: [],
    ...answer,
  };
}

export const NO_TOTALS: JournalTotals = {
  entries: 0,
  pages: 0,
  feelings: [],
  firstDay: null,
  firstEntryDay: null,
  lastEntryDay: null,
  pageDays: null,
};

/** The figures over entries, saved one after the other from the earliest on. */
export function totalsOf(entries: readonly MoodEntry[]): JournalTotals {
  return [...entries].sort((one, other) => one.localDate.localeCompare(other.localDate)).reduce(totalsAfter, NO_TOTALS);
}

export const pageOn = (localDate: string): MoodEntry =>
  entryOn(localDate, { feeling: JOURNAL_FEELING, baseFeelingName: null });

/** @param before the entries before it; undefined while the figures are not known */
export function savedOn(localDate: string, answer: Partial<SaveMoodAnswer> = {}, before?: MoodEntry[]): SavedMood {
  return { answer: answerOn(localDate, answer), before: before && totalsOf(before) };
}
