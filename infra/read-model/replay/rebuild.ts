import { dedicate } from '@wonderlings/postgres';
import type { ReadModelParts } from '../read-model-parts.ts';
import { type LiveTable, liveTables } from '../table/bookkeeping.ts';
import type { FoldError } from '../table/fold-event.ts';
import { dropGenerations, dropInClear, dropRetired } from '../table/generations.ts';
import { assertSameLog, markLog } from '../table/log-mark.ts';
import { prepareTables } from '../table/prepare-tables.ts';
import { planTables, type TablePlan } from '../table/table-plan.ts';
import { chosenPlans } from './chosen-plans.ts';
import { buildable, type Construction, finishTables, type TableTime, withConstruction } from './construction.ts';
import { type OnProgress, ReplayMeter } from './replay-progress.ts';
import { type ReplayThreads, threadsFor } from './replay-threads.ts';
import { findStopped, keepStopped } from './stopped.ts';
import { swapIn } from './swap.ts';

export interface RebuildOptions {
  /** Names; all tables without them. */
  readonly tables?: readonly string[];
  readonly onProgress?: OnProgress;
  /** Ends the rebuild with an error; the tables are as they were before, and nothing is left of it. */
  readonly signal?: AbortSignal;
  /** Ends the rebuild after a page of the log: the tables are as they were, and `goOn` goes on from there. */
  readonly stop?: AbortSignal | undefined;
  /** Goes on with what was stopped, of `tables` or of all. */
  readonly goOn?: boolean;
  /** Without them this thread does all. */
  readonly threads?: ReplayThreads | undefined;
}

export interface RebuildResult {
  readonly events: number;
  readonly ms: number;
  readonly rebuilt: readonly string[];
  /** Tables whose fold threw; they are as they were before. */
  readonly failed: readonly FoldError[];
  /** Of each table that was rebuilt. */
  readonly times: readonly TableTime[];
  /** Milliseconds until the tables were in the place of the live ones. */
  readonly swapMs: number;
  /** Set when the rebuild was stopped: up to where the log is folded, from where `goOn` goes on; null for nowhere. */
  readonly stopped: { readonly at: string | null } | null;
}

async function swap({ parts, shares, session, successors }: Construction): Promise<void> {
  const { comparePositions } = parts.store;
  // Replacing many rows may take longer than a statement of a request.
  const sql = dedicate(parts.sql, { applicationName: 'wonderlings swap', statementTimeout: 0 });
  const swapping = swapIn({
    sql,
    successors: () => buildable({ successors, shares }),
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

type Built = Pick<RebuildResult, 'rebuilt' | 'times' | 'swapMs' | 'stopped'>;

async function build(construction: Construction, stop: AbortSignal | undefined): Promise<Built> {
  const { shares } = construction;
  const onStop = () => shares.stop();
  stop?.addEventListener('abort', onStop);
  try {
    if (stop?.aborted) shares.stop();
    await shares.catchUp();
    if (stop?.aborted) return { rebuilt: [], times: [], swapMs: 0, stopped: { at: shares.reached } };
    const times = await finishTables(construction);
    await shares.catchUp();
    const began = performance.now();
    if (buildable(construction).length > 0) await swap(construction);
    const rebuilt = buildable(construction).map(({ plan }) => plan.name);
    return { rebuilt, times, swapMs: performance.now() - began, stopped: null };
  } finally {
    stop?.removeEventListener('abort', onStop);
  }
}

interface Cleaning {
  readonly plans: readonly TablePlan[];
  readonly live: ReadonlyMap<string, LiveTable>;
  readonly rebuilt: readonly string[];
  readonly isWhole: boolean;
}

/** Of the replaced generations the last one stays; what a new table seals, and what no release knows, does not. */
async function clean({ parts, session, shares }: Construction, { plans, live, rebuilt, isWhole }: Cleaning) {
  const { sql } = parts;
  await dropGenerations(
    sql,
    ({ name, generation }) => rebuilt.includes(name) && generation < (live.get(name)?.generation ?? 0),
  );
  await dropInClear(sql, plans);
  if (!isWhole) return;
  await dropRetired(sql, session.sql, new Set(plans.map(({ name }) => name)));
  // A table that was left as it was may be of the log before.
  if (shares.failed.size === 0) await markLog(sql, shares.last);
}

/**
 * Rebuilds tables from the first event, beside the live ones, and swaps them all in one transaction. Works while a server
 * runs: its writer goes on with the new tables. The replaced ones stay until the next rebuild, unless they hold in clear what is
 * sealed by now; older ones are dropped.
 * @throws RebuildBusy, NothingToContinue, OtherLog for some tables of a log that was moved, or a sentence about a name that is no table
 */
export async function rebuildTables(parts: ReadModelParts, options: RebuildOptions = {}): Promise<RebuildResult> {
  const { sql, store } = parts;
  const all = planTables(parts.tables);
  const chosen = chosenPlans(parts.tables, options.tables);
  await prepareTables(sql, store, all);
  const stopped = options.goOn ? await findStopped(sql, store, parts.tables, options.tables) : undefined;
  const plans = stopped?.plans ?? chosen;
  const isWhole = plans.length === all.length && !options.tables;
  // The tables that are not named would go on in another log than these.
  if (!isWhole) await assertSameLog(sql, store);
  const events = await store.lag(null);
  const ahead = stopped ? await store.lag(stopped.begun.position) : events;
  const meter = new ReplayMeter(events, options.onProgress, events - ahead);
  const live = await liveTables(sql, plans);
  const onEvents = (seen: number, looked: number) => {
    meter.add(seen, looked);
    options.signal?.throwIfAborted();
  };
  const threads = threadsFor(ahead, options.threads);
  return withConstruction({ parts, plans, live, threads, onEvents, begun: stopped?.begun }, async (construction) => {
    const built = await build(construction, options.stop);
    const result = { ...built, events: meter.events, ms: meter.ms, failed: [...construction.shares.failed.values()] };
    if (built.stopped) {
      const kept = built.stopped.at === null ? [] : buildable(construction);
      await keepStopped(sql, kept, construction.shares);
      return { result, kept };
    }
    await clean(construction, { plans, live, rebuilt: built.rebuilt, isWhole });
    return { result, kept: [] };
  });
}
