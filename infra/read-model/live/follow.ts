import type { EventStore } from '@wonderlings/kernel';
import { applyBatch, type BatchContext, type BatchOutcome } from './apply-batch.ts';
import type { OwnedTable } from './owned-table.ts';

export interface BatchReport {
  readonly events: number;
  /** From the batch's arrival to its commit. */
  readonly ms: number;
}

interface FollowOptions {
  readonly store: EventStore;
  readonly context: BatchContext;
  readonly tables: readonly OwnedTable[];
  readonly signal: AbortSignal;
  readonly onOutcome: (outcome: BatchOutcome, report: BatchReport) => void;
}

/** Small enough for one round trip of a few milliseconds, large enough to catch up quickly. */
const BATCH_EVENTS = 500;

function earliest(tables: readonly OwnedTable[], store: EventStore): string | null {
  return tables.reduce<string | null>((early, { position }) => {
    if (early === null || position === null) return null;
    return store.comparePositions(position, early) < 0 ? position : early;
  }, tables[0]?.position ?? null);
}

/**
 * Folds the log into the tables from their checkpoints on, until the signal aborts or every table has stopped.
 * @throws what the store, the keys or Postgres have against going on
 */
export async function follow({ store, context, tables, signal, onOutcome }: FollowOptions): Promise<void> {
  let going = tables;
  const after = earliest(tables, store);
  for await (const stored of store.subscribe({ after, signal, limit: BATCH_EVENTS })) {
    if (signal.aborted) return;
    if (stored.length === 0) continue;
    const started = performance.now();
    const outcome = await applyBatch(context, going, stored);
    going = outcome.tables;
    onOutcome(outcome, { events: stored.length, ms: performance.now() - started });
    if (going.length === 0) return;
  }
  if (!signal.aborted) throw new Error('The subscription to the log has ended');
}
