import { isSandboxStream, type StoredEvent } from '@wonderlings/kernel';
import { LogGapError } from '../log-gap-error.ts';

/** About 100 bytes each. */
const MOST_STREAMS = 20_000;

/**
 * Holds what is read by position against the revisions of the streams: positions have gaps here, so this is what shows that an event is
 * missing. The last revision of the streams of late is kept in mind; the first sight of a stream accepts any.
 */
export class StreamOrder {
  readonly #last = new Map<string, number>();
  readonly #most: number;

  constructor(most = MOST_STREAMS) {
    this.#most = most;
  }

  /** @throws LogGapError when an event is missing between two of a stream */
  assertNext(events: readonly Pick<StoredEvent, 'stream' | 'revision' | 'position'>[]): void {
    for (const { stream, revision, position } of events) {
      // A sandbox may be swept between two pages.
      if (isSandboxStream(stream)) continue;
      const last = this.#last.get(stream);
      if (last !== undefined && revision !== last + 1) {
        throw new LogGapError(
          `${stream} goes on at revision ${revision} (position ${position}), after revision ${last}`,
        );
      }
      this.#last.delete(stream);
      this.#last.set(stream, revision);
      if (this.#last.size > this.#most) this.#last.delete(this.#last.keys().next().value ?? '');
    }
  }
}
