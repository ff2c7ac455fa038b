import { PARTITION_COUNT } from '@wonderlings/kernel';
import { dedicate } from '@wonderlings/postgres';
import type { ReadModelParts } from '../read-model-parts.ts';
import { earliestOf, type LiveTable, liveTables, positionsOf } from '../table/bookkeeping.ts';
import type { FoldError } from '../table/fold-event.ts';
import { dropGenerations, dropInClear, dropRetired } from '../table/generations.ts';
import { assertSameLog, markLog } from '../table/log-mark.ts';
import { prepareTables } from '../table/prepare-tables.ts';
import { planTables, type TablePlan } from '../table/table-plan.ts';
import { createIndexes } from '../table/table-statements.ts';
import { chosenPlans } from './chosen-plans.ts';
import { type OnProgress, ReplayMeter } from './replay-progress.ts';
import { openReplaySession, type ReplaySession } from './replay-session.ts';
import { type ReplayThreads, threadsFor } from './replay-threads.ts';
import { type ShareTask, shareHere } from './share.ts';
import { shareInThread } from './share-thread.ts';
import { Shares } from './shares.ts';
import { createSuccessors, dropUnused, type Successor } from './successors.ts';
import { swapIn } from './swap.ts';

export interface RebuildOptions {
  /** Names; all tables without them. */
  readonly tables?: readonly string[];
  readonly onProgress?: OnProgress;
  /** Ends the rebuild with an error; the tables are as they were before. */
  readonly signal?: AbortSignal;
  /** Without them this thread does all. */
  readonly threads?: ReplayThreads | undefined;
}

export interface RebuildResult {
  readonly events: number;
  readonly ms: number;
  readonly rebuilt: readonly string[];
  /** Tables whose fold threw; they are as they were before. */
  readonly failed: readonly FoldError[];
}

interface Rebuild {
  readonly parts: ReadModelParts;
  /** Holds the locks. */
  readonly session: ReplaySession;
  readonly successors: readonly Successor[];
  readonly shares: Shares;
}

const buildable = ({ successors, shares }: Rebuild) => successors.filter(({ plan }) => !shares.failed.has(plan.name));

/** Indexes are quicker to make at once than row by row; fresh statistics keep the first readers from slow plans. */
async function finish(rebuild: Rebuild): Promise<void> {
  const { sql } = rebuild.session;
  for (const { plan, table } of buildable(rebuild)) {
    for (const index of createIndexes(plan, table)) await sql.unsafe(index);
    await sql.unsafe(`analyze ${table}`);
  }
}

async function swap(rebuild: Rebuild): Promise<void> {
  const { parts, shares, session } = rebuild;
  const { comparePositions } = parts.store;
  // Replacing many rows may take longer than a statement of a request.
  const sql = dedicate(parts.sql, { applicationName: 'wonderlings swap', statementTimeout: 0 });
  const swapping = swapIn({
    sql,
    successors: () => buildable(rebuild),
    async catchUp(upTo) {
      const { reached } = shares;
      if (upTo === undefined || reached === null || comparePositions(reached, upTo) < 0) await shares.catchUp(upTo);
      session.check();
      return shares.reached;
    },
    comparePositions,
    erasedChildren: () => [...shares.erasedChildren],
  });
  await swapping.finally(() => sql.end({ timeout: 5 }));
}

async function build(rebuild: Rebuild): Promise<readonly string[]> {
  await rebuild.shares.catchUp();
  await finish(rebuild);
  await rebuild.shares.catchUp();
  if (buildable(rebuild).length > 0) await swap(rebuild);
  return buildable(rebuild).map(({ plan }) => plan.name);
}

interface StartOptions {
  readonly parts: ReadModelParts;
  readonly session: ReplaySession;
  readonly plans: readonly TablePlan[];
  readonly live: ReadonlyMap<string, LiveTable>;
  readonly threads: ReplayThreads | undefined;
  readonly onEvents: (events: number) => void;
}

async function start({ parts, session, plans, live, threads, onEvents }: StartOptions): Promise<Rebuild> {
  const { comparePositions } = parts.store;
  const successors = await createSuccessors(parts.sql, session.sql, plans);
  const count = threads?.count ?? 1;
  const partitions = Array.from({ length: PARTITION_COUNT }, (_, partition) => partition);
  const taskOf = (nth: number): ShareTask => ({
    tables: successors.map(({ plan, generation }) => ({ name: plan.name, generation, fingerprint: plan.fingerprint })),
    partitions: partitions.filter((partition) => partition % count === nth),
    shares: count,
    erasedAfter: earliestOf(positionsOf(live.values()), comparePositions),
  });
  const shares = threads
    ? Array.from({ length: count }, (_, nth) => shareInThread(threads.start(), taskOf(nth), onEvents))
    : [shareHere({ parts, session, task: taskOf(0), onEvents })];
  return { parts, session, successors, shares: new Shares(shares, comparePositions) };
}

/**
 * Rebuilds tables from the first event, beside the live ones, and swaps them all in one transaction. Works while a server
 * runs: its writer goes on with the new tables. The replaced ones stay until the next rebuild, unless they hold in clear what is
 * sealed by now; older ones are dropped.
 * @throws RebuildBusy, OtherLog for some tables of a log that was moved, or a sentence about a name that is no table
 */
export async function rebuildTables(parts: ReadModelParts, options: RebuildOptions = {}): Promise<RebuildResult> {
  const { sql, store } = parts;
  const plans = chosenPlans(parts.tables, options.tables);
  await prepareTables(sql, store, planTables(parts.tables));
  // The tables that are not named would go on in another log than these.
  if (options.tables) await assertSameLog(sql, store);
  const events = await store.lag(null);
  const meter = new ReplayMeter(events, options.onProgress);
  const session = await openReplaySession(sql);
  let rebuild: Rebuild | undefined;
  try {
    const live = await liveTables(sql, plans);
    const threads = threadsFor(events, options.threads);
    rebuild = await start({
      parts,
      session,
      plans,
      live,
      threads,
      onEvents(seen) {
        options.signal?.throwIfAborted();
        meter.add(seen);
      },
    });
    const rebuilt = await build(rebuild);
    await dropGenerations(
      sql,
      ({ name, generation }) => rebuilt.includes(name) && generation < (live.get(name)?.generation ?? 0),
    );
    await dropInClear(sql, plans);
    if (!options.tables) await dropRetired(sql, session.sql, new Set(plans.map(({ name }) => name)));
    const failed = [...rebuild.shares.failed.values()];
    // A table that was left as it was may be of the log before.
    if (!options.tables && failed.length === 0) await markLog(sql, rebuild.shares.last);
    return { events: meter.events, ms: meter.ms, rebuilt, failed };
  } finally {
    await rebuild?.shares.close();
    // Whatever ended the rebuild must not be hidden by this; what stays behind is removed by the next one.
    if (rebuild) await dropUnused(sql, rebuild.successors).catch(() => undefined);
    await session.close();
  }
}
