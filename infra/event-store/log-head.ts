/** Something that finds out by itself that the log has grown, as long as a caller waits for it. */
export interface HeadWatcher {
  start(): void;
  stop(): void;
}

/**
 * The furthest position that this process knows to be committed, and those who wait for the log to grow beyond one.
 * It is raised by this process's own appends, by what its readers see, by hints and by polling.
 */
export class LogHead {
  #position = 0n;
  #watcher: HeadWatcher | undefined;
  readonly #waiting = new Set<() => void>();
  readonly #listeners = new Set<(position: string) => void>();

  get position(): bigint {
    return this.#position;
  }

  /** Asks the watcher for news while there are waiters. */
  watchWith(watcher: HeadWatcher): void {
    this.#watcher = watcher;
  }

  /** Calls `listener` with the new head each time the log is seen to have grown; returns how to stop that. */
  onRaised(listener: (position: string) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Returns whether that was news. */
  raise(position: bigint): boolean {
    if (position <= this.#position) return false;
    this.#position = position;
    for (const wake of [...this.#waiting]) wake();
    // Not within this call: what a listener throws is none of the append's business.
    for (const listener of this.#listeners) queueMicrotask(() => listener(String(position)));
    return true;
  }

  /** Resolves when the head is beyond `position`, or the signal fires. */
  beyond(position: bigint, signal: AbortSignal): Promise<void> {
    if (this.#position > position || signal.aborted) return Promise.resolve();
    return new Promise((resolve) => {
      const wake = () => {
        if (this.#position <= position && !signal.aborted) return;
        signal.removeEventListener('abort', wake);
        this.#waiting.delete(wake);
        if (this.#waiting.size === 0) this.#watcher?.stop();
        resolve();
      };
      signal.addEventListener('abort', wake);
      this.#waiting.add(wake);
      if (this.#waiting.size === 1) this.#watcher?.start();
    });
  }
}
