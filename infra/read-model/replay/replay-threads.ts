import type { Worker } from 'node:worker_threads';
import { CHILD_PARTITIONS } from '@wonderlings/kernel';

/** Threads that build a part of the tables each. */
export interface ReplayThreads {
  readonly count: number;
  /** Whether the thread that asks is one of them: where it has nothing else to do. */
  readonly takesPart?: boolean;
  /** Starts one that runs `serveShares` with stores of its own and the same tables. */
  readonly start: () => Worker;
  /** A log of fewer events is folded sooner than a thread has started; 20,000 without it. */
  readonly fromEvents?: number;
}

const FROM_EVENTS = 20_000;
/** Each takes connections, and memory for the release's code; what is beyond waits for Postgres. */
const MOST_THREADS = CHILD_PARTITIONS;

/** The threads for a log of so many events, or none. */
export function threadsFor(events: number, threads: ReplayThreads | undefined): ReplayThreads | undefined {
  if (!threads || threads.count < 2 || events < (threads.fromEvents ?? FROM_EVENTS)) return undefined;
  return { ...threads, count: Math.min(threads.count, MOST_THREADS) };
}
