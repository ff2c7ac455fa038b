import type { ReadStreamOptions, StoredEvent } from '@wonderlings/kernel';
import type { CommandIndex } from './command-index.ts';
import { failureOf } from './failure.ts';
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

  async read(
    stream: string,
    { from = 0, limit = Number.POSITIVE_INFINITY }: ReadStreamOptions = {},
  ): Promise<StoredEvent[]> {
    const events: StoredEvent[] = [];
    while (events.length < limit) {
      const maxCount = Math.min(PAGE, limit - events.length);
      const page = await this.#page(stream, from + events.length, maxCount);
      events.push(...page);
      if (page.length < maxCount) break;
    }
    this.#options.index.add(stream, events);
    return events;
  }

  async last(stream: string): Promise<StoredEvent | undefined> {
    const records = await this.#records(stream, 'end', 1);
    const record = records[0];
    return record && storedEventOf(record, stream);
  }

  /** Brings the index up to the revision, or to the end of the stream if that comes before. */
  async catchUp(stream: string, revision: number): Promise<void> {
    const { index } = this.#options;
    for (;;) {
      const from = index.upTo(stream) + 1;
      if (from > revision) return;
      const page = await this.#page(stream, from, PAGE);
      index.add(stream, page);
      if (page.length < PAGE) return;
    }
  }

  async #page(stream: string, from: number, maxCount: number): Promise<StoredEvent[]> {
    const records = await this.#records(stream, BigInt(from), maxCount);
    return records.map((record, nth) => {
      if (record.revision !== BigInt(from + nth)) {
        throw new Error(`The server answered ${stream}@${record.revision} where ${from + nth} was asked for`);
      }
      return storedEventOf(record, stream);
    });
  }

  async #records(stream: string, from: bigint | 'end', maxCount: number): Promise<readonly LogRecord[]> {
    const { wire, names } = this.#options;
    try {
      return await wire.readStream(names.onServer(stream), { from, backwards: from === 'end', maxCount });
    } catch (error) {
      if (['absent', 'ended'].includes(failureOf(error))) return [];
      throw error;
    }
  }
}
