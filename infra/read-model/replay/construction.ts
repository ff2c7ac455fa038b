import { PARTITION_COUNT } from '@wonderlings/kernel';
import type { ReadModelParts } from '../read-model-parts.ts';
import { earliestOf, type LiveTable, positionsOf } from '../table/bookkeeping.ts';
import type { TablePlan } from '../table/table-plan.ts';
import { createIndexes } from '../table/table-statements.ts';
import { openReplaySession, type ReplaySession } from './replay-session.ts';
import type { ReplayThreads } from './replay-threads.ts';
import { type OnEvents, type Share, type ShareTask, shareInProcess } from './share.ts';
import { shareInThread } from './share-thread.ts';
import { type ResumePoint, Shares } from './shares.ts';
import { createSuccessors, dropUnused, resumeSuccessors, type Successor } from './successors.ts';

/** Tables under construction beside the live ones, which nothing of this changes: a rebuild swaps them in, a preview compares them. */
export interface Construction {
  readonly parts: ReadModelParts;
  /** Holds the locks. */
  readonly session: ReplaySession;
  readonly successors: readonly Successor[];
  readonly shares: Shares;
}

/** What a table took, in milliseconds: its rows, in all threads together, then its indexes and statistics. */
export interface TableTime {
  readonly table: string;
  readonly rowsMs: number;
  readonly indexesMs: number;
}

interface ConstructionOptions {
  readonly parts: ReadModelParts;
  readonly plans: readonly TablePlan[];
  readonly live: ReadonlyMap<string, LiveTable>;
  readonly threads: ReplayThreads | undefined;
  readonly onEvents: OnEvents;
  /** Goes on with what a stopped rebuild has left, instead of beginning anew. */
  readonly begun?: ResumePoint | undefined;
}

/** Those whose fold has not thrown. */
export const buildable = ({ successors, shares }: Pick<Construction, 'successors' | 'shares'>): readonly Successor[] =>
  successors.filter(({ plan }) => !shares.failed.has(plan.name));

async function begin(session: ReplaySession, options: ConstructionOptions): Promise<Construction> {
  const { parts, plans, live, threads, onEvents, begun } = options;
  const { comparePositions } = parts.store;
  const successors = begun
    ? await resumeSuccessors(session.sql, plans)
    : await createSuccessors(parts.sql, session.sql, plans);
  const count = threads?.count ?? 1;
  const partitions = Array.from({ length: PARTITION_COUNT }, (_, partition) => partition);
  const taskOf = (nth: number): ShareTask => ({
    tables: successors.map(({ plan, generation }) => ({ name: plan.name, generation, fingerprint: plan.fingerprint })),
    partitions: partitions.filter((partition) => partition % count === nth),
    shares: count,
    erasedAfter: earliestOf(positionsOf(live.values()), comparePositions),
    from: begun?.position ?? null,
  });
  const shareOf = (nth: number): Share =>
    threads && (nth > 0 || !threads.takesPart)
      ? shareInThread(threads.start(), taskOf(nth), onEvents)
      : shareInProcess({ parts, session, task: taskOf(nth), onEvents });
  const shares = Array.from({ length: count }, (_, nth) => shareOf(nth));
  return { parts, session, successors, shares: new Shares(shares, comparePositions, begun) };
}

/**
 * Builds tables aside and hands them to `work`, which may keep some of them; all others are dropped afterwards, whatever happened.
 * @param work answers which successors stay, and its result
 * @throws RebuildBusy
 */
export async function withConstruction<Result>(
  options: ConstructionOptions,
  work: (construction: Construction) => Promise<{ readonly result: Result; readonly kept: readonly Successor[] }>,
): Promise<Result> {
  const session = await openReplaySession(options.parts.sql);
  let construction: Construction | undefined;
  let kept: readonly Successor[] = [];
  try {
    construction = await begin(session, options);
    const done = await work(construction);
    kept = done.kept;
    return done.result;
  } finally {
    await construction?.shares.close();
    // Whatever ended the work must not be hidden by this; what stays behind is removed by the next one.
    const unused = construction?.successors.filter((successor) => !kept.includes(successor)) ?? [];
    await dropUnused(options.parts.sql, unused).catch(() => undefined);
    await session.close();
  }
}

/** Indexes are quicker to make at once than row by row; fresh statistics keep the first readers from slow plans. */
export async function finishTables(construction: Construction): Promise<TableTime[]> {
  const { session, shares } = construction;
  const times: TableTime[] = [];
  for (const { plan, table } of buildable(construction)) {
    const began = performance.now();
    for (const index of createIndexes(plan, table)) await session.sql.unsafe(index);
    await session.sql.unsafe(`analyze ${table}`);
    times.push({ table: plan.name, rowsMs: shares.spentMs(plan.name), indexesMs: performance.now() - began });
  }
  return times;
}
