/**
 * A read ended well, and before what it was to read: a part would pass for the whole. Reading again may go well, see
 * {@link isTransientOnWire}.
 */
export class IncompleteRead extends Error {
  override readonly name = 'IncompleteRead';

  /** @param what was read; `seen` and `end` are positions or revisions in it */
  constructor(what: string, seen: string | number, end: string | number) {
    super(`${what} was read up to ${seen} only, and ends at ${end}`);
  }
}

/** Calls in turn that bring nothing although there is more. */
export const MAX_EMPTY_READS = 3;
