/** How far a replay is. `total` is what the log held when it began. */
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
  readonly #started = performance.now();
  #events = 0;

  constructor(total: number, onProgress: OnProgress | undefined) {
    this.#total = total;
    this.#onProgress = onProgress;
  }

  get events(): number {
    return this.#events;
  }

  get ms(): number {
    return performance.now() - this.#started;
  }

  add(events: number): void {
    this.#events += events;
    const eventsPerSecond = Math.round((this.#events / Math.max(this.ms, 1)) * 1_000);
    this.#onProgress?.({ events: this.#events, total: Math.max(this.#total, this.#events), eventsPerSecond });
  }
}
