import { ChildErased, childOf, type EventStore, streamOf } from '@wonderlings/kernel';
import type { Sql } from '@wonderlings/postgres';
import type { ReadModelParts } from '../read-model-parts.ts';
import { chosenPlans } from '../replay/chosen-plans.ts';
import { buildable, finishTables, type TableTime, withConstruction } from '../replay/construction.ts';
import { logPages } from '../replay/log-pages.ts';
import { type OnProgress, ReplayMeter } from '../replay/replay-progress.ts';
import type { Successor } from '../replay/successors.ts';
import type { FoldError } from '../table/fold-event.ts';
import { deleteOwned } from '../table/table-statements.ts';
import { streamAsLog } from '../verify/stream-as-log.ts';
import { dropAsOf, showAsOf } from './as-of-views.ts';
import { logUntil } from './log-until.ts';

export interface AsOfOptions {
  /** A moment (ISO 8601 UTC with milliseconds), or the last position of the log that counts. */
  readonly until: { readonly moment: string } | { readonly position: string };
  /** Reads only this child's stream. */
  readonly childId?: string | undefined;
  /** Names; all tables without them. */
  readonly tables?: readonly string[];
  readonly onProgress?: OnProgress;
  /** Ends the building with an error; nothing is left of it. */
  readonly signal?: AbortSignal;
}

export interface AsOf {
  readonly events: number;
  readonly ms: number;
  /** The last position that was read; null where the log had not begun. */
  readonly position: string | null;
  /** The tables in `as_of`, and how many rows each has. */
  readonly tables: readonly (TableTime & { readonly rows: number })[];
  readonly failed: readonly FoldError[];
}

/** No event was ever recorded for a child of that id. */
export class NoSuchChild extends Error {
  override readonly name = 'NoSuchChild';
}

async function logOf({ store }: ReadModelParts, childId: string | undefined): Promise<EventStore> {
  if (childId === undefined) return store;
  const last = await store.readLast(streamOf(childId));
  if (!last) throw new NoSuchChild(`The log has no child ${childId}.`);
  const stream = streamAsLog(store, childId);
  return { ...stream, lag: async (after) => (after === null ? last.revision + 1 : 0) };
}

/** Removes the children that were erased after the tables' own time: what was forgotten stays forgotten. */
async function removeErased(
  sql: Sql,
  log: EventStore,
  after: string | null,
  successors: readonly Successor[],
): Promise<string | null> {
  const erased = new Set<string>();
  let end = after;
  for await (const { events, reached } of logPages(log, { after, types: new Set([ChildErased.type]) })) {
    for (const { type, stream } of events) if (type === ChildErased.type) erased.add(childOf(stream));
    end = reached;
  }
  if (erased.size === 0) return end;
  for (const { plan, table } of successors) {
    const { text, parameters } = deleteOwned(plan.owner, table, [...erased]);
    await sql.unsafe(text, [...parameters]);
  }
  return end;
}

/**
 * Builds tables as they were at another time, by the folds of this release, and shows them in the schema `as_of`, in the place of what was
 * there before. The live tables are neither read nor written. An erased child is in none of them, whenever it was erased.
 * @throws RebuildBusy, NoSuchChild, or a sentence about a name that is no table
 */
export async function buildAsOf(parts: ReadModelParts, options: AsOfOptions): Promise<AsOf> {
  const { sql } = parts;
  const { until, childId } = options;
  const plans = chosenPlans(parts.tables, options.tables);
  const log = await logOf(parts, childId);
  const store = 'moment' in until ? logUntil(log, until.moment) : log;
  await dropAsOf(sql);
  const ahead = 'moment' in until || childId !== undefined ? 0 : await log.lag(until.position);
  const meter = new ReplayMeter((await log.lag(null)) - ahead, options.onProgress);
  const onEvents = (seen: number, looked: number) => {
    meter.add(seen, looked);
    options.signal?.throwIfAborted();
  };
  // One thread: where the log ends is told by the order of all of its events.
  const building = { parts: { ...parts, store }, plans, live: new Map(), threads: undefined, onEvents };
  return withConstruction(building, async (construction) => {
    const { shares, session } = construction;
    await shares.catchUp('position' in until ? until.position : undefined);
    session.check();
    const times = await finishTables(construction);
    const kept = buildable(construction);
    // Of one child the stream is read again from its start, since it is short.
    const rest = () => (childId === undefined ? log : streamAsLog(parts.store, childId));
    const end = await removeErased(session.sql, rest(), childId === undefined ? shares.reached : null, kept);
    const what = 'moment' in until ? `As of ${until.moment}` : `As of position ${until.position}`;
    await showAsOf(sql, kept, childId === undefined ? what : `${what}, of one child`);
    // From here on live folding removes who is erased; this is for who was in between.
    await removeErased(session.sql, rest(), childId === undefined ? end : null, kept);
    const tables: AsOf['tables'][number][] = [];
    for (const time of times) {
      const { table = '' } = kept.find(({ plan }) => plan.name === time.table) ?? {};
      const [counted] = await session.sql.unsafe<{ rows: number }[]>(`select count(*)::integer as rows from ${table}`);
      tables.push({ ...time, rows: counted?.rows ?? 0 });
    }
    const failed = [...shares.failed.values()];
    return { result: { events: meter.events, ms: meter.ms, position: shares.reached, tables, failed }, kept };
  });
}
