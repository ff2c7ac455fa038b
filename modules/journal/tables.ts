import { ActivityCompleted } from '@wonderlings/activities/events';
import { type EventOf, on, put, readTable } from '@wonderlings/kernel';
import { streakTypeOf, withActivityOn } from './activity-streak.ts';
import type { Drawing } from './drawing-contract.ts';
import { CheckedIn, JournalEntryWritten, MoodSaved, NoteErased, RestDayUsed } from './events.ts';
import { isFeelingName, isListedFeeling, JOURNAL_FEELING, listedNameOf } from './feeling-name-contract.ts';
import type { CheckIns } from './streak.ts';

export type MoodRow = {
  readonly id: string;
  readonly user_id: string;
  readonly emoji: string | null;
  readonly feeling: string;
  readonly base_feeling_name: string | null;
  /** Beyond the specification: the whole feeling where the lists do not have it, as it was sent. */
  readonly own_feeling: string | null;
  readonly note: string | null;
  /** Beyond the specification: of a page that was drawn. */
  readonly drawing: Drawing | null;
  readonly timestamp: string;
  readonly local_date: string;
  /** Beyond the specification: of its event, which names the key of its words. */
  readonly revision: number;
};

/** Everything the journal shows: feelings and pages alike. What SQL sees of a feeling is of the lists (ADR 0029). */
export const moods = readTable<MoodRow>({
  name: 'moods',
  version: 4,
  columns: {
    id: { type: 'uuid' },
    user_id: { type: 'uuid' },
    emoji: { type: 'text', nullable: true, sealed: true },
    feeling: { type: 'text' },
    base_feeling_name: { type: 'text', nullable: true },
    own_feeling: { type: 'text', nullable: true, sealed: true },
    note: { type: 'text', nullable: true, sealed: true },
    drawing: { type: 'jsonb', nullable: true, sealed: true },
    timestamp: { type: 'timestamptz' },
    local_date: { type: 'date' },
    revision: { type: 'integer' },
  },
  key: ['id'],
  owner: 'user_id',
  indexes: [['user_id', 'timestamp']],
  folds: [
    put(MoodSaved, ({ data }) => [[data.moodId]], moodRow),
    put(JournalEntryWritten, ({ data }) => [[data.moodId]], moodRow),
    on(
      NoteErased,
      ({ data }) => [[data.moodId]],
      (row) => (row ? { ...row, note: null, drawing: null } : null),
    ),
  ],
});

/** The row that a saved feeling or a written page becomes. */
export function moodRow(event: EventOf<typeof MoodSaved> | EventOf<typeof JournalEntryWritten>): MoodRow {
  const { feeling } = event.data;
  const sent = event.type === 'MoodSaved' ? event.data.baseFeelingName : null;
  const name = sent !== null && isFeelingName(sent) ? sent : null;
  const listed = isListedFeeling(feeling);
  return {
    id: event.data.moodId,
    user_id: event.childId,
    emoji: event.data.emoji,
    feeling: listed ? feeling : (name ?? listedNameOf(feeling)),
    base_feeling_name: name,
    own_feeling: listed ? null : feeling,
    note: event.data.note,
    drawing: event.type === 'JournalEntryWritten' ? event.data.drawing : null,
    timestamp: event.at,
    local_date: event.localDate,
    revision: event.revision,
  };
}

export type JournalEntryRow = {
  readonly id: string;
  readonly user_id: string;
  readonly title: string;
  readonly content: string;
  readonly mood: string | null;
  readonly timestamp: string;
};

/** A page by its title. Erased, it has no row: what stays of it is in `moods`. */
export const journalEntries = readTable<JournalEntryRow>({
  name: 'journal_entries',
  version: 2,
  columns: {
    id: { type: 'uuid' },
    user_id: { type: 'uuid' },
    title: { type: 'text', sealed: true },
    content: { type: 'text', sealed: true },
    mood: { type: 'text', nullable: true },
    timestamp: { type: 'timestamptz' },
  },
  key: ['id'],
  owner: 'user_id',
  indexes: [['user_id', 'timestamp']],
  folds: [
    put(
      JournalEntryWritten,
      ({ data }) => [[data.entryId]],
      ({ childId, at, data: { entryId, title, content } }) =>
        title === null || content === null
          ? null
          : { id: entryId, user_id: childId, title, content, mood: JOURNAL_FEELING, timestamp: at },
    ),
    // It takes rows away without a look at them: `put` reads none.
    put(
      NoteErased,
      ({ data }) => (data.entryId === undefined ? [] : [[data.entryId]]),
      (): JournalEntryRow | null => null,
    ),
  ],
});

