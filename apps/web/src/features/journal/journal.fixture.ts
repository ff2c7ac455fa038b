import type { User } from '@wonderlings/account/contract';
import type { MoodEntry, SaveMoodAnswer } from '@wonderlings/journal/contract';
import type { SavedMood } from './api/save-mood.mutation.ts';

/** Values for tests. */
export const maya: User = {
  id: 'maya',
  username: 'maya',
  displayName: 'Maya',
  journalName: 'My Feelings Journal',
  favoriteColor: '#8b5cf6',
  defaultTheme: 'theme1',
  birthday: null,
  profileImage: null,
  selectedWonderling: null,
  created: '2025-01-01T00:00:00.000Z',
  isDemo: false,
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

export function savedOn(localDate: string, answer: Partial<SaveMoodAnswer> = {}, before?: MoodEntry[]): SavedMood {
  return { answer: answerOn(localDate, answer), before };
}
