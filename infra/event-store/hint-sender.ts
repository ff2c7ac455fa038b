import type { Sql } from '@wonderlings/postgres';
import { HINT_CHANNEL } from './hint-channel.ts';

/** A first hint goes out at once; those that follow it closely become one. */
const AT_MOST_EVERY_MS = 20;

/**
 * Tells other processes that the log has grown. After the append and beside it: Postgres lets transactions that notify commit one
 * by one, and the caller that appended need not wait for it. A hint that is lost costs its listeners one polling interval.
 */
export class HintSender {
  readonly #sql: Sql;
  #newest: string | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  tell(head: string): void {
    this.#newest = head;
    if (!this.#timer) this.#send();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #send(): void {
    const head = this.#newest;
    this.#newest = undefined;
    this.#timer = undefined;
    if (head === undefined) return;
    this.#timer = setTimeout(() => this.#send(), AT_MOST_EVERY_MS);
    this.#sql.notify(HINT_CHANNEL, head).catch(() => undefined);
  }
}
