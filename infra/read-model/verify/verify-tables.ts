import type { Anchors, ReadAllOptions } from '@wonderlings/kernel';
import type { ReadModelParts } from '../read-model-parts.ts';
import { buildShadows, type ShadowBuild } from '../replay/build-shadows.ts';
import { chosenPlans } from '../replay/chosen-plans.ts';
import { logPages } from '../replay/log-pages.ts';
import { type OnProgress, ReplayMeter } from '../replay/replay-progress.ts';
import { openReplaySession } from '../replay/replay-session.ts';
import { earliestOf, liveTables, positionsOf } from '../table/bookkeeping.ts';
import type { FoldError } from '../table/fold-event.ts';
import { foldedTypes, type TablePlan } from '../table/table-plan.ts';
import { AnchorCheck, type KeptAnchors } from './anchor-check.ts';
import { comparable, type NotCompared } from './comparable.ts';
import type { Difference } from './compare-rows.ts';
import { compareAt, createShadows } from './compare-tables.ts';
import { type Anchor, type BrokenLink, LogChanged, LogCheck } from './log-check.ts';
import { BrokenStreams, nameFaults, type StreamFault } from './name-faults.ts';

export interface VerifyOptions {
  /** Names; all tables without them. */
  readonly tables?: readonly string[];
  readonly onProgress?: OnProgress;
  /** What an earlier verification said of the log as it was then. */
  readonly anchor?: Anchor | undefined;
  /** What was written down of the log elsewhere, every hour. */
  readonly anchors?: Anchors;
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
  /** The first event whose bytes, envelope or place are not as appended; null for one that is missing, too. Nothing is compared then. */
  readonly brokenLink: BrokenLink | null;
  /** Events of children without a key: their hashes fit, and nothing else can be known of them. */
  readonly unsealable: number;
  /** Streams that were never erased, and have no key: it was lost or taken away. */
  readonly lostKeys: readonly string[];
  /** The first hundred of them are named, and there are others. */
  readonly hasMoreLostKeys: boolean;
  /** Of the log as it is now; null when it is empty or was changed. */
  readonly anchor: Anchor | null;
  /** Whether the log holds the anchor that was given; null without one. */
  readonly anchorHolds: boolean | null;
  /** How the log compares with what was written down of it every hour. */
  readonly kept: KeptAnchors;
  /** Where an event is missing from the order of all, in a sentence; the reading ends there. */
  readonly gap: string | null;
  /** What is wrong with the log, by stream and name. */
  readonly faults: readonly StreamFault[];
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
  // Most of the work, without a transaction that would keep Postgres from tidying up.
  const earliest = earliestOf(positionsOf(before.tables.values()), parts.store.comparePositions);
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
    differences: comparisons.flatMap(({ first }) => first.map(({ difference }) => difference)),
  };
}

const refused = ({ table, eventId, position }: FoldError): NotCompared => ({
  table,
  reason: `its fold refuses event ${eventId} at position ${position}`,
});

/** The rest of the log: no table may have come that far, or want it. */
async function checkRest({ parts: { store }, log }: Run, count: (events: number) => void): Promise<void> {
  for await (const { events: page } of logPages(store, { after: log.position })) {
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
  const lines = new AnchorCheck(store, options.anchors);
  const log = new LogCheck({ store, registry, keys, anchor: options.anchor, lines });
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
    const kept = await lines.close();
    const faults = kept.differing.length > 0 ? await nameFaults(parts, { anchors: options.anchors, kept }) : [];
    const { anchor, unsealable, lostKeys, hasMoreLostKeys } = log;
    const anchorHolds = options.anchor ? log.anchorHolds : null;
    const ofLog = { brokenLink: null, anchor, anchorHolds, unsealable, lostKeys, hasMoreLostKeys };
    return { ...found, ...ofLog, gap: null, kept, faults, events: meter.events, ms: meter.ms };
  } catch (error) {
    const isGap = error instanceof Error && error.name === LOG_GAP;
    if (!(error instanceof LogChanged) && !isGap) {
      session.check();
      throw error;
    }
    return {
      ...changed(plans, log, options),
      ...(await nameAll(parts, options, error instanceof LogChanged ? error.link : null)),
      gap: isGap ? error.message : null,
      events: meter.events,
      ms: meter.ms,
    };
  } finally {
    await session.close();
  }
}

/** Of the event store, which only an adapter knows: an event is missing from the dense order of all. */
const LOG_GAP = 'LogGapError';

/** Nothing is compared with a log that was changed. */
function changed(plans: readonly TablePlan[], { unsealable }: LogCheck, { anchor }: VerifyOptions) {
  return {
    compared: [],
    notCompared: plans.map(({ name }) => ({ table: name, reason: 'the log was changed' })),
    differing: 0,
    differences: [],
    anchor: null,
    anchorHolds: anchor ? false : null,
    unsealable,
    lostKeys: [],
    hasMoreLostKeys: false,
  };
}

/** Goes on to the end of a log that was changed, for what else can be said of it. */
async function nameAll(
  parts: ReadModelParts,
  { anchors }: VerifyOptions,
  link: BrokenLink | null,
): Promise<Pick<Verification, 'brokenLink' | 'kept' | 'faults'>> {
  const past = {
    ...parts.store,
    readAll: (asked: ReadAllOptions) => parts.store.readAll({ ...asked, pastGaps: true }),
  };
  const lines = new AnchorCheck(past, anchors);
  const broken = new BrokenStreams(parts);
  for await (const { events: page } of logPages(past, { after: null })) {
    await broken.see(page);
    for (const event of page) await lines.see(event);
  }
  const kept = await lines.close();
  const streams = new Set([...(link ? [link.stream] : []), ...broken.streams]);
  return { brokenLink: link, kept, faults: await nameFaults({ ...parts, store: past }, { anchors, kept, streams }) };
}
