import { type ReadDatabase, rowsFor } from '@wonderlings/kernel';
import type { HistoryQuery } from './contract.ts';
import { type HistoryEntryRow, historyEntries } from './entries-table.ts';
import { lineOf } from './months-table.ts';
import { beforeDay, FIRST_DAY, type Place, placeOf, startOf } from './place.ts';
import type { LineKind } from './search.ts';

/** Some weeks of a busy child: what lines often say is found among them. */
const LINES_LOOKED_THROUGH = 600;

/** Lines after `place`, down to the day `from`. */
interface Stretch {
  readonly place: Place;
  readonly from: string;
}

/**
 * The lines of a page that say one of these things, newest first, and one more if there is one. First among the next lines as they come;
 * what is seldom said is then looked up in an index, however long ago that was.
 */
export async function matchingEntries(
  read: ReadDatabase,
  childId: string,
  query: HistoryQuery,
  lineKinds: readonly LineKind[],
): Promise<readonly HistoryEntryRow[]> {
  if (lineKinds.length === 0) return [];
  const limit = rowsFor(query);
  const all = { place: startOf(query), from: query.from ?? FIRST_DAY };
  const reached = await placeAfter(read, childId, all);
  const found = [...(await entriesAmong(read, childId, lineKinds, { ...all, until: reached, limit }))];
  if (found.length === limit || !reached) return found;

  const far = { ...all, place: reached };
  const said = await everOccurred(read, childId, lineKinds, far);
  for (let isMore = said.length > 0; isMore && found.length < limit; ) {
    const lookUps = lookUpsFor(said, found, limit - found.length);
    const entries = await entriesFarBack(read, childId, lookUps, { ...far, limit: limit - found.length });
    found.push(...entries);
    const last = entries.at(-1);
    if (last) far.place = placeOf(last);
    isMore = wereCutOff(lookUps, entries);
  }
  return found;
}

/** The last of the next {@link LINES_LOOKED_THROUGH} lines; none where there are not so many. */
async function placeAfter(
  read: ReadDatabase,
  childId: string,
  { place: [day, at, revision], from }: Stretch,
): Promise<Place | undefined> {
  const [row] = await read<Pick<HistoryEntryRow, 'local_date' | 'at' | 'revision'>>`
    select local_date, at, revision from read.history_entries
    where user_id = ${childId} and (local_date, at, revision) < (${day}::date, ${at}::timestamptz, ${revision}::integer)
      and local_date >= ${from}::date
    order by local_date desc, at desc, revision desc offset ${LINES_LOOKED_THROUGH - 1} limit 1`;
  return row && placeOf(row);
}

const columnsOf = (lineKinds: readonly LineKind[]) => ({
  actors: lineKinds.map(({ actor }) => actor),
  types: lineKinds.map(({ type }) => type),
  subjects: lineKinds.map(({ subject }) => subject),
});

interface NearStretch extends Stretch {
  /** The last line of it; undefined: down to `from`. */
  readonly until: Place | undefined;
  readonly limit: number;
}

/** `is true` keeps the things in a hash table: joined with them instead, each line was held against each of up to 700. */
function entriesAmong(read: ReadDatabase, childId: string, lineKinds: readonly LineKind[], stretch: NearStretch) {
  const { actors, types, subjects } = columnsOf(lineKinds);
  const { place, from, until = beforeDay(from), limit } = stretch;
  const [day, at, revision] = place;
  const [lastDay, lastAt, lastRevision] = until;
  return read.rows(historyEntries)`
    select entry.* from (
      select * from read.history_entries
      where user_id = ${childId}
        and (local_date, at, revision) < (${day}::date, ${at}::timestamptz, ${revision}::integer)
        and (local_date, at, revision) >= (${lastDay}::date, ${lastAt}::timestamptz, ${lastRevision}::integer)
      order by local_date desc, at desc, revision desc limit ${LINES_LOOKED_THROUGH}
    ) as entry
    where ((entry.actor, entry.type, entry.subject) in (
      select * from unnest(${actors}::text[], ${types}::text[], ${subjects}::text[])
    )) is true
    order by entry.local_date desc, entry.at desc, entry.revision desc limit ${limit}`;
}

