/** What was opened, to be closed in the opposite order. */
export class CleanupStack {
  readonly #open: (() => Promise<void>)[] = [];

  add(close: () => Promise<void>): void {
    this.#open.push(close);
  }

  /** Closes everything, also when one refuses. @throws the first refusal, when all the others are closed */
  async close(): Promise<void> {
    const refusals: unknown[] = [];
    for (let close = this.#open.pop(); close; close = this.#open.pop()) {
      await close().catch((error: unknown) => refusals.push(error));
    }
    if (refusals.length > 0) throw refusals[0];
  }
}
