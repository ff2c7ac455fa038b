import { PARTITION_COUNT } from '@wonderlings/kernel';
import type { ReadModelParts } from '../read-model-parts.ts';
import type { FoldError } from '../table/fold-event.ts';
import { type LogMark, lastToMark, markOf } from '../table/log-mark.ts';
import { foldedTypes, planTables } from '../table/table-plan.ts';
import { generationTable } from '../table/table-statements.ts';
import { buildShadows, flushShadows, type ShadowBuild } from './build-shadows.ts';
import { RecentErasures } from './recent-erasures.ts';
import type { ReplaySession } from './replay-session.ts';
import { ShadowTable } from './shadow-table.ts';

/** Some partitions of the tables under construction. Plain data: it is told to other threads. */
export interface ShareTask {
  readonly tables: readonly { readonly name: string; readonly generation: number; readonly fingerprint: string }[];
  readonly partitions: readonly number[];
  /** How many shares there are; they have one room in memory. */
  readonly shares: number;
  /** Erasures after it are told; all of them without it. */
  readonly erasedAfter: string | null;
  /** Up to where the tables are filled already. */
  readonly from: string | null;
}

/** How far a share is. */
export interface ShareReached {
  readonly position: string | null;
  /** Tables that cannot be built. */
  readonly failed: readonly FoldError[];
  readonly erasedChildren: readonly string[];
  /** The last event of a child that was folded here. */
  readonly last: LogMark | undefined;
  /** Milliseconds that each table took here so far. */
  readonly spentMs: Readonly<Record<string, number>>;
}

/** Builds its share of the tables. */
export interface Share {
  /**
   * Folds what has come since, to the end of the log or to `upTo`, and writes all that is still in memory.
   * @param without tables that cannot be built elsewhere
   */
  catchUp(upTo: string | undefined, without: readonly string[]): Promise<ShareReached>;
  /** Has a catching up to the end of the log, now or later, end after a page. */
  stop(): void;
  close(): Promise<void>;
}

/**
 * Hears of each page, before it is folded: how many events are folded here, and of how many of the log they were chosen. What it throws
 * ends the build.
 */
export type OnEvents = (events: number, looked: number) => void;

interface ShareOptions {
  readonly parts: ReadModelParts;
  /** Stays the caller's. */
  readonly session: ReplaySession;
  readonly task: ShareTask;
  readonly onEvents: OnEvents;
}

/** Builds a share in this thread. @throws Error when a table is defined otherwise here */
export function shareInProcess({ parts, session, task, onEvents }: ShareOptions): Share {
  const { store, registry, keys } = parts;
  const plans = planTables(parts.tables);
  const shadows = task.tables.map(({ name, generation, fingerprint }) => {
    const plan = plans.find((one) => one.name === name && one.fingerprint === fingerprint);
    if (!plan) throw new Error(`The table ${name} is another one here: all threads must run the same release`);
    return new ShadowTable(plan, generationTable(name, generation), session.sql, task.from);
  });
  const erasures = new RecentErasures(task.erasedAfter, store.comparePositions);
  let last: LogMark | undefined;
  let isStopped = false;
  let isClosed = false;
  let working: Promise<unknown> = Promise.resolve();
  const build: ShadowBuild = {
    store,
    session,
    opening: { wanted: foldedTypes(shadows.map(({ plan }) => plan)), registry, keys },
    shadows,
    failed: new Map(),
    partitions: task.partitions.length < PARTITION_COUNT ? new Set(task.partitions) : undefined,
    builds: task.shares,
    skipsOthers: true,
    isStopped: () => isStopped,
    onPage(page, looked) {
      if (isClosed) throw new Error('This share of a replay was given up');
      onEvents(page.length, looked / task.shares);
      erasures.see(page);
      last = lastToMark(page) ?? last;
    },
  };
  let position = task.from;
  async function catchUp(upTo: string | undefined, without: readonly string[]): Promise<ShareReached> {
    build.shadows = build.shadows.filter(({ plan }) => !without.includes(plan.name));
    await buildShadows(build, upTo);
    await flushShadows(build);
    position = build.shadows[0]?.position ?? position;
    return {
      position,
      failed: [...build.failed.values()],
      erasedChildren: [...erasures.children],
      last: last && markOf(last),
      spentMs: Object.fromEntries(shadows.map(({ plan, spentMs }) => [plan.name, spentMs])),
    };
  }
  return {
    catchUp(upTo, without) {
      const reached = catchUp(upTo, without);
      working = reached.catch(() => undefined);
      return reached;
    },
    stop() {
      isStopped = true;
    },
    async close() {
      isClosed = true;
      // Another share may have failed meanwhile: what this one writes into must not go before it has ended.
      await working;
    },
  };
}
