import type { StoredEvent } from '@wonderlings/kernel';

const MOST_EVENTS = 1_000;
const MOST_BYTES = 4_000_000;

/**
 * The end of the log as this process wrote it, so that its own subscriptions need not read back what it has just sent.
 * Only ever an unbroken run of committed positions: an append of another process in between starts it anew.
 */
export class RecentEvents {
  #events: StoredEvent[] = [];
  #bytes = 0;

  /** `events` are committed and in order of position, without gaps. */
  add(events: readonly StoredEvent[]): void {
    const first = events[0];
    const last = this.#events.at(-1);
    if (!first) return;
    if (last && BigInt(first.position) !== BigInt(last.position) + 1n) this.#drop(this.#events.length);
    this.#events.push(...events);
    for (const event of events) this.#bytes += event.data.byteLength;
    // Half at a time, so that dropping costs next to nothing for each event.
    while (this.#events.length > MOST_EVENTS || this.#bytes > MOST_BYTES)
      this.#drop(Math.ceil(this.#events.length / 2));
  }

  /** Up to `limit` events right after `position`, or undefined when they have to be read. */
  after(position: bigint, limit: number): readonly StoredEvent[] | undefined {
    const first = this.#events[0];
    if (!first) return undefined;
    const index = Number(position + 1n - BigInt(first.position));
    if (index < 0 || index >= this.#events.length) return undefined;
    return this.#events.slice(index, index + limit);
  }

  /** Something that it may hold was swept. */
  clear(): void {
    this.#drop(this.#events.length);
  }

  #drop(count: number): void {
    for (const event of this.#events.splice(0, count)) this.#bytes -= event.data.byteLength;
  }
}
