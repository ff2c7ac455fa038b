import { dateOfDay, dayNumber, type Page, pageOf, type ReadDatabase, rowsFor } from '@wonderlings/kernel';
import { AFTER_ALL_DAYS, AFTER_ALL_INSTANTS, PAGE_LIMITS } from '@wonderlings/kernel/page-contract';
import type { GardenDay, GardenQuery, JournalTotals, MoodEntry, MoodsQuery } from './contract.ts';
import { MOST_FEELINGS_A_DAY } from './contract.ts';
import { bytesOf } from './drawing-contract.ts';
import { type FlowerRow, growGarden } from './garden-day.ts';
import type { GardenDayRow } from './garden-table.ts';
import { daysRunning } from './page-days.ts';
import { moodEntry } from './saved-mood.ts';
import { type MoodRow, moods, type StreakRow } from './tables.ts';
import type { JournalTotalsRow } from './totals-table.ts';

const FIRST_DAY = '1900-01-01';
const FIRST_ID = '00000000-0000-0000-0000-000000000000';
const MS_PER_DAY = 86_400_000;
/** No zone is a day away from UTC: what was on a day of the child's is found by its instants, in the index of those. */
const instantOn = (localDate: string, days: number): string =>
  new Date(Date.parse(`${localDate}T00:00:00Z`) + days * MS_PER_DAY).toISOString();

/** Where a page begins: after its cursor, or after the last instant that can be on its days. */
function startOf({ cursor, to = AFTER_ALL_DAYS }: MoodsQuery): readonly [at: string, id: string] {
  const [, last] = AFTER_ALL_INSTANTS;
  const end = instantOn(to, 2);
  return cursor && Date.parse(cursor[0]) < Date.parse(end) ? cursor : [end, last];
}

/** So many rows are read at a time: a page of a hundred, and the one that says that there are more. 2 MB of the longest notes. */
const ROWS_A_READ = 101;

/** The feelings and pages of a child, newest first. Of long notes and drawings no more is read than fits an answer. */
export async function moodsOf(read: ReadDatabase, childId: string, query: MoodsQuery): Promise<Page<MoodEntry>> {
  const most = rowsFor(query);
  const entries: MoodEntry[] = [];
  let place = startOf(query);
  let bytes = 0;
  while (entries.length < most && bytes <= PAGE_LIMITS.bytes) {
    const wanted = Math.min(ROWS_A_READ, most - entries.length);
    const rows = await moodsAfter(read, childId, place, query, wanted);
    for (const row of rows) {
      entries.push(moodEntry(row));
      bytes += Buffer.byteLength(row.note ?? '') + (row.drawing ? bytesOf(row.drawing) : 0);
    }
    const last = rows.at(-1);
    if (!last || rows.length < wanted) break;
    place = [last.timestamp, last.id];
  }
  return pageOf(entries, query, (entry) => [entry.timestamp, entry.id]);
}

/**
 * Walks one index for every filter: days are found by their instants. The exact days are in a `case`, because a plan for
 * any values takes a range for a few rows, and would rather sort the whole list than walk it.
 */
const moodsAfter = (
  read: ReadDatabase,
  childId: string,
  [at, id]: readonly [at: string, id: string],
  { from = FIRST_DAY, to = AFTER_ALL_DAYS }: MoodsQuery,
  rows: number,
) => read.rows(moods)`
  select id, user_id, emoji, feeling, base_feeling_name, own_feeling, note, drawing, timestamp, local_date
  from read.moods
  where user_id = ${childId} and (timestamp, id) < (${at}::timestamptz, ${id}::uuid)
    and timestamp > ${instantOn(from, -1)}::timestamptz
    and case when local_date between ${from}::date and ${to}::date then true end
  order by timestamp desc, id desc limit ${rows}`;

/** One feeling or page of that child; undefined when it has none of that id. */
export async function moodOf(read: ReadDatabase, childId: string, moodId: string): Promise<MoodRow | undefined> {
  const [row] = await read.rows(moods)<MoodRow>`
    select id, user_id, emoji, feeling, base_feeling_name, own_feeling, note, drawing, timestamp, local_date, revision
    from read.moods where id = ${moodId} and user_id = ${childId}`;
  return row;
}

/** The words and the drawing of one mood or page, with its feeling and day; undefined where it has neither, or is not the child's. */
export async function noteOf(read: ReadDatabase, childId: string, moodId: string) {
  const row = await moodOf(read, childId, moodId);
  if (!row || !hasWords(row)) return undefined;
  const { own_feeling, feeling, note, drawing, local_date } = row;
  return { feeling: own_feeling ?? feeling, note: note ?? '', drawing, localDate: local_date };
}

