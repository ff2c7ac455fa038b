import { type EventStore, partitionOf, type StoredEvent } from '@wonderlings/kernel';
import { earliestOf } from '../table/bookkeeping.ts';
import { applyBatch, type BatchContext, type BatchOutcome } from './apply-batch.ts';
import type { Owned } from './owned-table.ts';
import { pause } from './pause.ts';

export interface BatchReport {
  readonly events: number;
  /** Undefined for a batch that moves idle checkpoints only. */
  readonly last: StoredEvent | undefined;
  /** From the batch's arrival to its commit. */
  readonly ms: number;
}

interface FollowOptions {
  readonly store: EventStore;
  readonly context: BatchContext;
  readonly owned: Owned;
  /** Ends it. */
  readonly signal: AbortSignal;
  /** Whether another round follows on this session, which would read again what no checkpoint has moved past. */
  readonly goesOn: () => boolean;
  /** After each batch that was written. */
  readonly onOutcome: (outcome: BatchOutcome, report: BatchReport) => void;
  /** Everything of ours up to there is in the tables, although checkpoints may say less for a while. */
  readonly onReached: (reached: string) => void;
}

/** Small enough for one round trip of a few milliseconds, large enough to catch up quickly. */
const BATCH_EVENTS = 500;
/**
 * Checkpoints of partitions without events move so often at most: what else happens in the log must cost no write, and a restart must
 * not read far back.
 */
const MOVE_IDLE_MS = 1_000;

/** Where a writer begins to read. */
export const startOf = ({ positions }: Owned, { comparePositions }: Pick<EventStore, 'comparePositions'>) =>
  earliestOf(positions.values(), comparePositions);

/**
 * Folds the log into the tables from their checkpoints on, until the signal aborts or every table has stopped.
 * @throws what the store, the keys or Postgres have against going on
 */
export async function follow(options: FollowOptions): Promise<void> {
  const { store, signal } = options;
  const after = startOf(options.owned, store);
  const ended = new AbortController();
  const reading = AbortSignal.any([signal, ended.signal]);
  const partitions = new Set(options.owned.tables.flatMap(({ lines }) => [...lines.keys()]));
  const log = store.subscribe({ after, signal: reading, limit: BATCH_EVENTS, partitions });
  const pages = log[Symbol.asyncIterator]();
  try {
    await foldPages(options, partitions, pages, reading);
  } finally {
    ended.abort();
    // What it throws on its way out matters to no one: its events are not read any more.
    pages.return?.().catch(() => undefined);
  }
}

async function foldPages(
  { store, context, owned, signal, goesOn, onOutcome, onReached }: FollowOptions,
  partitions: ReadonlySet<number>,
  pages: AsyncIterator<readonly StoredEvent[]>,
  reading: AbortSignal,
): Promise<void> {
  let going = owned;
  let reached = startOf(owned, store);
  /** Asked for when it is needed, so that it has all that came meanwhile. */
  let coming: Promise<IteratorResult<readonly StoredEvent[]>> | undefined;
  /** Resolves when idle checkpoints are due to move; undefined while none is behind. */
  let due: Promise<'due'> | undefined;
  for (;;) {
    coming ??= pages.next();
    // Should it fail while idle checkpoints move, the next round throws that.
    coming.catch(() => undefined);
    const next = await (due ? Promise.race([coming, due]) : coming);
    if (signal.aborted) {
      if (due && reached !== null && goesOn())
        await applyBatch(context, going, { events: [], reached, movesAll: true });
      return;
    }
    if (next !== 'due' && next.done) throw new Error('The subscription to the log has ended');
    const page = next === 'due' ? [] : next.value;
    if (next !== 'due') coming = undefined;
    reached = page.at(-1)?.position ?? reached;
    if (reached === null) continue;

    const movesAll = next === 'due';
    // What the log did not leave out, and the last event of a page in any case.
    const events = page.filter(({ stream }) => partitions.has(partitionOf(stream)));
    if (events.length > 0 || movesAll) {
      const started = performance.now();
      const outcome = await applyBatch(context, going, { events, reached, movesAll });
      going = outcome.owned;
      onReached(reached);
      onOutcome(outcome, { events: events.length, last: events.at(-1), ms: performance.now() - started });
    } else onReached(reached);
    if (going.tables.length === 0) return;
    if (movesAll) due = undefined;
    else if (page.length > 0) due ??= pause(MOVE_IDLE_MS, reading).then(() => 'due' as const);
  }
}
