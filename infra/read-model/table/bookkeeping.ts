import type { Queryable, Sql } from '@wonderlings/postgres';
import type { TablePlan } from './table-plan.ts';
import type { OwnerColumn } from './table-statements.ts';

/** A table that stands still since its fold threw; `position` is that of the event. */
export interface Parked {
  readonly error: string;
  readonly eventId: string;
  readonly position: string;
}

/** A read table as `read_model.tables` has it. */
export interface LiveTable {
  readonly name: string;
  readonly generation: number;
  readonly fingerprint: string;
  readonly epoch: string;
  readonly position: string | null;
  readonly parked: Parked | null;
}

/** A table that exists under a versioned name. */
export interface Generation {
  readonly name: string;
  readonly generation: number;
  readonly owner: OwnerColumn;
  readonly built: boolean;
  readonly live: boolean;
}

/** SQLSTATE that `read_model.advance` raises. */
export const FENCED = 'WF001';
/** Until a table on a log with events is built for the first time, its live generation is empty and nobody's. */
export const UNBUILT = 'unbuilt';
/** Told when a generation was swapped. */
export const SWAPPED_CHANNEL = 'read_model_swapped';
/** Told, now and then, when checkpoints have moved. */
export const REACHED_CHANNEL = 'read_model_reached';

/**
 * First key of our advisory locks, one number a purpose; the second one is the hash of the table's name. `preparing` and `replay`
 * are one lock each, with 0: those who read the log from its start share `replay`, and who takes events out of it has it alone.
 */
export const LOCKS = { writer: 1_920_101, rebuild: 1_920_102, preparing: 1_920_103, replay: 1_920_104 } as const;

interface TableRecord {
  readonly name: string;
  readonly generation: number;
  readonly fingerprint: string;
  readonly epoch: string;
  readonly position: string | null;
  readonly parked_error: string | null;
  readonly parked_event: string | null;
  readonly parked_position: string | null;
}

function liveTable(record: TableRecord): LiveTable {
  const { parked_error, parked_event, parked_position, ...table } = record;
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
    select name, generation, fingerprint, epoch, position, parked_error, parked_event, parked_position
    from read_model.tables where name = any(${plans.map((plan) => plan.name)}::text[])`;
  return new Map(records.map((record) => [record.name, liveTable(record)]));
}

/** Every generation of every table, also of tables that this release does not know. */
export async function allGenerations(sql: Queryable): Promise<Generation[]> {
  const records = await sql<
    { name: string; generation: number; owner_column: string; owner_type: string; built: boolean; live: boolean }[]
  >`
    select g.name, g.generation, g.owner_column, g.owner_type, g.built, t.generation is not null as live
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
