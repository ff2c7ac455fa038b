import type { LogHead } from '../log-head.ts';
import { positionOf, type StreamNames } from './record.ts';
import type { Wire } from './wire.ts';

interface TailHintOptions {
  readonly wire: Wire;
  readonly names: StreamNames;
  readonly head: LogHead;
  /** A hint that ended may have missed something. */
  readonly onEnded: () => void;
  readonly onError: (error: unknown) => void;
}

const CONFIRMED_WITHIN_MS = 5_000;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;

/**
 * The server's live subscription, which only ever says that there is more to read. It may end without an error or fall silent without
 * ending, so nothing rests on it: what it does not say, a poll finds.
 */
export class TailHint {
  readonly #options: TailHintOptions;
  #stop: (() => void) | undefined;
  #timer: NodeJS.Timeout | undefined;
  #failures = 0;
  #confirmed = false;
  #closed = false;

  constructor(options: TailHintOptions) {
    this.#options = options;
  }

  /** Whether the server has confirmed it, and it has not ended since. */
  get isHealthy(): boolean {
    return this.#confirmed;
  }

  /** From now on, until it is closed; a second call changes nothing. */
  start(): void {
    if (this.#closed || this.#stop || this.#timer) return;
    const { wire, names, head } = this.#options;
    let over = false;
    const end = (error: unknown) => {
      if (over) return;
      over = true;
      this.#again(error);
    };
    this.#timer = setTimeout(() => end(new Error('A subscription was not confirmed in time')), CONFIRMED_WITHIN_MS);
    this.#stop = wire.follow({
      prefixes: names.prefixes,
      onConfirmed: () => {
        if (over) return;
        clearTimeout(this.#timer);
        this.#timer = undefined;
        this.#confirmed = true;
        this.#failures = 0;
      },
      onRecord: (record) => {
        // Only events of ours: a head at a record of the server's would have readers look for an event that is not there.
        if (!over && names.ofRecord(record) !== undefined) head.raise(BigInt(positionOf(record)));
      },
      onEnd: end,
    });
  }

  close(): void {
    this.#closed = true;
    this.#drop();
  }

  #again(error: unknown): void {
    const { onEnded, onError } = this.#options;
    this.#drop();
    if (this.#closed) return;
    // One that just ended is part of a server's stop, or of a move to another node.
    if (error !== undefined) onError(error);
    onEnded();
    const wait = Math.min(FIRST_PAUSE_MS * 2 ** this.#failures, LONGEST_PAUSE_MS);
    this.#failures += 1;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.start();
    }, wait);
  }

  #drop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#confirmed = false;
    this.#stop?.();
    this.#stop = undefined;
  }
}
