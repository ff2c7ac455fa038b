import type { LiveTable } from '../table/bookkeeping.ts';

type Place = Pick<LiveTable, 'name' | 'position'>;

/**
 * Tables whose next event only a newer release can read. They are left to it, their locks free, until it has brought them past
 * that event; should none come, they stand where they are and the others go on.
 */
export class AwaitingRelease {
  readonly #compare: (a: string, b: string) => number;
  readonly #events = new Map<string, string>();

  constructor(comparePositions: (a: string, b: string) => number) {
    this.#compare = comparePositions;
  }

  add(name: string, eventPosition: string): void {
    this.#events.set(name, eventPosition);
  }

  /** Whether the table, at this checkpoint, is before the event. */
  has({ name, position }: Place): boolean {
    const event = this.#events.get(name);
    return event !== undefined && (position === null || this.#compare(position, event) < 0);
  }
}
