import { setImmediate as nextTurn } from 'node:timers/promises';
import type { AppendResult } from '@wonderlings/kernel';
import type { AppendOutcome } from './append-batch.ts';
import type { AppendRequest } from './append-request.ts';

/** Bounds of one flush: a statement stays short, and its JSON a few megabytes. One large append still goes, alone. */
const MOST_EVENTS = 1_000;
const MOST_BYTES = 2_000_000;
/** How long a flush waits for concurrent appends, at most. */
const MAX_DELAY_MS = 4;
/** A turn of the event loop that took no longer had nothing to do. */
const IDLE_TURN_MS = 0.05;
/** How many flushes tell how many appends come together these days. */
const REMEMBERED_FLUSHES = 8;

/** Stores a batch; an outcome for each request, in their order. */
export type Flush = (requests: readonly AppendRequest[]) => Promise<readonly AppendOutcome[]>;

interface Waiting {
  readonly request: AppendRequest;
  readonly bytes: number;
  readonly resolve: (result: AppendResult) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Group commit: while one flush is under way the others wait, and the next flush takes them all. A flush that finds fewer than
 * came together lately gives the rest a moment to arrive, so that a busy server sends few large batches rather than many small
 * ones; a lone writer never waits. A batch holds at most one append per stream; the next one to the same stream goes in the
 * next flush and sees what this one did.
 */
export class AppendQueue {
  readonly #flush: Flush;
  #waiting: Waiting[] = [];
  #running: Promise<void> | undefined;
  #sizes: number[] = [];

  constructor(flush: Flush) {
    this.#flush = flush;
  }

  add(request: AppendRequest): Promise<AppendResult> {
    const bytes = request.events.reduce((sum, event) => sum + event.data.byteLength, 0);
    return new Promise((resolve, reject) => {
      this.#waiting.push({ request, bytes, resolve, reject });
      this.#running ??= this.#run();
    });
  }

  /** Resolves when nothing is pending any more. */
  async drained(): Promise<void> {
    await this.#running;
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0) {
      // A caller that the last flush answered may append again at once: with this turn all of them share the next flush.
      await nextTurn();
      await this.#concurrentAppends();
      const batch = this.#takeBatch();
      await this.#settle(batch);
      this.#sizes = [...this.#sizes.slice(1 - REMEMBERED_FLUSHES), batch.length];
    }
    this.#running = undefined;
  }

  /** Resolves when as many wait as came together lately, or when none is on the way: then the event loop has nothing to do. */
  async #concurrentAppends(): Promise<void> {
    const size = Math.max(0, ...this.#sizes);
    const begun = performance.now();
    let turn = begun;
    while (this.#waiting.length < size) {
      await nextTurn();
      const now = performance.now();
      if (now - begun > MAX_DELAY_MS || now - turn < IDLE_TURN_MS) return;
      turn = now;
    }
  }

  #takeBatch(): Waiting[] {
    const batch: Waiting[] = [];
    const later: Waiting[] = [];
    const streams = new Set<string>();
    let count = 0;
    let bytes = 0;
    for (const waiting of this.#waiting) {
      const { stream, events } = waiting.request;
      const fits = count === 0 || (count + events.length <= MOST_EVENTS && bytes + waiting.bytes <= MOST_BYTES);
      if (fits && !streams.has(stream)) {
        batch.push(waiting);
        count += events.length;
        bytes += waiting.bytes;
      } else {
        later.push(waiting);
      }
      streams.add(stream);
    }
    this.#waiting = later;
    return batch;
  }

  async #settle(batch: readonly Waiting[]): Promise<void> {
    try {
      const outcomes = await this.#flush(batch.map((waiting) => waiting.request));
      batch.forEach((waiting, index) => {
        const outcome = outcomes[index] ?? new Error('A flush left an append without an outcome');
        if (outcome instanceof Error) waiting.reject(outcome);
        else waiting.resolve(outcome);
      });
    } catch (error) {
      for (const waiting of batch) waiting.reject(error);
    }
  }
}
