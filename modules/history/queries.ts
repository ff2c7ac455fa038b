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
import { type HistoryMonthRow, lineOf } from './months-table.ts';
import type { HistoryNoteRow } from './notes-table.ts';
import { presentEntry } from './present.ts';
import { type Saying, sayingsFor } from './search.ts';
import type { Audience } from './sentence.ts';

const FIRST_DAY = '1900-01-01';
const BEFORE_ALL = ['1900-01-01T00:00:00.000Z', '-1'] as const;

interface Reader {
  readonly audience: Audience;
  /** Where they are: of what was elsewhere they are told where. */
  readonly timeZone: string;
}

/** Where a page begins: after its cursor, or after the last of its days. */
function startOf({ cursor, to = AFTER_ALL_DAYS }: HistoryQuery): readonly [day: string, at: string, revision: string] {
  return cursor && cursor[0] <= to ? cursor : [dateOfDay(dayNumber(to) + 1), ...BEFORE_ALL];
}

/** A page of a history, newest first. What is asked for is looked up in an index, however long the history is. */
export async function historyOf(
  read: ReadDatabase,
  childId: string,
  query: HistoryQuery,
  { audience, timeZone }: Reader,
): Promise<Page<HistoryEntry>> {
  const sayings = sayingsFor({ kinds: query.kind, actor: query.actor, q: query.q, audience });
  const rows = sayings ? await entriesSaying(read, childId, query, sayings) : await entriesBefore(read, childId, query);
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

/** Some weeks of a busy child: what lines often say is found among them. */
const LINES_LOOKED_THROUGH = 600;

/** First among the next lines as they come; what is seldom said is then looked up, however long ago that was. */
async function entriesSaying(
  read: ReadDatabase,
  childId: string,
  query: HistoryQuery,
  sayings: readonly Saying[],
): Promise<readonly HistoryEntryRow[]> {
  if (sayings.length === 0) return [];
  const limit = rowsFor(query);
  const place = startOf(query);
  const [reached] = await placeAfter(read, childId, query, place);
  const near = await entriesAmong(read, childId, sayings, { place, until: reached, from: query.from, limit });
  if (near.length === limit || !reached) return near;
  const far = { place: placeOf(reached), until: undefined, from: query.from, limit: limit - near.length };
  const said = await everSaid(read, childId, sayings, far);
  return said.length === 0 ? near : [...near, ...(await entriesFarBack(read, childId, said, far))];
}

/** Whole kinds that a child never did in those months are not looked up, thing by thing. */
async function everSaid(read: ReadDatabase, childId: string, sayings: readonly Saying[], { place, from }: Stretch) {
  const rows = await read<{ line: string }>`
    select distinct jsonb_object_keys(lines) as line from read.history_months
    where user_id = ${childId} and month between ${(from ?? FIRST_DAY).slice(0, 7)} and ${place[0].slice(0, 7)}`;
  const lines = new Set(rows.map(({ line }) => line));
  return sayings.filter(({ kind, actor }) => lines.has(lineOf(kind, actor)));
}

type Place = readonly [day: string, at: string, revision: string];
type PlaceRow = Pick<HistoryEntryRow, 'local_date' | 'at' | 'revision'>;
const placeOf = ({ local_date, at, revision }: PlaceRow): Place => [local_date, at, String(revision)];

interface Stretch {
  readonly place: Place;
  /** The last line of it; without one it has no end. */
  readonly until: PlaceRow | undefined;
  readonly from: string | undefined;
  readonly limit: number;
}

/** The last of the next {@link LINES_LOOKED_THROUGH} lines; none where there are not so many. */
const placeAfter = (read: ReadDatabase, childId: string, { from }: HistoryQuery, [day, at, revision]: Place) =>
  read<PlaceRow>`
    select local_date, at, revision from read.history_entries
    where user_id = ${childId} and (local_date, at, revision) < (${day}::date, ${at}::timestamptz, ${revision}::integer)
      and local_date >= ${from ?? FIRST_DAY}::date
    order by local_date desc, at desc, revision desc offset ${LINES_LOOKED_THROUGH - 1} limit 1`;

const columnsOf = (sayings: readonly Saying[]) => ({
  actors: sayings.map(({ actor }) => actor),
  types: sayings.map(({ type }) => type),
  subjects: sayings.map(({ subject }) => subject),
});

function entriesAmong(read: ReadDatabase, childId: string, sayings: readonly Saying[], stretch: Stretch) {
  const { actors, types, subjects } = columnsOf(sayings);
  const [day, at, revision] = stretch.place;
  const [lastDay, lastAt, lastRevision] = stretch.until
    ? placeOf(stretch.until)
    : [stretch.from ?? FIRST_DAY, ...BEFORE_ALL];
  return read.rows(historyEntries)`
    select entry.* from (
      select * from read.history_entries
      where user_id = ${childId}
        and (local_date, at, revision) < (${day}::date, ${at}::timestamptz, ${revision}::integer)
        and (local_date, at, revision) >= (${lastDay}::date, ${lastAt}::timestamptz, ${lastRevision}::integer)
      order by local_date desc, at desc, revision desc limit ${LINES_LOOKED_THROUGH}
    ) as entry
    where (entry.actor, entry.type, entry.subject) in (
      select * from unnest(${actors}::text[], ${types}::text[], ${subjects}::text[])
    )
    order by entry.local_date desc, entry.at desc, entry.revision desc limit ${stretch.limit}`;
}

/**
 * The newest of each thing that may be said are looked up one by one; those things whose newest is among the newest have all of the
 * page between them. So a word that was last said years ago is found as fast as one of today.
 */
function entriesFarBack(read: ReadDatabase, childId: string, sayings: readonly Saying[], stretch: Stretch) {
  const { actors, types, subjects } = columnsOf(sayings);
  const [day, at, revision] = stretch.place;
  const { from = FIRST_DAY, limit } = stretch;
  return read.rows(historyEntries)`
    select entry.* from (
      select line.local_date, line.at, line.revision from (
        select said.actor, said.type, said.subject
        from unnest(${actors}::text[], ${types}::text[], ${subjects}::text[]) as said(actor, type, subject)
        cross join lateral (
          select local_date, at, revision from read.history_entries
          where user_id = ${childId} and actor = said.actor and type = said.type and subject = said.subject
            and (local_date, at, revision) < (${day}::date, ${at}::timestamptz, ${revision}::integer)
            and local_date >= ${from}::date
          order by local_date desc, at desc, revision desc limit 1
        ) as newest
        order by newest.local_date desc, newest.at desc, newest.revision desc limit ${limit}
      ) as said
      cross join lateral (
        select local_date, at, revision from read.history_entries
        where user_id = ${childId} and actor = said.actor and type = said.type and subject = said.subject
          and (local_date, at, revision) < (${day}::date, ${at}::timestamptz, ${revision}::integer)
          and local_date >= ${from}::date
        order by local_date desc, at desc, revision desc limit ${limit}
      ) as line
      order by line.local_date desc, line.at desc, line.revision desc limit ${limit}
    ) as line
    join read.history_entries as entry on entry.user_id = ${childId}
      and entry.local_date = line.local_date and entry.at = line.at and entry.revision = line.revision
    order by entry.local_date desc, entry.at desc, entry.revision desc`;
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
  const sayings = sayingsFor({ kinds: kind, actor, q, audience: 'child' });
  const limit = COUNT_LIMIT + 1;
  const [row] = sayings
    ? await read<{ count: number }>`
        select count(*)::integer as count from (
          select 1
          from unnest(
            ${sayings.map((one) => one.actor)}::text[], ${sayings.map(({ type }) => type)}::text[],
            ${sayings.map(({ subject }) => subject)}::text[]
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
