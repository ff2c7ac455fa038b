import { type DomainEvent, isEvent } from '@wonderlings/kernel';
import type { MoodEntry, SaveMoodAnswer } from './contract.ts';
import { CheckedIn, JournalEntryWritten, MoodSaved, RestDayUsed } from './events.ts';
import { type CheckIns, figuresOf } from './streak.ts';
import { type MoodRow, moodRow } from './tables.ts';

export function moodEntry(row: MoodRow): MoodEntry {
  return {
    id: row.id,
    userId: row.user_id,
    emoji: row.emoji,
    feeling: row.own_feeling ?? row.feeling,
    baseFeelingName: row.base_feeling_name,
    note: row.note,
    drawing: row.drawing,
    timestamp: row.timestamp,
    localDate: row.local_date,
  };
}

/** The mood that an act saved, exactly as the list will show it. Throws when the act saved none. */
export function moodIn(events: readonly DomainEvent[]): MoodEntry {
  const saved = events.find((event) => isEvent(MoodSaved, event) || isEvent(JournalEntryWritten, event));
  if (!saved) throw new Error('A saved mood has an event');
  return moodEntry(moodRow(saved));
}

/** The streak after an act that was its day's first; null when the day had been counted before. */
export function streakIn(events: readonly DomainEvent[]): SaveMoodAnswer['streak'] | null {
  const checkedIn = events.find((event) => isEvent(CheckedIn, event));
  if (!checkedIn) return null;
  const { currentStreak, longestStreak, totalCheckIns } = checkedIn.data;
  const restDayUsed = events.some((event) => isEvent(RestDayUsed, event));
  return { currentStreak, longestStreak, totalCheckIns, restDayUsed };
}

/** The streak after a further mood of a day, which moved nothing. Throws for a child without any. */
export function streakOf(checkIns: CheckIns): SaveMoodAnswer['streak'] {
  const figures = figuresOf(checkIns);
  if (!figures) throw new Error('A saved mood counts its day');
  const { current, longest, total } = figures;
  return { currentStreak: current, longestStreak: longest, totalCheckIns: total, restDayUsed: false };
}
