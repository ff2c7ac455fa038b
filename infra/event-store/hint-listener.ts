import { type Sql, withDeadline } from '@wonderlings/postgres';
import { HINT_CHANNEL } from './hint-channel.ts';

interface HintListenerOptions {
  /** A pool of its own, ended with it. */
  readonly open: () => Sql;
  readonly deadlineMs: number;
  readonly onHint: (head: bigint) => void;
  readonly onError: (error: unknown) => void;
}

/** Polls in a row that found what no hint had announced; a single one may just have been quicker. */
const MOST_MISSED = 3;

/**
 * LISTEN for the appends of other processes. postgres.js listens again after a cut connection, but for good no more when
 * that one attempt fails, and says so nowhere. What is missed shows it: then the pool is replaced.
 */
export class HintListener {
  readonly #options: HintListenerOptions;
  #pool: Sql | undefined;
  #missed = 0;
  #closed = false;

  constructor(options: HintListenerOptions) {
    this.#options = options;
    void this.#listen();
  }

  /** A poll found an append that was not announced. */
  missed(): void {
    this.#missed += 1;
    if (this.#missed >= MOST_MISSED) void this.#listen();
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#end();
  }

  async #listen(): Promise<void> {
    this.#missed = 0;
    try {
      await this.#end();
      if (this.#closed) return;
      const pool = this.#options.open();
      this.#pool = pool;
      const hear = (head: string) => {
        this.#missed = 0;
        this.#options.onHint(BigInt(head));
      };
      await withDeadline(pool.listen(HINT_CHANNEL, hear), this.#options.deadlineMs, 'LISTEN');
    } catch (error) {
      if (!this.#closed) this.#options.onError(error);
    }
  }

  async #end(): Promise<void> {
    const pool = this.#pool;
    this.#pool = undefined;
    await pool?.end({ timeout: 0 });
  }
}
