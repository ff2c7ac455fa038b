import type { ReadModelParts } from '../read-model-parts.ts';
import { buildShadows, type ShadowBuild } from '../replay/build-shadows.ts';
import { chosenPlans } from '../replay/chosen-plans.ts';
import { logPages } from '../replay/log-pages.ts';
import { type OnProgress, ReplayMeter } from '../replay/replay-progress.ts';
import { openReplaySession } from '../replay/replay-session.ts';
import { liveTables } from '../table/bookkeeping.ts';
import type { FoldError } from '../table/fold-event.ts';
import { foldedTypes, type TablePlan } from '../table/table-plan.ts';
import { type BrokenLink, ChainBroken, ChainCheck } from './chain-check.ts';
import { comparable, type NotCompared } from './comparable.ts';
import type { Difference } from './compare-rows.ts';
import { checkpoints, compareAt, createShadows } from './compare-tables.ts';

export interface VerifyOptions {
  /** Names; all tables without them. */
  readonly tables?: readonly string[];
  readonly onProgress?: OnProgress;
}

export interface Verification {
  readonly events: number;
  readonly ms: number;
  /** Tables that were compared. */
  readonly compared: readonly string[];
  readonly notCompared: readonly NotCompared[];
  /** Rows that differ, in all tables. */
  readonly differing: number;
  /** The first of them, table by table. */
  readonly differences: readonly Difference[];
  /** The first event whose bytes, envelope or place are not as appended. Nothing is compared then. */
  readonly brokenLink: BrokenLink | null;
}

interface Run {
  readonly parts: ReadModelParts;
  readonly plans: readonly TablePlan[];
  readonly build: ShadowBuild;
  readonly chain: ChainCheck;
}

async function compare(
  run: Run,
): Promise<Pick<Verification, 'compared' | 'notCompared' | 'differences' | 'differing'>> {
  const { parts, build } = run;
  const { sql, check } = build.session;
  const before = comparable(run.plans, await liveTables(parts.sql, run.plans));
  const plans = run.plans.filter(({ name }) => before.tables.has(name));
  await createShadows(build, plans);
  // Most of the work, without a snapshot that would keep Postgres from tidying up.
  const [earliest] = checkpoints(before.tables, parts.store);
  if (earliest) await buildShadows(build, earliest);

  check();
  await sql.unsafe('begin isolation level repeatable read');
  const now = comparable(plans, await liveTables(sql, plans));
  const compared = await compareAt(build, now.tables);
  await sql.unsafe('rollback');
  check();
  const comparisons = [...compared.values()];
  return {
    compared: [...compared.keys()],
    notCompared: [...before.notCompared, ...now.notCompared, ...[...build.failed.values()].map(refused)],
    differing: comparisons.reduce((sum, { differing }) => sum + differing, 0),
    differences: comparisons.flatMap(({ first }) => first),
  };
}

const refused = ({ table, eventId, position }: FoldError): NotCompared => ({
  table,
  reason: `its fold refuses event ${eventId} at position ${position}`,
});

/** The rest of the log: no table may have come that far, or want it. */
async function checkRest({ parts: { store }, chain }: Run, count: (events: number) => void): Promise<void> {
  for await (const page of logPages(store, { after: chain.position })) {
    chain.see(page);
    count(page.length);
  }
}

/**
 * Rebuilds tables aside and compares them, row by row, with the live ones; checks the hash chain of every stream in the whole
 * log on the way. Works while a server runs, writes to no table but temporary ones, and leaves nothing behind.
 * @throws IntegrityError for data whose chain is sound but that does not open with its key, or a sentence about a name that is
 *   no table
 */
export async function verifyTables(parts: ReadModelParts, options: VerifyOptions = {}): Promise<Verification> {
  const plans = chosenPlans(parts.tables, options.tables);
  const meter = new ReplayMeter(await parts.store.lag(null), options.onProgress);
  const chain = new ChainCheck();
  const session = openReplaySession(parts.sql);
  const build: ShadowBuild = {
    store: parts.store,
    session,
    opening: { wanted: foldedTypes(plans), registry: parts.registry, keys: parts.keys },
    shadows: [],
    failed: new Map(),
    onPage(page) {
      chain.see(page);
      meter.add(page.length);
    },
  };
  const run = { parts, plans, build, chain };
  try {
    const found = await compare(run);
    await checkRest(run, (events) => meter.add(events));
    return { ...found, events: meter.events, ms: meter.ms, brokenLink: null };
  } catch (error) {
    if (!(error instanceof ChainBroken)) {
      session.check();
      throw error;
    }
    const notCompared = plans.map(({ name }) => ({ table: name, reason: 'the log was changed' }));
    const nothing = { compared: [], notCompared, differing: 0, differences: [] };
    return { ...nothing, events: meter.events, ms: meter.ms, brokenLink: error.link };
  } finally {
    await session.close();
  }
}
