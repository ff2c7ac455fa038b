import { createHash } from 'node:crypto';
import {
  ChildErased,
  defineEvent,
  eventRegistry,
  type KeyRing,
  on,
  type ReadTable,
  readTable,
} from '@wonderlings/kernel';
import { z } from 'zod';

// Events and tables like those of the journal and the rewards, which infra may not know.

export const MoodSaved = defineEvent({
  type: 'MoodSaved',
  schema: z.object({
    moodId: z.uuid(),
    feeling: z.string(),
    baseFeelingName: z.string().nullable(),
    note: z.string().nullable(),
    emoji: z.string().nullable(),
  }),
});
export const JournalEntryWritten = defineEvent({
  type: 'JournalEntryWritten',
  schema: z.object({ entryId: z.uuid(), moodId: z.uuid(), title: z.string(), content: z.string() }),
});
export const CheckedIn = defineEvent({
  type: 'CheckedIn',
  schema: z.object({ currentStreak: z.int(), longestStreak: z.int(), totalCheckIns: z.int() }),
});
export const AchievementUnlocked = defineEvent({
  type: 'AchievementUnlocked',
  schema: z.object({ achievementId: z.string(), rowId: z.uuid(), because: z.array(z.string()) }),
});

export const benchRegistry = eventRegistry([
  MoodSaved,
  JournalEntryWritten,
  CheckedIn,
  AchievementUnlocked,
  ChildErased,
]);

const moods = readTable({
  name: 'moods',
  version: 1,
  columns: {
    id: { type: 'uuid' },
    user_id: { type: 'uuid' },
    emoji: { type: 'text', nullable: true },
    feeling: { type: 'text' },
    base_feeling_name: { type: 'text', nullable: true },
    note: { type: 'text', nullable: true, sealed: true },
    timestamp: { type: 'timestamptz' },
  },
  key: ['id'],
  owner: 'user_id',
  indexes: [['user_id', 'timestamp']],
  folds: [
    on(
      MoodSaved,
      ({ data }) => [[data.moodId]],
      (_, { data, childId, at }) => ({
        id: data.moodId,
        user_id: childId,
        emoji: data.emoji,
        feeling: data.feeling,
        base_feeling_name: data.baseFeelingName,
        note: data.note,
        timestamp: at,
      }),
    ),
    on(
      JournalEntryWritten,
      ({ data }) => [[data.moodId]],
      (_, { data, childId, at }) => ({
        id: data.moodId,
        user_id: childId,
        emoji: null,
        feeling: 'Journal Entry',
        base_feeling_name: null,
        note: data.content,
        timestamp: at,
      }),
    ),
  ],
});

const journalEntries = readTable({
  name: 'journal_entries',
  version: 1,
  columns: {
    id: { type: 'uuid' },
    user_id: { type: 'uuid' },
    title: { type: 'text', sealed: true },
    content: { type: 'text', sealed: true },
    timestamp: { type: 'timestamptz' },
  },
  key: ['id'],
  owner: 'user_id',
  indexes: [['user_id', 'timestamp']],
  folds: [
    on(
      JournalEntryWritten,
      ({ data }) => [[data.entryId]],
      (_, { data, childId, at }) => ({
        id: data.entryId,
        user_id: childId,
        title: data.title,
        content: data.content,
        timestamp: at,
      }),
    ),
  ],
});

const streaks = readTable({
  name: 'streaks',
  version: 1,
  columns: {
    user_id: { type: 'uuid' },
    streak_type: { type: 'text' },
    current_streak: { type: 'integer' },
    longest_streak: { type: 'integer' },
    total_check_ins: { type: 'integer' },
    last_check_in: { type: 'date' },
  },
  key: ['user_id', 'streak_type'],
  owner: 'user_id',
  folds: [
    on(
      CheckedIn,
      ({ childId }) => [[childId, 'journal']],
      (_, { data, childId, localDate }) => ({
        user_id: childId,
        streak_type: 'journal',
        current_streak: data.currentStreak,
        longest_streak: data.longestStreak,
        total_check_ins: data.totalCheckIns,
        last_check_in: localDate,
      }),
    ),
  ],
});

const checkInDays = readTable({
  name: 'check_in_days',
  version: 1,
  columns: { user_id: { type: 'uuid' }, day: { type: 'date' }, at: { type: 'timestamptz' } },
  key: ['user_id', 'day'],
  owner: 'user_id',
  folds: [
    on(
      CheckedIn,
      ({ childId, localDate }) => [[childId, localDate]],
      (_, { childId, localDate, at }) => ({ user_id: childId, day: localDate, at }),
    ),
  ],
});

const userAchievements = readTable({
  name: 'user_achievements',
  version: 1,
  columns: {
    id: { type: 'uuid' },
    user_id: { type: 'uuid' },
    achievement_id: { type: 'text' },
    date_earned: { type: 'timestamptz' },
    is_new: { type: 'boolean' },
    because: { type: 'text[]' },
  },
  key: ['id'],
  owner: 'user_id',
  folds: [
    on(
      AchievementUnlocked,
      ({ data }) => [[data.rowId]],
      (_, { data, childId, at }) => ({
        id: data.rowId,
        user_id: childId,
        achievement_id: data.achievementId,
        date_earned: at,
        is_new: true,
        because: data.because,
      }),
    ),
  ],
});

type Progress = { user_id: string; category: string; count: number; last_updated: string };

const counted = <Type extends string, Data>(
  definition: Parameters<typeof on<Progress, Type, Data>>[0],
  category: string,
) =>
  on<Progress, Type, Data>(
    definition,
    ({ childId }) => [[childId, category]],
    (row, { childId, at }) => ({ user_id: childId, category, count: (row?.count ?? 0) + 1, last_updated: at }),
  );

const userProgress = readTable<Progress>({
  name: 'user_progress',
  version: 1,
  columns: {
    user_id: { type: 'uuid' },
    category: { type: 'text' },
    count: { type: 'integer' },
    last_updated: { type: 'timestamptz' },
  },
  key: ['user_id', 'category'],
  owner: 'user_id',
  folds: [counted(MoodSaved, 'mood'), counted(JournalEntryWritten, 'journal'), counted(CheckedIn, 'check-in')],
});

// As `defineModule` does: a list of tables forgets what their rows are.
export const benchTables = [
  moods,
  journalEntries,
  streaks,
  checkInDays,
  userAchievements,
  userProgress,
] as unknown as readonly ReadTable[];

/** A key that both processes of the bench know without a vault. */
export const benchKey = (childId: string): Uint8Array => createHash('sha256').update(childId).digest();

export const benchKeys: KeyRing = {
  keysOf: async (ids) => new Map(ids.map((id) => [id, benchKey(id)])),
};
