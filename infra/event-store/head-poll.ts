import type { HeadWatcher } from './log-head.ts';

interface HeadPollOptions {
  /** Asked before each pause. */
  readonly everyMs: () => number;
  readonly readHead: () => Promise<string>;
  readonly onHead: (head: bigint) => void;
  readonly onError: (error: unknown) => void;
}

/** A failing database is asked less and less often, up to this. */
const LONGEST_PAUSE_MS = 5_000;

/** Polling is the truth behind every hint: one small query now and then, shared by all who wait. */
export class HeadPoll implements HeadWatcher {
  readonly #options: HeadPollOptions;
  #timer: NodeJS.Timeout | undefined;
  #failures = 0;

  constructor(options: HeadPollOptions) {
    this.#options = options;
  }

  start(): void {
    if (this.#timer === undefined) this.#arm();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** Looks at once, if anything waits: a hint has ended, and may have missed something. */
  soon(): void {
    if (this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#arm(0);
  }

  #arm(pause = Math.min(this.#options.everyMs() * 2 ** this.#failures, LONGEST_PAUSE_MS)): void {
    const timer = setTimeout(async () => {
      await this.#poll();
      // Unless it was stopped, and perhaps started anew, in the meantime.
      if (this.#timer === timer) this.#arm();
    }, pause);
    this.#timer = timer;
  }

  async #poll(): Promise<void> {
    try {
      const head = await this.#options.readHead();
      this.#failures = 0;
      this.#options.onHead(BigInt(head));
    } catch (error) {
      this.#failures += 1;
      this.#options.onError(error);
    }
  }
}
