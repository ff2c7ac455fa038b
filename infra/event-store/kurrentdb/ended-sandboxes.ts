import { randomUUID } from 'node:crypto';
import { ChildErased, type EndedSandbox, type EndedSandboxesOptions } from '@wonderlings/kernel';
import { START } from '../position.ts';
import { failureOf } from './failure.ts';
import { placeOf, positionOf, type StreamNames, SWEEP_MARKS, storedEventOf } from './record.ts';
import type { LogRecord, Wire } from './wire.ts';

interface EndedSandboxesOptionsOf {
  readonly wire: Wire;
  readonly names: StreamNames;
  readonly onError: (error: unknown) => void;
}

interface Ended extends EndedSandbox {
  readonly at: string;
}

const PAGE = 1_000;
/** Sweeps between two marks: a process that starts looks through the log from the last mark on. */
const MARK_EVERY = 100;
const MARK_MS = 5_000;

/**
 * Which demos are over and not swept yet. The server has no question for that, so the log is looked through, each part once a process,
 * and where to begin is written down in a stream of its own now and then.
 */
export class EndedSandboxes {
  readonly #options: EndedSandboxesOptionsOf;
  /** In the order of the log. */
  readonly #ended = new Map<string, Ended>();
  /** The last record that was looked at. */
  #seen: string | undefined;
  #sweptSinceMark = 0;
  #looking: Promise<void> | undefined;

  constructor(options: EndedSandboxesOptionsOf) {
    this.#options = options;
  }

  async list({ before, limit }: EndedSandboxesOptions): Promise<EndedSandbox[]> {
    this.#looking ??= this.#look().finally(() => {
      this.#looking = undefined;
    });
    await this.#looking;
    const over = [...this.#ended.values()].filter(({ at }) => at < before);
    return over.slice(0, limit).map(({ stream, position }) => ({ stream, position }));
  }

  async swept(streams: readonly string[]): Promise<void> {
    for (const stream of streams) if (this.#ended.delete(stream)) this.#sweptSinceMark += 1;
    if (this.#sweptSinceMark < MARK_EVERY || this.#seen === undefined) return;
    const [first] = this.#ended.values();
    await this.#mark(first?.position ?? this.#seen);
  }

  async #look(): Promise<void> {
    const { wire } = this.#options;
    let seen = this.#seen ?? (await this.#lastMark());
    for (;;) {
      const from = seen === START ? 'start' : placeOf(seen);
      const records = await wire.readAll({ from, maxCount: PAGE });
      for (const record of records) this.#see(record);
      const last = records.at(-1);
      if (last) seen = positionOf(last);
      this.#seen = seen;
      if (records.length < PAGE) return;
    }
  }

  #see(record: LogRecord): void {
    const stream = this.#options.names.sandboxOf(record.streamId);
    if (stream === undefined) return;
    if (record.type === TOMBSTONE) this.#ended.delete(stream);
    if (record.type !== ChildErased.type) return;
    const { position, at } = storedEventOf(record, stream);
    this.#ended.set(stream, { stream, position, at });
  }

  /** It only saves looking, so one that cannot be written is told and no failure. */
  async #mark(position: string): Promise<void> {
    const { wire, names, onError } = this.#options;
    const record = { id: randomUUID(), type: 'SandboxesSwept', data: new Uint8Array(), metadata: { position } };
    try {
      await wire.append(names.onServer(SWEEP_MARKS), 'any', [record], MARK_MS);
      this.#sweptSinceMark = 0;
    } catch (error) {
      onError(error);
    }
  }

  async #lastMark(): Promise<string> {
    const { wire, names } = this.#options;
    try {
      const range = { from: 'end', backwards: true, maxCount: 1 } as const;
      const [mark] = await wire.readStream(names.onServer(SWEEP_MARKS), range);
      const { metadata } = mark ?? {};
      const isMark = typeof metadata === 'object' && metadata !== null && 'position' in metadata;
      return isMark && /^\d+$/.test(String(metadata.position)) ? String(metadata.position) : START;
    } catch (error) {
      if (failureOf(error) === 'absent') return START;
      throw error;
    }
  }
}

/** What the server writes into a stream that is ended for good. */
const TOMBSTONE = '$streamDeleted';
