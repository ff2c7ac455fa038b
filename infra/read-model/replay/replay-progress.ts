/** How far a replay is: events of the log that were folded or left aside. `total` is what the log held when it began. */
export interface ReplayProgress {
  readonly events: number;
  readonly total: number;
  readonly eventsPerSecond: number;
}

export type OnProgress = (progress: ReplayProgress) => void;

/** Counts events and tells about each page. */
export class ReplayMeter {
  readonly #total: number;
  readonly #onProgress: OnProgress | undefined;
  readonly #begunWith: number;
  readonly #started = performance.now();
  #events = 0;
  #looked = 0;

  /** @param begunWith how many an earlier replay was past already */
  constructor(total: number, onProgress: OnProgress | undefined, begunWith = 0) {
    this.#total = total;
    this.#onProgress = onProgress;
    this.#begunWith = begunWith;
  }

  /** How many were folded; those that no table wants are not counted where the log leaves them out. */
  get events(): number {
    return this.#events;
  }

  get ms(): number {
    return performance.now() - this.#started;
  }

  /** @param looked how many of the log these were chosen of: some are looked at twice, so at its end it may be too many */
  add(events: number, looked = events): void {
    this.#events += events;
    this.#looked += looked;
    const total = Math.max(this.#total, this.#events);
    const done = Math.min(total, Math.round(this.#begunWith + this.#looked));
    const eventsPerSecond = Math.round(((done - this.#begunWith) / Math.max(this.ms, 1)) * 1_000);
    this.#onProgress?.({ events: done, total, eventsPerSecond });
  }
}
