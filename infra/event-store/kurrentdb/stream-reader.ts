import type { ReadStreamOptions, StoredEvent } from '@wonderlings/kernel';
import type { CommandIndex } from './command-index.ts';
import { failureOf } from './failure.ts';
import { IncompleteRead, MAX_EMPTY_READS } from './incomplete-read.ts';
import { type StreamNames, storedEventOf } from './record.ts';
import type { LogRecord, Wire } from './wire.ts';

interface StreamReaderOptions {
  readonly wire: Wire;
  readonly names: StreamNames;
  readonly index: CommandIndex;
}

/** Events a call, so that none is longer than its deadline. */
const PAGE = 1_000;

/** Reads single streams, and lets the index of commands see what comes by. */
export class StreamReader {
  readonly #options: StreamReaderOptions;

  constructor(options: StreamReaderOptions) {
    this.#options = options;
  }

  /**
   * A call may end early and well, so one with fewer events than were asked for is the end only where the stream's last event says so. But
   * nothing behind a revision is taken at its word: each save asks so for news, and an append behind a false end is refused.
   * @throws IncompleteRead
   */
  async read(
    stream: string,
    { from = 0, limit = Number.POSITIVE_INFINITY }: ReadStreamOptions = {},
  ): Promise<StoredEvent[]> {
    const events: StoredEvent[] = [];
    let emptyReads = 0;
    while (events.length < limit) {
      const maxCount = Math.min(PAGE, limit - events.length);
      const page = await this.#page(stream, from + events.length, maxCount);
      if (!page) break;
      events.push(...page);
      if (page.length === maxCount) continue;
      if (from > 0 && events.length === 0) break;
      const seen = from + events.length - 1;
      const end = (await this.last(stream))?.revision ?? -1;
      if (end <= seen) break;
      emptyReads = page.length === 0 ? emptyReads + 1 : 0;
      if (emptyReads === MAX_EMPTY_READS) throw new IncompleteRead(stream, seen, end);
    }
    this.#options.index.add(stream, events);
    return events;
  }

  /** @throws IncompleteRead */
  async last(stream: string): Promise<StoredEvent | undefined> {
    const records = await this.#records(stream, 'end', 1);
    const [record] = records ?? [];
    // There is no empty stream, so the server has not come to its event.
    if (records && !record) throw new IncompleteRead(stream, 'its end', 'an event before it');
    return record && storedEventOf(record, stream);
  }

  /** Brings the index up to the revision, or to the end of the stream if that comes before. */
  async catchUp(stream: string, revision: number): Promise<void> {
    const { index } = this.#options;
    for (;;) {
      const from = index.upTo(stream) + 1;
      if (from > revision) return;
      const page = (await this.#page(stream, from, PAGE)) ?? [];
      index.add(stream, page);
      if (page.length < PAGE) return;
    }
  }

  async #page(stream: string, from: number, maxCount: number): Promise<StoredEvent[] | null> {
    const records = await this.#records(stream, BigInt(from), maxCount);
    if (!records) return null;
    return records.map((record, nth) => {
      if (record.revision !== BigInt(from + nth)) {
        throw new Error(`The server answered ${stream}@${record.revision} where ${from + nth} was asked for`);
      }
      return storedEventOf(record, stream);
    });
  }

  /** Null for a stream that is not there, or was ended. */
  async #records(stream: string, from: bigint | 'end', maxCount: number): Promise<readonly LogRecord[] | null> {
    const { wire, names } = this.#options;
    try {
      return await wire.readStream(names.onServer(stream), { from, backwards: from === 'end', maxCount });
    } catch (error) {
      if (['absent', 'ended'].includes(failureOf(error))) return null;
      throw error;
    }
  }
}
