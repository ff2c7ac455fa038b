import { type EventStore, partitionOf } from '@wonderlings/kernel';
import type { Sql } from '@wonderlings/postgres';
import { earliestOf, furthestOf, type Line, type LineName, type LiveTable, liveTables } from '../table/bookkeeping.ts';
import type { TablePlan } from '../table/table-plan.ts';
import type { AwaitingRelease } from './awaiting-release.ts';
import type { Role } from './lane-state.ts';

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

/** As far as is looked for events that a line has not shown; where more happens in a second, its lag may be overstated for that long. */
const LOOKED_AT = 1_000;

/**
 * Lines of other writers in which nothing has happened since their checkpoints, which move once a second then: they show all that there
 * is up to the end of the log. Answers that end for each of them, by {@link placeId}.
 */
async function shownToTheEnd(store: EventStore, places: readonly Place[]): Promise<ReadonlyMap<string, string>> {
  const end = await store.head();
  if (end === null) return new Map();
  const partitionsAt = new Map<string | null, Set<number>>();
  for (const { position, partition } of places) {
    if (position !== null && store.comparePositions(position, end) >= 0) continue;
    partitionsAt.set(position, new Set(partitionsAt.get(position)).add(partition));
  }
  const shown = new Map<string, string>();
  for (const [position, partitions] of partitionsAt) {
    const events = await store.readAll({ after: position, limit: LOOKED_AT, partitions });
    const reached = events.at(-1)?.position ?? position;
    if (reached === null || store.comparePositions(reached, end) < 0) continue;
    const withEvents = new Set(events.map(({ stream }) => partitionOf(stream)));
    for (const partition of partitions)
      if (!withEvents.has(partition)) shown.set(placeId({ position, partition }), end);
  }
  return shown;
}

type Place = Pick<Line, 'partition' | 'position'>;
const placeId = ({ partition, position }: Place): string => `${partition} ${position}`;

/** Every table as the database has it; tables that do not exist yet are left out. */
export async function tableStatuses(options: StatusOptions): Promise<TableStatus[]> {
  const { sql, store, plans, failures, awaiting, reachedBy } = options;
  const { comparePositions } = store;
  const live = await liveTables(sql, plans);
  const others = [...live.values()].flatMap(({ name, lines, parked }) =>
    parked ? [] : lines.filter(({ partition }) => reachedBy({ name, partition }) === undefined),
  );
  const shown = await shownToTheEnd(store, others);
  const positionOf = ({ name, lines, parked }: LiveTable): string | null => {
    // Other partitions may have been anywhere when it stopped.
    if (parked) {
      const isBefore = (position: string | null) =>
        position !== null && comparePositions(position, parked.position) < 0;
      return furthestOf(lines.map(({ position }) => position).filter(isBefore), comparePositions);
    }
    const positions = lines.map(({ partition, position }) => {
      const known = reachedBy({ name, partition }) ?? shown.get(placeId({ partition, position })) ?? null;
      return furthestOf([position, known], comparePositions);
    });
    return earliestOf(positions, comparePositions);
  };
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
