import { setTimeout as pause } from 'node:timers/promises';
import { refusals } from '../wire/refusal.ts';
import { type ExpectedRevision, judgeAppend } from './revision-rules.ts';
import { LAST_REVISION, type ProposedEvent, type StoredLog, type StoredRecord, TOMBSTONE_TYPE } from './stored-log.ts';
import { streamFacts } from './stream-facts.ts';

export interface AppendRequest {
  readonly stream: string;
  readonly expected: ExpectedRevision;
  readonly events: readonly ProposedEvent[];
}

export type AppendOutcome =
  | { readonly kind: 'success'; readonly revision: bigint; readonly position: bigint | null }
  | { readonly kind: 'wrong'; readonly current: bigint };

export interface WriterOptions {
  /** How long an append waits for its replication before it is answered as timed out. */
  readonly commitTimeoutMs: number;
  readonly maxAppendBytes: number;
  readonly maxEventBytes: number;
  /** Up to 24.6 only data bytes count. */
  readonly countsDataOnly: boolean;
}

const NIL_UUID = '00000000-0000-0000-0000-000000000000';

/** The one thread of the leader that orders all writes. */
export class Writer {
  readonly #log: StoredLog;
  readonly #options: WriterOptions;
  readonly #closing: AbortSignal;
  #recent = new Map<string, StoredRecord>();
  #isHeld = false;
  /** Raised when a leader is deposed: what waits for replication times out at once. */
  #deposed = new AbortController();

  constructor(log: StoredLog, options: WriterOptions, closing: AbortSignal) {
    this.#log = log;
    this.#options = options;
    this.#closing = closing;
  }

  /** @throws Refusal */
  async append({ stream, expected, events }: AppendRequest): Promise<AppendOutcome> {
    this.#check(events);
    const facts = streamFacts(this.#log, stream, this.#log.written);
    const verdict = judgeAppend({ stream, expected, ids: events.map(({ id }) => id) }, facts, this.#recent);
    switch (verdict.kind) {
      case 'deleted':
        throw refusals.streamDeleted(stream);
      case 'wrong':
        return verdict;
      case 'again':
        return this.#answer(verdict.last ?? facts.records.at(-1), stream, { mayWait: false });
      case 'store': {
        if (facts.isSoftDeleted) this.#writeMetadata(stream, { $tb: Number(facts.lastRevision + 1n) });
        const added = this.#write(stream, events);
        return this.#answer(added.at(-1), stream, { mayWait: true });
      }
    }
  }

  /** Soft delete. @returns position of the metadata record */
  async delete(stream: string, expected: ExpectedRevision): Promise<bigint | null> {
    this.#checkRevision(stream, expected);
    // As text: the number is above what JSON numbers of this language hold.
    const [record] = this.#writeMetadata(stream, `{"$tb":${LAST_REVISION}}`);
    return (await this.#answered(record)).position;
  }

  /** @returns position of the tombstone */
  async tombstone(stream: string, expected: ExpectedRevision): Promise<bigint | null> {
    this.#checkRevision(stream, expected);
    const [record] = this.#write(stream, [systemEvent(TOMBSTONE_TYPE, '')], LAST_REVISION);
    return (await this.#answered(record)).position;
  }

  hold(): void {
    this.#isHeld = true;
  }

  release(): void {
    this.#isHeld = false;
    this.#log.replicate();
  }

  /** A restart or a new leader: what was not replicated is gone, and the memory of recent writes with it. */
  startOver(): void {
    this.#isHeld = false;
    this.#recent = new Map();
    this.#log.dropUnreplicated();
    this.#deposed.abort();
    this.#deposed = new AbortController();
  }

  #writeMetadata(stream: string, metadata: object | string): readonly StoredRecord[] {
    const text = typeof metadata === 'string' ? metadata : JSON.stringify(metadata);
    return this.#write(`$$${stream}`, [systemEvent('$metadata', text)]);
  }

  #write(stream: string, events: readonly ProposedEvent[], first?: bigint): readonly StoredRecord[] {
    const added = this.#log.write(stream, events, first);
    for (const record of added) this.#recent.set(record.id, record);
    if (!this.#isHeld) this.#log.replicate();
    return added;
  }

  async #answer(last: StoredRecord | undefined, stream: string, { mayWait }: { mayWait: boolean }) {
    if (last) return this.#answered(last, mayWait);
    const { lastRevision } = streamFacts(this.#log, stream, this.#log.written);
    return { kind: 'success', revision: lastRevision, position: null } as const;
  }

  /** @param mayWait a repeat gets no answer while the first write is not replicated, however that ends */
  async #answered(record: StoredRecord | undefined, mayWait = true) {
    if (!record) throw new Error('Nothing was written');
    if (record.index >= this.#log.replicated) await this.#replicated(record, mayWait);
    return { kind: 'success', revision: record.revision, position: record.position } as const;
  }

  async #replicated(record: StoredRecord, mayWait: boolean): Promise<void> {
    const waiting = new AbortController();
    const isThere = new Promise<true>((resolve) => {
      const look = () => mayWait && record.index < this.#log.replicated && resolve(true);
      waiting.signal.addEventListener('abort', this.#log.watch(look));
    });
    const signal = AbortSignal.any([waiting.signal, this.#deposed.signal, this.#closing]);
    const isLate = pause(this.#options.commitTimeoutMs, false, { signal }).catch(() => false);
    const isDone = await Promise.race([isThere, isLate]);
    waiting.abort();
    if (!isDone) throw refusals.timeout();
  }

  #checkRevision(stream: string, expected: ExpectedRevision): void {
    const facts = streamFacts(this.#log, stream, this.#log.written);
    if (facts.isTombstoned) throw refusals.streamDeleted(stream);
    const wanted = expected === 'no-stream' ? -1n : expected;
    if (typeof wanted === 'bigint' && wanted !== facts.lastRevision) {
      throw refusals.wrongRevision(stream, wanted, facts.lastRevision);
    }
  }

  #check(events: readonly ProposedEvent[]): void {
    const { maxAppendBytes, maxEventBytes, countsDataOnly } = this.#options;
    let total = 0;
    for (const { id, type, data, customMetadata } of events) {
      if (type === '' || id === NIL_UUID) throw refusals.badEvent();
      const bytes = countsDataOnly ? data.length : data.length + customMetadata.length + 2 * type.length;
      if (bytes > maxEventBytes) throw refusals.eventTooLarge(maxEventBytes);
      total += bytes;
    }
    if (total > maxAppendBytes) throw refusals.appendTooLarge(maxAppendBytes);
  }
}

/** An event that the server itself writes. */
export function systemEvent(type: string, data: string): ProposedEvent {
  return {
    id: crypto.randomUUID(),
    type,
    contentType: 'application/json',
    data: Buffer.from(data),
    customMetadata: new Uint8Array(),
  };
}
