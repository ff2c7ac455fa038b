import type { ReadModelParts } from '../read-model-parts.ts';
import { rebuildTables } from '../replay/rebuild.ts';
import type { ReplayThreads } from '../replay/replay-threads.ts';
import { RebuildBusy } from '../replay/successors.ts';
import { liveTables } from '../table/bookkeeping.ts';
import type { FoldError } from '../table/fold-event.ts';
import type { TablePlan } from '../table/table-plan.ts';
import { Backoff } from './backoff.ts';
import { pause } from './pause.ts';

interface RebuildChangedOptions {
  readonly parts: ReadModelParts;
  readonly plans: readonly TablePlan[];
  readonly threads: ReplayThreads | undefined;
  readonly signal: AbortSignal;
  readonly onFailed: (failure: FoldError) => void;
  readonly onFault: (error: unknown) => void;
}

const BUSY_MS = 1_000;

/**
 * Rebuilds, beside the live ones, the tables whose definition is another than that of the live generation, until none is
 * left. One whose fold throws is tried once: only another release, or an explicit rebuild, can do better.
 */
export async function rebuildChanged(options: RebuildChangedOptions): Promise<void> {
  const { parts, plans, threads, signal, onFailed, onFault } = options;
  const given = new Set<string>();
  const backoff = new Backoff();
  while (!signal.aborted) {
    try {
      const live = await liveTables(parts.sql, plans);
      const changed = plans.filter(({ name, fingerprint }) => {
        return live.get(name)?.fingerprint !== fingerprint && !given.has(name);
      });
      if (changed.length === 0) return;
      const { failed } = await rebuildTables(parts, { tables: changed.map(({ name }) => name), threads, signal });
      for (const failure of failed) {
        given.add(failure.table);
        onFailed(failure);
      }
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof RebuildBusy) await pause(BUSY_MS, signal);
      else {
        onFault(error);
        await pause(backoff.next(), signal);
      }
    }
  }
}
