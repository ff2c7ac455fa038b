import type { EventStore } from '@wonderlings/kernel';
import type { Sql } from '@wonderlings/postgres';
import { earliestOf, furthestOf, type LineName, type LiveTable, liveTables } from '../table/bookkeeping.ts';
import type { TablePlan } from '../table/table-plan.ts';
import type { AwaitingRelease } from './awaiting-release.ts';
import type { Role } from './standing.ts';

/** Why a table stands still. */
export interface ParkedStatus {
  readonly error: string;
  readonly eventId: string;
}

export interface TableStatus {
  readonly name: string;
  readonly generation: number;
  /** That of the partition which lags most; null before the first event. */
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
  /** `writer`: this process writes every table that can be written, in all partitions; `sharing`: others do, too; `standby`: others do. */
  readonly role: Role;
  /** Every table is built as this release defines it. */
  readonly ready: boolean;
  readonly tables: readonly TableStatus[];
  /** The kind of error that keeps the tables from moving just now; it is tried again and again. */
  readonly fault?: string;
}

function stateOf(plan: TablePlan, table: LiveTable, awaiting: AwaitingRelease): TableStatus['state'] {
  if (table.parked) return 'parked';
  if (awaiting.hasAny(table)) return 'awaiting-release';
  return table.fingerprint === plan.fingerprint ? 'live' : 'rebuilding';
}

interface StatusOptions {
  readonly sql: Sql;
  readonly store: EventStore;
  readonly plans: readonly TablePlan[];
  readonly failures: ReadonlyMap<string, ParkedStatus>;
  readonly awaiting: AwaitingRelease;
  /** How far a line is that this process writes; its checkpoint may say less for a while. */
  readonly reachedBy: (line: LineName) => string | null | undefined;
}

/** Every table as the database has it; tables that do not exist yet are left out. */
export async function tableStatuses(options: StatusOptions): Promise<TableStatus[]> {
  const { sql, store, plans, failures, awaiting, reachedBy } = options;
  const { comparePositions } = store;
  const positionOf = ({ name, lines, parked }: LiveTable): string | null => {
    // Other partitions may have been anywhere when it stopped.
    if (parked) {
      const isBefore = (position: string | null) =>
        position !== null && comparePositions(position, parked.position) < 0;
      return furthestOf(lines.map(({ position }) => position).filter(isBefore), comparePositions);
    }
    const positions = lines.map(({ partition, position }) =>
      furthestOf([position, reachedBy({ name, partition }) ?? null], comparePositions),
    );
    return earliestOf(positions, comparePositions);
  };
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
      const { name, generation } = table;
      const position = positionOf(table);
      const lag = await lagOf(position);
      const failure = table.parked ?? failures.get(name);
      if (!failure) return { name, generation, position, lag, state: stateOf(plan, table, awaiting) };
      const { error, eventId } = failure;
      return { name, generation, position, lag, state: 'parked' as const, parked: { error, eventId } };
    }),
  );
}
