import { dateOfDay, dayNumber, type Page, pageOf, type ReadDatabase, rowsFor } from '@wonderlings/kernel';
import { AFTER_ALL_DAYS } from '@wonderlings/kernel/page-contract';
import {
  COUNT_LIMIT,
  type HistoryEntry,
  type HistoryFilter,
  type HistoryOverview,
  type HistoryQuery,
} from './contract.ts';
import { type HistoryEntryRow, historyEntries } from './entries-table.ts';
import { matchingEntries } from './matching-entries.ts';
import type { HistoryMonthRow } from './months-table.ts';
import type { HistoryNoteRow } from './notes-table.ts';
import { FIRST_DAY, startOf } from './place.ts';
import { presentEntry } from './present.ts';
import { lineKindsFor } from './search.ts';
import type { Audience } from './sentence.ts';

interface Reader {
  readonly audience: Audience;
  /** Where they are: of what was elsewhere they are told where. */
  readonly timeZone: string;
}

/** A page of a history, newest first. What is asked for is looked up in an index, however long the history is. */
export async function historyOf(
  read: ReadDatabase,
  childId: string,
  query: HistoryQuery,
  { audience, timeZone }: Reader,
): Promise<Page<HistoryEntry>> {
  const lineKinds = lineKindsFor({ kinds: query.kind, actor: query.actor, q: query.q, audience });
  const rows = lineKinds
    ? await matchingEntries(read, childId, query, lineKinds)
    : await entriesBefore(read, childId, query);
  const notes = await notesOf(
    read,
    childId,
    rows.flatMap(({ mood_id }) => mood_id ?? []),
  );
  const entries = rows.map((row) => presentEntry(row, { audience, timeZone, notes }));
  return pageOf(entries, query, ({ localDate, at, revision }) => [localDate, at, String(revision)]);
}

function entriesBefore(read: ReadDatabase, childId: string, query: HistoryQuery) {
  const [day, at, revision] = startOf(query);
  return read.rows(historyEntries)`
    select * from read.history_entries
    where user_id = ${childId}
      and (local_date, at, revision) < (${day}::date, ${at}::timestamptz, ${revision}::integer)
      and local_date >= ${query.from ?? FIRST_DAY}::date
    order by local_date desc, at desc, revision desc limit ${rowsFor(query)}`;
}

export type NoteStates = ReadonlyMap<string, HistoryNoteRow['state']>;

async function notesOf(read: ReadDatabase, childId: string, moodIds: readonly string[]): Promise<NoteStates> {
  if (moodIds.length === 0) return new Map();
  const rows = await read<HistoryNoteRow>`
    select mood_id, state from read.history_notes where user_id = ${childId} and mood_id = any(${moodIds}::uuid[])`;
  return new Map(rows.map(({ mood_id, state }) => [mood_id, state]));
}

/** What became of a note; undefined for one that is closed, or is none. */
export async function noteStateOf(read: ReadDatabase, childId: string, moodId: string) {
  const [row] = await read<HistoryNoteRow>`
    select mood_id, state, local_date from read.history_notes where user_id = ${childId} and mood_id = ${moodId}::uuid`;
  return row;
}

/** How many lines a filter shows: from the months where whole months are asked for, else counted up to {@link COUNT_LIMIT}. */
export async function countOf(read: ReadDatabase, childId: string, query: HistoryFilter) {
  const isOfMonths = !query.q?.trim() && isMonthStart(query.from) && isMonthEnd(query.to);
  const count = isOfMonths ? await countInMonths(read, childId, query) : await countInEntries(read, childId, query);
  return isOfMonths || count <= COUNT_LIMIT ? { count, isMore: false } : { count: COUNT_LIMIT, isMore: true };
}

const isMonthStart = (day: string | undefined): boolean => !day || day.endsWith('-01');
const isMonthEnd = (day: string | undefined): boolean => !day || isMonthStart(dateOfDay(dayNumber(day) + 1));

async function countInMonths(read: ReadDatabase, childId: string, { from, to, kind, actor }: HistoryFilter) {
  const rows = await read<Pick<HistoryMonthRow, 'lines'>>`
    select lines from read.history_months
    where user_id = ${childId} and month between ${(from ?? FIRST_DAY).slice(0, 7)} and ${(to ?? AFTER_ALL_DAYS).slice(0, 7)}`;
  const wanted = (line: string) => {
    const [itsKind, itsActor] = line.split(' ');
    return (!kind?.length || kind.some((one) => one === itsKind)) && (!actor || actor === itsActor);
  };
  return rows
    .flatMap(({ lines }) => Object.entries(lines))
    .reduce((sum, [line, count]) => (wanted(line) ? sum + count : sum), 0);
}

async function countInEntries(read: ReadDatabase, childId: string, query: HistoryFilter): Promise<number> {
  const { from = FIRST_DAY, to = AFTER_ALL_DAYS, kind, actor, q } = query;
  const lineKinds = lineKindsFor({ kinds: kind, actor, q, audience: 'child' });
  const limit = COUNT_LIMIT + 1;
  const [row] = lineKinds
    ? await read<{ count: number }>`
        select count(*)::integer as count from (
          select 1
          from unnest(
            ${lineKinds.map((one) => one.actor)}::text[], ${lineKinds.map(({ type }) => type)}::text[],
            ${lineKinds.map(({ subject }) => subject)}::text[]
          ) as said(actor, type, subject)
          cross join lateral (
            select 1 from read.history_entries
            where user_id = ${childId} and actor = said.actor and type = said.type and subject = said.subject
              and local_date between ${from}::date and ${to}::date
            limit ${limit}
          ) as entry limit ${limit}
        ) as counted`
    : await read<{ count: number }>`
        select count(*)::integer as count from (
          select 1 from read.history_entries
          where user_id = ${childId} and local_date between ${from}::date and ${to}::date limit ${limit}
        ) as counted`;
  return row?.count ?? 0;
}

/** More months than a child can have; a clock that once said 1970 makes one. */
const MOST_MONTHS = 1_200;

/** @param today the child's own */
export async function overviewOf(read: ReadDatabase, childId: string, today: string): Promise<HistoryOverview> {
  const month = `${today.slice(0, 7)}-01`;
  const [rows, [looks], [last]] = await Promise.all([
    read<HistoryMonthRow>`
      select month, days, lines from read.history_months where user_id = ${childId} order by month desc limit ${MOST_MONTHS}`,
    read<{ count: number }>`
      select count(*)::integer as count from read.history_entries
      where user_id = ${childId} and actor = 'grown-up' and type = ${LOOK} and subject = ''
        and local_date between ${month}::date and ${today}::date`,
    read<Pick<HistoryEntryRow, 'local_date'>>`
      select local_date from read.history_entries
      where user_id = ${childId} and actor = 'grown-up' and type = ${LOOK} and subject = ''
      order by local_date desc, at desc, revision desc limit 1`,
  ]);
  const first = rows.at(-1);
  return {
    months: rows.map(({ month: name, days, lines }) => ({
      month: name,
      days: bitsOf(days).length,
      entries: Object.values(lines).reduce((sum, count) => sum + count, 0),
    })),
    firstDay: first ? `${first.month}-${String((bitsOf(first.days)[0] ?? 0) + 1).padStart(2, '0')}` : null,
    looks: { thisMonth: looks?.count ?? 0, last: last?.local_date ?? null },
  };
}

const LOOK = 'GrownUpViewOpened';
const bitsOf = (days: number): readonly number[] =>
  Array.from({ length: 31 }, (_, bit) => bit).filter((bit) => (days >> bit) & 1);