export const JOURNAL_STREAK = 'journal';

export type StreakRow = {
  readonly id: string;
  readonly user_id: string;
  readonly streak_type: string;
  readonly current_streak: number;
  readonly longest_streak: number;
  readonly last_check_in: string;
  readonly streak_start_date: string;
  readonly total_check_ins: number;
  readonly is_active: boolean;
  readonly created: string;
  /** Beyond the specification: whether a missed day can still rest depends on when one last did. */
  readonly last_rest_day: string | null;
  /** Beyond the specification, of streaks of activities: the days that one more of them is counted by. */
  readonly open_days: { readonly [key: string]: unknown } | null;
};

/** As of the last check-in; `streakAsOf` makes it as of the child's own today. */
export const streaks = readTable<StreakRow>({
  name: 'streaks',
  version: 2,
  columns: {
    id: { type: 'uuid' },
    user_id: { type: 'uuid' },
    streak_type: { type: 'text' },
    current_streak: { type: 'integer' },
    longest_streak: { type: 'integer' },
    last_check_in: { type: 'date' },
    streak_start_date: { type: 'date' },
    total_check_ins: { type: 'integer' },
    is_active: { type: 'boolean' },
    created: { type: 'timestamptz' },
    last_rest_day: { type: 'date', nullable: true },
    open_days: { type: 'jsonb', nullable: true },
  },
  key: ['user_id', 'streak_type'],
  owner: 'user_id',
  folds: [
    on(
      CheckedIn,
      ({ childId }) => [[childId, JOURNAL_STREAK]],
      (row, { id, childId, at, localDate, data }) => ({
        id: row?.id ?? id,
        user_id: childId,
        streak_type: JOURNAL_STREAK,
        current_streak: data.currentStreak,
        longest_streak: data.longestStreak,
        last_check_in: later(row?.last_check_in, localDate),
        streak_start_date: data.streakStartDate,
        total_check_ins: data.totalCheckIns,
        is_active: true,
        created: row?.created ?? at,
        // A rest day that became a check-in rests no more. The one before it lies too far back to matter.
        last_rest_day: row && row.last_rest_day !== localDate ? row.last_rest_day : null,
        open_days: null,
      }),
    ),
    on(
      RestDayUsed,
      ({ childId }) => [[childId, JOURNAL_STREAK]],
      (row, { data }) => (row ? { ...row, last_rest_day: later(row.last_rest_day, data.date) } : null),
    ),
    on(
      ActivityCompleted,
      ({ childId, data }) => {
        const type = streakTypeOf(data.card);
        return type === null ? [] : [[childId, type]];
      },
      (row, event, [, type]) => activityStreakRow(row, event, String(type)),
    ),
  ],
});

/** No event records such a streak: it is made of the activities themselves. */
function activityStreakRow(
  row: StreakRow | undefined,
  { id, childId, at, localDate }: EventOf<typeof ActivityCompleted>,
  type: string,
): StreakRow | null {
  const streak = withActivityOn(openDaysOf(row), localDate);
  if (!streak) return row ?? null;
  return {
    id: row?.id ?? id,
    user_id: childId,
    streak_type: type,
    current_streak: streak.current,
    longest_streak: streak.longest,
    last_check_in: streak.last,
    streak_start_date: streak.start,
    total_check_ins: streak.total,
    is_active: true,
    created: row?.created ?? at,
    last_rest_day: streak.lastRestDay,
    open_days: { ...streak.open },
  };
}

// The column holds what this fold put there.
const openDaysOf = (row: StreakRow | undefined) => (row?.open_days ?? undefined) as CheckIns | undefined;

/** Calendar days sort as text. */
const later = (known: string | null | undefined, day: string): string => (known && known > day ? known : day);
