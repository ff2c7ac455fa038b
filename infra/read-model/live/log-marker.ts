import type { StoredEvent } from '@wonderlings/kernel';
import type { Sql } from '@wonderlings/postgres';
import { markLog } from '../table/log-mark.ts';

interface LogMarkerOptions {
  readonly sql: Sql;
  /** Hears of each failure; the next event marks again. */
  readonly onFault: (error: unknown) => void;
}

/** One event says which log it is; a late one says also how far it went. */
const EVERY_MS = 60_000;

/** Marks now and then, beside the batches, how far the tables have followed which log. */
export class LogMarker {
  readonly #options: LogMarkerOptions;
  #markedAt = Number.NEGATIVE_INFINITY;
  #marking: Promise<void> = Promise.resolve();

  constructor(options: LogMarkerOptions) {
    this.#options = options;
  }

  /** @param event of a child, that is folded and committed */
  see(event: StoredEvent | undefined): void {
    if (!event || performance.now() - this.#markedAt < EVERY_MS) return;
    this.#markedAt = performance.now();
    const { sql, onFault } = this.#options;
    this.#marking = markLog(sql, event).catch((error: unknown) => {
      this.#markedAt = Number.NEGATIVE_INFINITY;
      onFault(error);
    });
  }

  /** Resolves when nothing is under way. */
  async stop(): Promise<void> {
    await this.#marking;
  }
}
