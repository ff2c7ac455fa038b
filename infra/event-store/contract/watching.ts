import type { EventStore, StoredEvent } from '@wonderlings/kernel';

export interface Watch {
  /** Everything that has been delivered so far, in the order of delivery. */
  readonly seen: readonly StoredEvent[];
  readonly batches: readonly (readonly StoredEvent[])[];
  /** Resolves when at least that many events have been delivered; rejects when the subscription ends before. */
  until(count: number): Promise<void>;
  /** Aborts and resolves when the subscription has ended. */
  stop(): Promise<void>;
}

interface WatchOptions {
  readonly after?: string | null;
  readonly limit?: number;
  /** Called for each batch, before the next one is asked for. */
  readonly work?: (batch: readonly StoredEvent[]) => Promise<void>;
}

/** Subscribes and keeps what comes. */
export function watch(store: EventStore, { after = null, limit = 100, work }: WatchOptions = {}): Watch {
  const abort = new AbortController();
  const seen: StoredEvent[] = [];
  const batches: (readonly StoredEvent[])[] = [];
  const wakers = new Set<() => void>();
  let ended = false;

  const run = async () => {
    for await (const batch of store.subscribe({ after, limit, signal: abort.signal })) {
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

  return {
    seen,
    batches,
    async until(count) {
      while (seen.length < count) {
        if (ended) {
          await done;
          throw new Error(`The subscription ended after ${seen.length} of ${count} events`);
        }
        await new Promise<void>((resolve) => {
          const wake = () => {
            wakers.delete(wake);
            resolve();
          };
          wakers.add(wake);
        });
      }
    },
    async stop() {
      abort.abort();
      await done;
    },
  };
}
