import type { EventStore, StoredEvent } from '@wonderlings/kernel';

export interface Watch {
  /** Everything that has been delivered so far, in the order of delivery. */
  readonly seen: readonly StoredEvent[];
  readonly batches: readonly (readonly StoredEvent[])[];
  /** Resolves when at least that many events have been delivered; rejects when the subscription ends before. */
  until(count: number): Promise<void>;
  /** Resolves when the event at the position has been delivered. */
  untilPosition(position: string): Promise<void>;
  /** Aborts and resolves when the subscription has ended. */
  stop(): Promise<void>;
}

interface WatchOptions {
  readonly after?: string | null;
  readonly limit?: number;
  readonly partitions?: ReadonlySet<number>;
  /** Called for each batch, before the next one is asked for. */
  readonly work?: (batch: readonly StoredEvent[]) => Promise<void>;
}

/** Subscribes and keeps what comes. */
export function watch(store: EventStore, { after = null, limit = 100, partitions, work }: WatchOptions = {}): Watch {
  const abort = new AbortController();
  const seen: StoredEvent[] = [];
  const batches: (readonly StoredEvent[])[] = [];
  const wakers = new Set<() => void>();
  let ended = false;

  const run = async () => {
    for await (const batch of store.subscribe({ after, limit, partitions, signal: abort.signal })) {
      seen.push(...batch);
      batches.push(batch);
      for (const wake of wakers) wake();
      await work?.(batch);
    }
  };
  const done = run().finally(() => {
    ended = true;
    for (const wake of wakers) wake();
  });
  // Tests hear of a failure through until() and stop().
  done.catch(() => undefined);

  async function untilTrue(isSo: () => boolean, what: () => string): Promise<void> {
    while (!isSo()) {
      if (ended) {
        await done;
        throw new Error(`The subscription ended ${what()}`);
      }
      await new Promise<void>((resolve) => {
        const wake = () => {
          wakers.delete(wake);
          resolve();
        };
        wakers.add(wake);
      });
    }
  }

  return {
    seen,
    batches,
    until: (count) =>
      untilTrue(
        () => seen.length >= count,
        () => `after ${seen.length} of ${count} events`,
      ),
    untilPosition: (position) =>
      untilTrue(
        () => seen.at(-1)?.position === position,
        () => `before position ${position}`,
      ),
    async stop() {
      abort.abort();
      await done;
    },
  };
}
