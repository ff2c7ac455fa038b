const FIRST_MS = 100;
const LONGEST_MS = 5_000;

/** Longer and longer pauses while something keeps failing. */
export class Backoff {
  #next = FIRST_MS;

  next(): number {
    const ms = this.#next;
    this.#next = Math.min(this.#next * 2, LONGEST_MS);
    return ms;
  }

  reset(): void {
    this.#next = FIRST_MS;
  }
}
