import { errorKind } from '../table/error-kind.ts';

/** What of a projector can fail by itself, the one that matters most first. */
const PARTS = ['children writer', 'demos writer', 'preparation', 'rebuild', 'watch', 'tidying'] as const;
export type FaultyPart = (typeof PARTS)[number];

/**
 * What is wrong now, for each part by itself: a part's fault ends when that part works again. With one fault for all of them, that of a
 * part outlived a restart of Postgres, because another one had said before that all was well.
 */
export class Faults {
  readonly #kinds = new Map<FaultyPart, string>();
  readonly #onFault: ((error: unknown) => void) | undefined;

  constructor(onFault: ((error: unknown) => void) | undefined) {
    this.#onFault = onFault;
  }

  /** The kind of error that matters most. */
  get current(): string | undefined {
    const part = PARTS.find((one) => this.#kinds.has(one));
    return part && this.#kinds.get(part);
  }

  begin(part: FaultyPart, error: unknown): void {
    this.#kinds.set(part, errorKind(error));
    this.#onFault?.(error);
  }

  end(part: FaultyPart): void {
    this.#kinds.delete(part);
  }
}
