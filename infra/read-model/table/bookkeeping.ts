import type { Queryable, Sql } from '@wonderlings/postgres';
import type { TablePlan } from './table-plan.ts';
import type { OwnerColumn } from './table-statements.ts';

/** A table that stands still since its fold threw; `position` is that of the event. */
export interface Parked {
  readonly error: string;
  readonly eventId: string;
  readonly position: string;
}

/** How far a table has come in one partition. Lines with the same checkpoint move together. */
export interface Line {
  readonly partition: number;
  readonly epoch: string;
  readonly checkpoint: string;
  readonly position: string | null;
}

/** A line by its name: a table in a partition. */
export interface LineName {
  readonly name: string;
  readonly partition: number;
}

/** A read table as `read_model` has it. */
export interface LiveTable {
  readonly name: string;
  readonly generation: number;
  readonly fingerprint: string;
  readonly parked: Parked | null;
  /** One a partition. */
  readonly lines: readonly Line[];
}

/** A table that exists under a versioned name. */
export interface Generation {
  readonly name: string;
  readonly generation: number;
  readonly owner: OwnerColumn;
  readonly built: boolean;
  readonly live: boolean;
  /** Its rebuild was stopped, and may be gone on with. */
  readonly stopped: boolean;
}

/** SQLSTATE that `read_model.advance` and `read_model.part` raise. */
export const FENCED = 'WF001';
/** Until a table on a log with events is built for the first time, its live generation is empty and has no writer. */
export const UNBUILT = 'unbuilt';
/** Told when a generation was swapped. */
export const SWAPPED_CHANNEL = 'read_model_swapped';
/** Told when a process has joined or left a writer group, or has given lines back. */
export const WRITER_GROUP_CHANNEL = 'read_model_crew';
/** Told, now and then, when checkpoints have moved. */
export const REACHED_CHANNEL = 'read_model_reached';

/**
 * First key of our advisory locks, one number a purpose; the second one is the hash of a name: of a line for `writer`, of a table for
 * `rebuild`, of a writer group for `member`, which all its members share. `preparing` and `replay` are one lock each, with 0: those who read the
 * log from its start share `replay`, and who takes events out of it has it alone.
 */
export const LOCKS = {
  writer: 1_920_101,
  rebuild: 1_920_102,
  preparing: 1_920_103,
  replay: 1_920_104,
  member: 1_920_105,
} as const;

interface TableRecord {
  readonly name: string;
  readonly generation: number;
  readonly fingerprint: string;
  readonly parked_error: string | null;
  readonly parked_event: string | null;
  readonly parked_position: string | null;
  readonly lines: readonly Line[] | null;
}

function liveTable(record: TableRecord): LiveTable {
  const { parked_error, parked_event, parked_position, lines, ...rest } = record;
  const table = { ...rest, lines: lines ?? [] };
  if (parked_error === null) return { ...table, parked: null };
  return {
    ...table,
    parked: { error: parked_error, eventId: parked_event ?? '', position: parked_position ?? '' },
  };
}

/** The tables that are asked for and exist, by name. */
export async function liveTables(
  sql: Queryable,
  plans: readonly Pick<TablePlan, 'name'>[],
): Promise<ReadonlyMap<string, LiveTable>> {
  const records = await sql<TableRecord[]>`
    select name, generation, fingerprint, parked_error, parked_event, parked_position, (
      select json_agg(json_build_object(
        'partition', l.partition, 'epoch', l.epoch::text, 'checkpoint', l.checkpoint, 'position', c.position
      ) order by l.partition)
      from read_model.lines l join read_model.checkpoints c on c.id = l.checkpoint where l.name = t.name
    ) as lines
    from read_model.tables t where name = any(${plans.map((plan) => plan.name)}::text[])`;
  return new Map(records.map((record) => [record.name, liveTable(record)]));
}

/** Null, from before the first event, is before all. */
const orderOf =
  (compare: (a: string, b: string) => number) =>
  (a: string | null, b: string | null): number =>
    a === null || b === null ? Number(b === null) - Number(a === null) : compare(a, b);

/** Where the line is that lags most; null when one has not begun, or there is none. */
export function earliestOf(
  positions: Iterable<string | null>,
  compare: (a: string, b: string) => number,
): string | null {
  const inOrder = [...new Set(positions)].sort(orderOf(compare));
  return inOrder[0] ?? null;
}

/** Where the line is that has come furthest; null when none has begun. */
export function furthestOf(
  positions: Iterable<string | null>,
  compare: (a: string, b: string) => number,
): string | null {
  const inOrder = [...new Set(positions)].sort(orderOf(compare));
  return inOrder.at(-1) ?? null;
}

/** Positions of all lines of these tables. */
export const positionsOf = (tables: Iterable<LiveTable>): (string | null)[] =>
  [...tables].flatMap(({ lines }) => lines.map(({ position }) => position));

/** What names a line in maps and locks. */
export const lineId = ({ name, partition }: LineName): string => `${name}/${partition}`;

/** Every generation of every table, also of tables that this release does not know. */
export async function allGenerations(sql: Queryable): Promise<Generation[]> {
  const records = await sql<(Omit<Generation, 'owner'> & { owner_column: string; owner_type: string })[]>`
    select g.name, g.generation, g.owner_column, g.owner_type, g.built, t.generation is not null as live,
      g.stopped is not null as stopped
    from read_model.generations g left join read_model.tables t using (name, generation)`;
  return records.map(({ owner_column, owner_type, ...rest }) => ({
    ...rest,
    owner: { name: owner_column, type: owner_type },
  }));
}

/** Tries the session lock of each name, on a connection of one's own; answers those that were free. */
export async function tryLocks(session: Sql, purpose: number, names: readonly string[]): Promise<string[]> {
  const taken = await session<{ name: string }[]>`
    select name from unnest(${[...names]}::text[]) as asked (name) where pg_try_advisory_lock(${purpose}, hashtext(name))`;
  return taken.map(({ name }) => name);
}

/** Gives session locks back. */
export async function unlock(session: Sql, purpose: number, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  await session`
    select pg_advisory_unlock(${purpose}, hashtext(name)) from unnest(${[...names]}::text[]) as held (name)`;
}
