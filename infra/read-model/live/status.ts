import type { EventStore } from '@wonderlings/kernel';
import type { Sql } from '@wonderlings/postgres';
import { type LiveTable, liveTables } from '../table/bookkeeping.ts';
import type { TablePlan } from '../table/table-plan.ts';
import type { AwaitingRelease } from './awaiting-release.ts';

/** Why a table stands still. */
export interface ParkedStatus {
  readonly error: string;
  readonly eventId: string;
}

export interface TableStatus {
  readonly name: string;
  readonly generation: number;
  /** null before the first event. */
  readonly position: string | null;
  /** Events that it does not show yet. */
  readonly lag: number;
  /**
   * `rebuilding`: what is served was built by another definition, and is about to be replaced. `awaiting-release`: this release
   * cannot read the table's next event, and leaves it to a newer one.
   */
  readonly state: 'live' | 'parked' | 'rebuilding' | 'awaiting-release';
  readonly parked?: ParkedStatus;
}

export interface ReadModelStatus {
  /** `writer`: this process writes every table that can be written; `standby`: another one writes at least one. */
  readonly role: 'writer' | 'standby';
  /** Every table is built as this release defines it. */
  readonly ready: boolean;
  readonly tables: readonly TableStatus[];
  /** The kind of error that keeps the tables from moving just now; it is tried again and again. */
  readonly fault?: string;
}

function stateOf(plan: TablePlan, table: LiveTable, awaiting: AwaitingRelease): TableStatus['state'] {
  if (table.parked) return 'parked';
  if (awaiting.has(table)) return 'awaiting-release';
  return table.fingerprint === plan.fingerprint ? 'live' : 'rebuilding';
}

/** Every table as the database has it; tables that do not exist yet are left out. */
export async function tableStatuses(
  sql: Sql,
  store: EventStore,
  plans: readonly TablePlan[],
  failures: ReadonlyMap<string, ParkedStatus>,
  awaiting: AwaitingRelease,
): Promise<TableStatus[]> {
  const live = await liveTables(sql, plans);
  const lags = new Map<string | null, Promise<number>>();
  const lagOf = (position: string | null): Promise<number> => {
    const lag = lags.get(position) ?? store.lag(position);
    lags.set(position, lag);
    return lag;
  };
  const known = plans.flatMap((plan) => {
    const table = live.get(plan.name);
    return table ? [{ plan, table }] : [];
  });
  return Promise.all(
    known.map(async ({ plan, table }) => {
      const { name, generation, position } = table;
      const lag = await lagOf(position);
      const failure = table.parked ?? failures.get(name);
      if (!failure) return { name, generation, position, lag, state: stateOf(plan, table, awaiting) };
      const { error, eventId } = failure;
      return { name, generation, position, lag, state: 'parked' as const, parked: { error, eventId } };
    }),
  );
}
