interface WriteSideOptions {
  readonly warn: (message: string) => void;
  readonly now: () => Date;
}

/** Longer than a rolling update takes from one process to the next, short enough to be over when it is. */
const SHOWN_FOR_MS = 5 * 60_000;

/**
 * Whether this process could decide lately. A child whose last events are of a newer release is refused here and served by that
 * release; every other child is served as ever, so this is said and takes no server out.
 */
export class WriteSide {
  readonly #options: WriteSideOptions;
  #metAt = Number.NEGATIVE_INFINITY;

  constructor(options: WriteSideOptions) {
    this.#options = options;
  }

  get state(): 'ok' | 'awaiting-release' {
    return this.#options.now().getTime() - this.#metAt < SHOWN_FOR_MS ? 'awaiting-release' : 'ok';
  }

  metNewerRelease(): void {
    // Once for as long as it is shown: each child's every try comes here.
    if (this.state === 'ok') this.#options.warn('A child has events of a newer release: its acts are refused here');
    this.#metAt = this.#options.now().getTime();
  }
}
