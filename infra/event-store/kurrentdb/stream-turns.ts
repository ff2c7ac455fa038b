/**
 * Lets work on one stream happen one after the other, and only so much at a time in all: the server takes 100 calls on a connection, and
 * lets the next wait unseen.
 */
export class StreamTurns {
  readonly #atOnce: number;
  readonly #last = new Map<string, Promise<unknown>>();
  readonly #waiting: (() => void)[] = [];
  #working = 0;

  constructor(atOnce: number) {
    this.#atOnce = atOnce;
  }

  /** Runs `work` after all that was asked for this stream before. */
  run<T>(stream: string, work: () => Promise<T>): Promise<T> {
    const before = this.#last.get(stream) ?? Promise.resolve();
    const result = before.then(() => this.#inAll(work));
    const settled = result.then(
      () => undefined,
      () => undefined,
    );
    this.#last.set(stream, settled);
    void settled.then(() => {
      if (this.#last.get(stream) === settled) this.#last.delete(stream);
    });
    return result;
  }

  /** Resolves when nothing that was asked for is left. */
  async drained(): Promise<void> {
    while (this.#last.size > 0) await Promise.all(this.#last.values());
  }

  async #inAll<T>(work: () => Promise<T>): Promise<T> {
    if (this.#working < this.#atOnce) this.#working += 1;
    // The place is handed over by the one that leaves.
    else await new Promise<void>((enter) => this.#waiting.push(enter));
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#working -= 1;
    }
  }
}
