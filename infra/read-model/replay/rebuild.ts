import type { StoredEvent } from '@wonderlings/kernel';
import type { ReadModelParts } from '../read-model-parts.ts';
import { type LiveTable, liveTables } from '../table/bookkeeping.ts';
import type { FoldError } from '../table/fold-event.ts';
import { dropGenerations, dropInClear, dropRetired } from '../table/generations.ts';
import { assertSameLog, lastToMark, markLog } from '../table/log-mark.ts';
import { prepareTables } from '../table/prepare-tables.ts';
import { foldedTypes, planTables, type TablePlan } from '../table/table-plan.ts';
import { createIndexes } from '../table/table-statements.ts';
import { buildShadows, flushShadows, type ShadowBuild } from './build-shadows.ts';
import { chosenPlans } from './chosen-plans.ts';
import { RecentErasures } from './recent-erasures.ts';
import { type OnProgress, ReplayMeter } from './replay-progress.ts';
import { openReplaySession, type ReplaySession } from './replay-session.ts';
import { createSuccessors, dropUnused, type Successor } from './successors.ts';
import { swapIn } from './swap.ts';

export interface RebuildOptions {
  /** Names; all tables without them. */
  readonly tables?: readonly string[];
  readonly onProgress?: OnProgress;
  /** Ends the rebuild with an error; the tables are as they were before. */
  readonly signal?: AbortSignal;
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
  readonly session: ReplaySession;
  readonly successors: readonly Successor[];
  readonly build: ShadowBuild;
  readonly erasures: RecentErasures;
}

async function catchUp({ build }: Rebuild, upTo?: string): Promise<void> {
  await buildShadows(build, upTo);
  await flushShadows(build);
}

/** Indexes are quicker to make at once than row by row; fresh statistics keep the first readers from slow plans. */
async function finish({ build, session }: Rebuild): Promise<void> {
  for (const { plan, table } of build.shadows) {
    for (const index of createIndexes(plan, table)) await session.sql.unsafe(index);
    await session.sql.unsafe(`analyze ${table}`);
  }
}

async function swap(rebuild: Rebuild): Promise<void> {
  const { parts, successors, build, erasures, session } = rebuild;
  const { comparePositions } = parts.store;
  await swapIn({
    sql: parts.sql,
    successors: () => successors.filter(({ shadow }) => build.shadows.includes(shadow)),
    async catchUp(upTo) {
      const reached = build.shadows[0]?.position ?? null;
      if (upTo === undefined || reached === null || comparePositions(reached, upTo) < 0) await catchUp(rebuild, upTo);
      session.check();
    },
    comparePositions,
    erasedChildren: () => [...erasures.children],
  });
}

async function build(rebuild: Rebuild): Promise<readonly string[]> {
  await catchUp(rebuild);
  await finish(rebuild);
  await catchUp(rebuild);
  if (rebuild.build.shadows.length > 0) await swap(rebuild);
  return rebuild.build.shadows.map(({ plan }) => plan.name);
}

async function start(
  parts: ReadModelParts,
  session: ReplaySession,
  plans: readonly TablePlan[],
  live: ReadonlyMap<string, LiveTable>,
  onPage: (page: readonly StoredEvent[]) => void,
): Promise<Rebuild> {
  const erasures = new RecentErasures([...live.values()], parts.store.comparePositions);
  const successors = await createSuccessors(parts.sql, session.sql, plans);
  const build: ShadowBuild = {
    store: parts.store,
    session,
    opening: { wanted: foldedTypes(plans), registry: parts.registry, keys: parts.keys },
    shadows: successors.map(({ shadow }) => shadow),
    failed: new Map(),
    onPage(page) {
      onPage(page);
      erasures.see(page);
    },
  };
  return { parts, session, successors, build, erasures };
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
  const meter = new ReplayMeter(await store.lag(null), options.onProgress);
  const session = await openReplaySession(sql);
  let rebuild: Rebuild | undefined;
  let last: StoredEvent | undefined;
  try {
    const live = await liveTables(sql, plans);
    rebuild = await start(parts, session, plans, live, (page) => {
      options.signal?.throwIfAborted();
      meter.add(page.length);
      last = lastToMark(page) ?? last;
    });
    const rebuilt = await build(rebuild);
    await dropGenerations(
      sql,
      ({ name, generation }) => rebuilt.includes(name) && generation < (live.get(name)?.generation ?? 0),
    );
    await dropInClear(sql, plans);
    if (!options.tables) await dropRetired(sql, session.sql, new Set(plans.map(({ name }) => name)));
    const failed = [...rebuild.build.failed.values()];
    // A table that was left as it was may be of the log before.
    if (!options.tables && failed.length === 0) await markLog(sql, last);
    return { events: meter.events, ms: meter.ms, rebuilt, failed };
  } finally {
    // Whatever ended the rebuild must not be hidden by this; what stays behind is removed by the next one.
    if (rebuild) await dropUnused(sql, rebuild.successors).catch(() => undefined);
    await session.close();
  }
}
