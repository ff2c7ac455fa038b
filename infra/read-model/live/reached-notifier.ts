import type { Sql } from '@wonderlings/postgres';
import { REACHED_CHANNEL } from '../table/bookkeeping.ts';

/** Other processes look by themselves soon enough; this only makes it sooner. */
const AT_MOST_EVERY_MS = 5;

/**
 * Tells other processes that checkpoints have moved. Outside of the batch's transaction: Postgres lets transactions that notify
 * commit one by one, and the batch would queue behind the appends.
 */
export class ReachedNotifier {
  readonly #sql: Sql;
  #timer: NodeJS.Timeout | undefined;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  tell(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      // A hint that was not heard costs its listener a few milliseconds.
      this.#sql.notify(REACHED_CHANNEL, '').catch(() => undefined);
    }, AT_MOST_EVERY_MS);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
