import { earliestOf } from '../table/bookkeeping.ts';

type Compare = (a: string, b: string) => number;
type Positions = ReadonlyMap<number, string | null>;

interface Waiter {
  readonly position: string;
  /** All of them without it. */
  readonly partition: number | undefined;
  readonly resolve: (reached: boolean) => void;
}

/** How far the tables that count have come, by partition, and who waits for them. */
export class ReachedPositions {
  readonly #compare: Compare;
  readonly #waiters = new Set<Waiter>();
  #positions: Positions | undefined;
  #closed = false;

  constructor(compare: Compare) {
    this.#compare = compare;
  }

  /** Whether a caller waits for one of the partitions that the question is true of. */
  isWaitedFor(isMeant: (partition: number) => boolean): boolean {
    const partitions = [...(this.#positions?.keys() ?? [])];
    return [...this.#waiters].some(({ partition }) =>
      partition === undefined ? partitions.some(isMeant) : isMeant(partition),
    );
  }

  /** Of every table that a reader may rely on (live, in this release's definition, not parked) the one that lags most counts. */
  show(positions: Positions): void {
    this.#positions = positions;
    for (const waiter of this.#waiters) if (this.#holds(waiter)) waiter.resolve(true);
  }

  /** True when all tables hold the position in that partition, or in all; false after the time-out or at {@link close}. */
  wait(position: string, timeoutMs: number, partition?: number): Promise<boolean> {
    if (this.#holds({ position, partition })) return Promise.resolve(true);
    if (this.#closed) return Promise.resolve(false);
    return new Promise((resolve) => {
      const timer = setTimeout(() => waiter.resolve(false), timeoutMs);
      const waiter: Waiter = {
        position,
        partition,
        resolve: (reached) => {
          clearTimeout(timer);
          this.#waiters.delete(waiter);
          resolve(reached);
        },
      };
      this.#waiters.add(waiter);
    });
  }

  close(): void {
    this.#closed = true;
    for (const waiter of this.#waiters) waiter.resolve(false);
  }

  /** Not before anything was shown, nor while a table stands before the first event; in any case when no table counts. */
  #holds({ position, partition }: Pick<Waiter, 'position' | 'partition'>): boolean {
    if (!this.#positions) return false;
    const asked =
      partition === undefined
        ? [...this.#positions.values()]
        : [...this.#positions].flatMap(([one, at]) => (one === partition ? [at] : []));
    if (asked.length === 0) return true;
    const slowest = earliestOf(asked, this.#compare);
    return slowest !== null && this.#compare(slowest, position) >= 0;
  }
}