/** Whether there is anything of the child's own in it, drawn or written. */
export const hasWords = ({ note, drawing }: Pick<MoodRow, 'note' | 'drawing'>): boolean =>
  note !== null || drawing !== null;

/** The streaks as of their last day, the journal's first, none before its first day; `streakAsOf` brings them to today. */
export function streaksOf(read: ReadDatabase, childId: string): PromiseLike<readonly StreakRow[]> {
  return read<StreakRow>`
    select id, user_id, streak_type, current_streak, longest_streak, last_check_in, streak_start_date,
      total_check_ins, is_active, created, last_rest_day, open_days
    from read.streaks where user_id = ${childId} order by streak_type <> 'journal', streak_type`;
}

/** What grew on the days of a child, newest first. Its end is compared as a row: no range, as above. */
export async function gardenOf(read: ReadDatabase, childId: string, query: GardenQuery): Promise<Page<GardenDay>> {
  const { from = FIRST_DAY, to = AFTER_ALL_DAYS } = query;
  const [before] = query.cursor && query.cursor[0] <= to ? query.cursor : [dateOfDay(dayNumber(to) + 1)];
  const days = await read<GardenDayRow>`
    select user_id, local_date, rested, checked_in, written, deeds
    from read.garden_days
    where user_id = ${childId} and (local_date, user_id) < (${before}::date, ${FIRST_ID}::uuid) and local_date >= ${from}::date
    order by local_date desc limit ${rowsFor(query)}`;
  const flowers = await flowersOn(read, childId, days);
  return pageOf(growGarden(flowers, days), query, ({ localDate }) => [localDate]);
}

/** @param days newest first */
async function flowersOn(
  read: ReadDatabase,
  childId: string,
  days: readonly GardenDayRow[],
): Promise<readonly FlowerRow[]> {
  const [last, first] = [days[0], days.at(-1)];
  if (!first || !last) return [];
  return read<FlowerRow>`
    select felt.local_date, felt.feeling, felt.base_feeling_name
    from read.garden_days as day cross join lateral (
      select local_date, feeling, base_feeling_name, timestamp, id
      from read.moods
      where user_id = day.user_id and local_date = day.local_date
        and timestamp > (day.local_date - 1)::timestamp at time zone 'UTC'
        and timestamp < (day.local_date + 2)::timestamp at time zone 'UTC'
      order by timestamp, id limit ${MOST_FEELINGS_A_DAY}
    ) as felt
    where day.user_id = ${childId} and day.local_date between ${first.local_date}::date and ${last.local_date}::date
      and day.checked_in
    order by felt.timestamp, felt.id`;
}

/** Where a garden may begin: a clock that once said 1970 must not make it start there. */
const FIRST_GARDEN_DAY = '2020-01-01';
/** Enough for a year of pages. */
const DAYS_LOOKED_AT = 400;

/** The figures over everything; none of these reads grows with what a child has saved. */
export async function totalsOf(read: ReadDatabase, childId: string): Promise<JournalTotals> {
  const [[totals], [ends], written] = await Promise.all([
    read<JournalTotalsRow>`
      select user_id, entries, pages, feelings, counted_to from read.journal_totals where user_id = ${childId}`,
    read<{ first_day: string | null; first_entry_day: string | null; last_entry_day: string | null }>`
      select
        (select local_date from read.garden_days where user_id = ${childId} and local_date >= ${FIRST_GARDEN_DAY}::date
          order by local_date limit 1) as first_day,
        (select local_date from read.garden_days where user_id = ${childId} and checked_in
          order by local_date limit 1) as first_entry_day,
        (select local_date from read.garden_days where user_id = ${childId} and checked_in
          order by local_date desc limit 1) as last_entry_day`,
    read<Pick<GardenDayRow, 'local_date'>>`
      select local_date from (
        select local_date, written from read.garden_days
        where user_id = ${childId} order by local_date desc limit ${DAYS_LOOKED_AT}
      ) as recent where written order by local_date desc`,
  ]);
  return {
    entries: totals?.entries ?? 0,
    pages: totals?.pages ?? 0,
    feelings: [...(totals?.feelings ?? [])],
    firstDay: ends?.first_day ?? null,
    firstEntryDay: ends?.first_entry_day ?? null,
    lastEntryDay: ends?.last_entry_day ?? null,
    pageDays: daysRunning(written.map(({ local_date }) => local_date)),
  };
}