/** Whole kinds that a child never did in those months are not looked up, thing by thing. */
async function everOccurred(
  read: ReadDatabase,
  childId: string,
  lineKinds: readonly LineKind[],
  { place, from }: Stretch,
) {
  const rows = await read<{ line: string }>`
    select distinct jsonb_object_keys(lines) as line from read.history_months
    where user_id = ${childId} and month between ${from.slice(0, 7)} and ${place[0].slice(0, 7)}`;
  const lines = new Set(rows.map(({ line }) => line));
  return lineKinds.filter(({ kind, actor }) => lines.has(lineOf(kind, actor)));
}

interface LookUp extends LineKind {
  /** How many of its lines are looked up at once. */
  readonly most: number;
}
type LineOf = Pick<LineKind, 'actor' | 'type' | 'subject'>;
const nameOf = ({ actor, type, subject }: LineOf): string => `${actor} ${type} ${subject}`;

function timesFound(entries: readonly LineOf[]): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  for (const entry of entries) times.set(nameOf(entry), (times.get(nameOf(entry)) ?? 0) + 1);
  return times;
}

/**
 * Of each thing twice its part of what is missing, by what was found up to here: all of it together stays a few pages, whether one thing is
 * said all the time or hundreds are, now and then.
 */
function lookUpsFor(lineKinds: readonly LineKind[], found: readonly LineOf[], missing: number): readonly LookUp[] {
  const times = timesFound(found);
  return lineKinds.map((lineKind) => {
    const part = Math.max(1 / lineKinds.length, (times.get(nameOf(lineKind)) ?? 0) / Math.max(found.length, 1));
    return { ...lineKind, most: Math.min(missing, Math.ceil(2 * part * missing)) };
  });
}

/** Whether there may be more of a thing behind the last line that is known to be in its place. */
function wereCutOff(lookUps: readonly LookUp[], entries: readonly LineOf[]): boolean {
  const times = timesFound(entries);
  return lookUps.some((lookUp) => times.get(nameOf(lookUp)) === lookUp.most);
}

/**
 * The newest lines of each thing, in one order. Where not all lines of a thing were looked up, another one may follow its last: the answer
 * ends there, and has at least all that were looked up of that thing.
 */
function entriesFarBack(
  read: ReadDatabase,
  childId: string,
  lookUps: readonly LookUp[],
  { place: [day, at, revision], from, limit }: Stretch & { readonly limit: number },
) {
  const { actors, types, subjects } = columnsOf(lookUps);
  const most = lookUps.map((lookUp) => String(lookUp.most));
  const [firstDay, firstAt, firstRevision] = beforeDay(from);
  return read.rows(historyEntries)`
    with line as (
      select line.*, line.nth = said.most as is_last
      from unnest(${actors}::text[], ${types}::text[], ${subjects}::text[], ${most}::integer[]) as said(actor, type, subject, most)
      cross join lateral (
        select local_date, at, revision, row_number() over (order by local_date desc, at desc, revision desc) as nth
        from read.history_entries
        where user_id = ${childId} and actor = said.actor and type = said.type and subject = said.subject
          and (local_date, at, revision) < (${day}::date, ${at}::timestamptz, ${revision}::integer)
          and local_date >= ${from}::date
        order by local_date desc, at desc, revision desc limit said.most
      ) as line
    ), known_to as (
      select local_date, at, revision from line where is_last
      union all select ${firstDay}::date, ${firstAt}::timestamptz, ${firstRevision}::integer
      order by local_date desc, at desc, revision desc limit 1
    )
    select entry.* from (
      select local_date, at, revision from line
      where (local_date, at, revision) >= (select local_date, at, revision from known_to)
      order by local_date desc, at desc, revision desc limit ${limit}
    ) as line
    join read.history_entries as entry on entry.user_id = ${childId}
      and entry.local_date = line.local_date and entry.at = line.at and entry.revision = line.revision
    order by entry.local_date desc, entry.at desc, entry.revision desc`;
}
