type Compare = (a: string, b: string) => number;

interface Waiter {
  readonly position: string;
  readonly resolve: (reached: boolean) => void;
}

/** How far each table that counts has come, and who waits for all of them. */
export class ReachedBoard {
  readonly #compare: Compare;
  readonly #waiters = new Set<Waiter>();
  #positions: ReadonlyMap<string, string | null> | undefined;
  #closed = false;

  constructor(compare: Compare) {
    this.#compare = compare;
  }

  get isWaitedFor(): boolean {
    return this.#waiters.size > 0;
  }

  /** Every table that a reader may rely on: live, in this release's definition, not parked. */
  show(positions: ReadonlyMap<string, string | null>): void {
    this.#positions = positions;
    const slowest = this.#slowest();
    for (const waiter of this.#waiters) {
      if (slowest === 'unknown' || (slowest !== 'none' && this.#compare(slowest.position, waiter.position) < 0))
        continue;
      waiter.resolve(true);
    }
  }

  /** True when all tables hold the position, false after the time-out or at {@link close}. */
  wait(position: string, timeoutMs: number): Promise<boolean> {
    const slowest = this.#slowest();
    if (slowest === 'none') return Promise.resolve(true);
    if (slowest !== 'unknown' && this.#compare(slowest.position, position) >= 0) return Promise.resolve(true);
    if (this.#closed) return Promise.resolve(false);
    return new Promise((resolve) => {
      const timer = setTimeout(() => waiter.resolve(false), timeoutMs);
      const waiter: Waiter = {
        position,
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

  /** `unknown` before anything was shown and while a table stands before the first event; `none` when no table counts. */
  #slowest(): { readonly position: string } | 'unknown' | 'none' {
    if (!this.#positions) return 'unknown';
    let slowest: string | undefined;
    for (const position of this.#positions.values()) {
      if (position === null) return 'unknown';
      if (slowest === undefined || this.#compare(position, slowest) < 0) slowest = position;
    }
    return slowest === undefined ? 'none' : { position: slowest };
  }
}
