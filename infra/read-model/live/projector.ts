import { type CatalogueTable, partitionOf, type WaitUntilReached } from '@wonderlings/kernel';
import type { ReadModelParts } from '../read-model-parts.ts';
import { type RebuildOptions, type RebuildResult, rebuildTables } from '../replay/rebuild.ts';
import type { ReplayThreads } from '../replay/replay-threads.ts';
import type { LineName } from '../table/bookkeeping.ts';
import { fillCatalogues } from '../table/fill-catalogues.ts';
import type { FoldError } from '../table/fold-event.ts';
import { lastToMark } from '../table/log-mark.ts';
import { prepareTables } from '../table/prepare-tables.ts';
import { planTables, type TablePlan } from '../table/table-plan.ts';
import { AwaitingRelease } from './awaiting-release.ts';
import { Backoff } from './backoff.ts';
import { watchCheckpoints } from './checkpoint-watch.ts';
import { dropClearLeftovers } from './clear-leftovers.ts';
import { Faults, type FaultyPart } from './faults.ts';
import type { BatchReport } from './follow.ts';
import { Lanes } from './lanes.ts';
import { LogMarker } from './log-marker.ts';
import { pause } from './pause.ts';
import { ReachedNotifier } from './reached-notifier.ts';
import { ReachedPositions } from './reached-positions.ts';
import { rebuildChanged } from './rebuild-changed.ts';
import { type ParkedStatus, type ReadModelStatus, tableStatuses } from './status.ts';

export interface ProjectorOptions extends ReadModelParts {
  readonly catalogues: readonly CatalogueTable[];
  /** After each batch that this process wrote. */
  readonly onBatch?: (report: BatchReport) => void;
  /** A table stands still from now on. */
  readonly onParked?: (failure: FoldError) => void;
  /** A table is left to a newer release: this one cannot read the event. */
  readonly onAwaitingRelease?: (failure: FoldError) => void;
  /** Something keeps all tables from moving; it is tried again. */
  readonly onFault?: (error: unknown) => void;
  /** How often it looks for partitions that other processes give up; every second without it. It is told of most. */
  readonly lookEveryMs?: number;
  /** What a rebuild runs on beside this thread. */
  readonly threads?: ReplayThreads;
}

/** Keeps the read tables up to date, alone or together with other processes. */
export interface Projector {
  /**
   * Resolves when every table is built as this release defines it (but for those whose fold threw) and every catalogue is
   * filled. Until then old definitions are served. Pending for ever when it is stopped before.
   */
  readonly ready: Promise<void>;
  readonly waitUntilReached: WaitUntilReached;
  status(): Promise<ReadModelStatus>;
  /** See {@link rebuildTables}. */
  rebuild(options?: RebuildOptions): Promise<RebuildResult>;
  stop(): Promise<void>;
}

/** Starts at once; throws only for definitions that make no sense. The database must have `readModelMigrations`. */
export function startProjector(options: ProjectorOptions): Projector {
  const { catalogues, onBatch, onParked, onAwaitingRelease, onFault, lookEveryMs, threads, ...parts } = options;
  const { sql, store } = parts;
  const plans = planTables(parts.tables);
  const stopping = new AbortController();
  const { signal } = stopping;
  const reachedPositions = new ReachedPositions(store.comparePositions);
  const awaiting = new AwaitingRelease(store.comparePositions);
  const notifier = new ReachedNotifier(sql);
  const failures = new Map<string, ParkedStatus>();
  const faults = new Faults(onFault);
  const marker = new LogMarker({ sql, onFault: (error) => onFault?.(error) });
  let isReady = false;

  const failIn = (part: FaultyPart) => (error: unknown) => faults.begin(part, error);
  const park = (failure: FoldError) => {
    failures.set(failure.table, { error: failure.message, eventId: failure.eventId });
    onParked?.(failure);
  };

  const lanes = new Lanes(
    { parts, plans, awaiting, faults, stop: signal, lookEveryMs },
    {
      onPositions: (positions) => reachedPositions.show(positions),
      onOutcome({ parked, released }, report) {
        // Who writes every line has no other process of its release to tell; one of another release looks by itself while it waits.
        if (lanes.role !== 'writer') notifier.tell();
        if (report.events > 0) onBatch?.(report);
        marker.see(report.last && lastToMark([report.last]));
        for (const { failure } of parked) onParked?.(failure);
        for (const { failure } of released) onAwaitingRelease?.(failure);
      },
    },
  );
  const watch = watchCheckpoints({
    sql,
    plans,
    isUrgent: () => reachedPositions.isWaitedFor((partition) => lanes.reliesOnOthersIn(partition)),
    onFault: failIn('watch'),
    onGroupChange: () => lanes.lookAround(),
    onSeen(live) {
      faults.end('watch');
      lanes.see(live);
    },
  });

  const prepared = prepare({ sql, store, plans, catalogues }, faults, signal);
  const writing = prepared.then(() => lanes.run());
  const built = prepared.then(() =>
    rebuildChanged({ parts, plans, threads, signal, onFailed: park, onFault: failIn('rebuild') }),
  );
  const tidied = built.then(() =>
    dropClearLeftovers({ sql, plans, signal, onFault: failIn('tidying') }).then(() => faults.end('tidying')),
  );
  const ready = built.then(async () => {
    faults.end('rebuild');
    if (signal.aborted) return new Promise<void>(() => undefined);
    isReady = true;
    await watch.look();
  });

  return {
    ready,
    waitUntilReached: (position, timeoutMs, stream) =>
      reachedPositions.wait(position, timeoutMs, stream === undefined ? undefined : partitionOf(stream)),
    async status() {
      const reachedBy = (line: LineName) => lanes.reachedBy(line);
      const tables = await tableStatuses({ sql, store, plans, failures, awaiting, reachedBy });
      const fault = faults.current;
      return { role: lanes.role, ready: isReady, tables, ...(fault === undefined ? {} : { fault }) };
    },
    async rebuild(rebuildOptions) {
      const result = await rebuildTables(parts, { threads, ...rebuildOptions });
      for (const name of result.rebuilt) failures.delete(name);
      await watch.look();
      return result;
    },
    async stop() {
      stopping.abort();
      reachedPositions.close();
      notifier.stop();
      await Promise.all([writing, tidied, watch.stop()]);
      await marker.stop();
    },
  };
}

/** Tries until it has gone well, or is stopped. */
async function prepare(
  {
    sql,
    store,
    plans,
    catalogues,
  }: Pick<ProjectorOptions, 'sql' | 'store' | 'catalogues'> & { readonly plans: readonly TablePlan[] },
  faults: Faults,
  signal: AbortSignal,
): Promise<void> {
  const backoff = new Backoff();
  while (!signal.aborted) {
    try {
      await prepareTables(sql, store, plans);
      await fillCatalogues(sql, catalogues);
      return faults.end('preparation');
    } catch (error) {
      if (!signal.aborted) faults.begin('preparation', error);
      await pause(backoff.next(), signal);
    }
  }
}
