import type { ReadModelParts } from '../read-model-parts.ts';
import { buildShadows, type ShadowBuild } from '../replay/build-shadows.ts';
import { chosenPlans } from '../replay/chosen-plans.ts';
import { logPages } from '../replay/log-pages.ts';
import { type OnProgress, ReplayMeter } from '../replay/replay-progress.ts';
import { openReplaySession } from '../replay/replay-session.ts';
import { liveTables } from '../table/bookkeeping.ts';
import type { FoldError } from '../table/fold-event.ts';
import { foldedTypes, type TablePlan } from '../table/table-plan.ts';
import { comparable, type NotCompared } from './comparable.ts';
import type { Difference } from './compare-rows.ts';
import { checkpoints, compareAt, createShadows } from './compare-tables.ts';
import { type Anchor, type BrokenLink, LogChanged, LogCheck } from './log-check.ts';

export interface VerifyOptions {
  /** Names; all tables without them. */
  readonly tables?: readonly string[];
  readonly onProgress?: OnProgress;
  /** What an earlier verification said of the log as it was then. */
  readonly anchor?: Anchor | undefined;
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
  /** Events of children without a key: their hashes fit, and nothing else can be known of them. */
  readonly unsealable: number;
  /** Streams that were never erased, and have no key: it was lost, or somebody took it away. */
  readonly lostKeys: readonly string[];
  /** The first hundred of them are named, and there are others. */
  readonly hasMoreLostKeys: boolean;
  /** Of the log as it is now; null when it is empty or was changed. */
  readonly anchor: Anchor | null;
  /** Whether the log holds the anchor that was given; null without one. */
  readonly anchorHolds: boolean | null;
}

interface Run {
  readonly parts: ReadModelParts;
  readonly plans: readonly TablePlan[];
  readonly build: ShadowBuild;
  readonly log: LogCheck;
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
async function checkRest({ parts: { store }, log }: Run, count: (events: number) => void): Promise<void> {
  for await (const page of logPages(store, { after: log.position })) {
    await log.see(page);
    count(page.length);
  }
}

/**
 * Rebuilds tables aside and compares them, row by row, with the live ones. On the way it checks every event of the whole log: the
 * hash chain of its stream and, where the child's key is still there, that it opens with it. Works while a server runs, writes to
 * no table but temporary ones, and leaves nothing behind.
 * @throws a sentence about a name that is no table
 */
export async function verifyTables(parts: ReadModelParts, options: VerifyOptions = {}): Promise<Verification> {
  const plans = chosenPlans(parts.tables, options.tables);
  const meter = new ReplayMeter(await parts.store.lag(null), options.onProgress);
  const { registry, keys, store } = parts;
  const log = new LogCheck({ store, registry, keys, anchor: options.anchor });
  const session = await openReplaySession(parts.sql);
  const build: ShadowBuild = {
    store: parts.store,
    session,
    opening: { wanted: foldedTypes(plans), registry, keys },
    shadows: [],
    failed: new Map(),
    async onPage(page) {
      await log.see(page);
      meter.add(page.length);
    },
  };
  const run = { parts, plans, build, log };
  try {
    const found = await compare(run);
    await checkRest(run, (events) => meter.add(events));
    const { anchor, unsealable, lostKeys, hasMoreLostKeys } = log;
    const anchorHolds = options.anchor ? log.anchorHolds : null;
    const ofLog = { brokenLink: null, anchor, anchorHolds, unsealable, lostKeys, hasMoreLostKeys };
    return { ...found, ...ofLog, events: meter.events, ms: meter.ms };
  } catch (error) {
    if (!(error instanceof LogChanged)) {
      session.check();
      throw error;
    }
    const notCompared = plans.map(({ name }) => ({ table: name, reason: 'the log was changed' }));
    const lost = { lostKeys: [], hasMoreLostKeys: false };
    const nothing = { compared: [], notCompared, differing: 0, differences: [], anchor: null, ...lost };
    const { unsealable } = log;
    const anchorHolds = options.anchor ? false : null;
    return { ...nothing, events: meter.events, ms: meter.ms, brokenLink: error.link, anchorHolds, unsealable };
  } finally {
    await session.close();
  }
}
