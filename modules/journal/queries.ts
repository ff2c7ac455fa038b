import type { ReadDatabase } from '@wonderlings/kernel';
import type { GardenDay, MoodEntry, MoodsQuery } from './contract.ts';
import { type FlowerRow, growGarden } from './garden-day.ts';
import type { GardenDayRow } from './garden-table.ts';
import { moodEntry } from './saved-mood.ts';
import { moods, type StreakRow } from './tables.ts';

type Page = Pick<MoodsQuery, 'limit' | 'before'>;

/** The feelings and pages of a child, newest first: all of them, or those that a page asks for. */
export async function moodsOf(read: ReadDatabase, childId: string, { limit, before }: Page = {}): Promise<MoodEntry[]> {
  const isPage = limit !== undefined || before !== undefined;
  const rows = isPage ? await pageOf(read, childId, limit ?? null, before ?? null) : await allOf(read, childId);
  return rows.map(moodEntry);
}

const allOf = (read: ReadDatabase, childId: string) => read.rows(moods)`
  select id, user_id, emoji, feeling, base_feeling_name, note, timestamp, local_date
  from read.moods where user_id = ${childId} order by timestamp desc, id desc`;

/** Nothing is older than an entry that the child does not have. */
const pageOf = (read: ReadDatabase, childId: string, limit: number | null, before: string | null) => read.rows(moods)`
  select id, user_id, emoji, feeling, base_feeling_name, note, timestamp, local_date
  from read.moods where user_id = ${childId} and (${before}::uuid is null or (timestamp, id) < (
    select known.timestamp, known.id from read.moods known where known.id = ${before}::uuid and known.user_id = ${childId}
  ))
  order by timestamp desc, id desc limit ${limit}`;

/** The streaks as of their last day, the journal's first, none before its first day; `streakAsOf` brings them to today. */
export function streaksOf(read: ReadDatabase, childId: string): PromiseLike<readonly StreakRow[]> {
  return read<StreakRow>`
    select id, user_id, streak_type, current_streak, longest_streak, last_check_in, streak_start_date,
      total_check_ins, is_active, created, last_rest_day, open_days
    from read.streaks where user_id = ${childId} order by streak_type <> 'journal', streak_type`;
}

/** What grew on each of a child's days, earliest first. */
export async function gardenOf(read: ReadDatabase, childId: string): Promise<GardenDay[]> {
  const [flowers, days] = await Promise.all([
    read<FlowerRow>`
      select local_date, feeling, base_feeling_name
      from read.moods where user_id = ${childId} order by timestamp, id`,
    read<GardenDayRow>`
      select user_id, local_date, rested, deeds from read.garden_days where user_id = ${childId}`,
  ]);
  return growGarden(flowers, days);
}
