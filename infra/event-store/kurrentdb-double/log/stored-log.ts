/** An event as a client proposes it. */
export interface ProposedEvent {
  /** Lower-case uuid. */
  readonly id: string;
  readonly type: string;
  readonly contentType: string;
  readonly data: Uint8Array;
  readonly customMetadata: Uint8Array;
}

export interface StoredRecord extends ProposedEvent {
  /** Place in the log's array: dense, unlike the position. */
  readonly index: number;
  /** Byte offset: comparable, never dense. */
  readonly position: bigint;
  readonly stream: string;
  readonly revision: bigint;
  readonly createdMs: number;
}

/** The revision of a tombstone, and the `$tb` of a soft delete. */
export const LAST_REVISION = 2n ** 63n - 1n;
export const NO_REVISION = -1n;
export const TOMBSTONE_TYPE = '$streamDeleted';

/** What the real record header takes; and what stands between records when gaps are asked for. */
const HEADER_BYTES = 88n;
const GAP_BYTES = 120n;
const GAP_EVERY = 3;
/** The server's own first record, which no reader sees: an event at 0 would be the start itself. */
const EPOCH_BYTES = 256n;

export interface StoredLogOptions {
  /** Where the first record stands; above 2^53, whatever goes through `Number` shows. */
  readonly firstPosition?: bigint;
  /** Other records of the server between ours, which no reader sees. */
  readonly gaps?: boolean;
  readonly now?: () => number;
}

/**
 * The records that a leader has written, in order. The first `replicated` of them are readable; those behind them vanish when
 * the leader is deposed, and their positions are used again.
 */
export class StoredLog {
  readonly #firstPosition: bigint;
  readonly #gaps: boolean;
  readonly #now: () => number;
  readonly #watchers = new Set<() => void>();
  /** Positions whose records a scavenge removed. */
  readonly #scavenged = new Set<bigint>();
  #records: StoredRecord[] = [];
  #streams = new Map<string, StoredRecord[]>();
  #end: bigint;
  #replicated = 0;

  constructor({ firstPosition = EPOCH_BYTES, gaps = false, now = Date.now }: StoredLogOptions = {}) {
    this.#firstPosition = firstPosition;
    this.#gaps = gaps;
    this.#now = now;
    this.#end = firstPosition;
  }

  get written(): number {
    return this.#records.length;
  }

  get replicated(): number {
    return this.#replicated;
  }

  at(index: number): StoredRecord | undefined {
    return this.#records[index];
  }

  /** Every record of a stream that is written, replicated or not, scavenged or not. */
  ofStream(stream: string): readonly StoredRecord[] {
    return this.#streams.get(stream) ?? [];
  }

  /** The next position that would be given out to a reader who sees the first `visible` records. */
  endFor(visible: number): bigint {
    return this.#records[visible]?.position ?? this.#end;
  }

  isScavenged(record: StoredRecord): boolean {
    return this.#scavenged.has(record.position);
  }

  /** Index of the first record at this position or behind it. */
  indexFrom(position: bigint): number {
    let low = 0;
    let high = this.#records.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#records[middle]?.position ?? this.#end) < position) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Writes one transaction, which is unreadable before `replicate`. */
  write(stream: string, events: readonly ProposedEvent[], first?: bigint): readonly StoredRecord[] {
    let revision = first ?? (this.ofStream(stream).at(-1)?.revision ?? NO_REVISION) + 1n;
    const added = events.map((event): StoredRecord => {
      if (this.#gaps && this.#records.length % GAP_EVERY === 0) this.#end += GAP_BYTES;
      const index = this.#records.length;
      const record = { ...event, stream, revision, index, position: this.#end, createdMs: this.#now() };
      revision += 1n;
      this.#keep(record);
      this.#end += bytesOf(record);
      return record;
    });
    // An append without events leaves a record that no reader sees.
    if (added.length === 0) this.#end += HEADER_BYTES;
    return added;
  }

  replicate(): void {
    this.#replicated = this.#records.length;
    this.notify();
  }

  /** What a new leader does to the records that only the old one had. */
  dropUnreplicated(): void {
    const kept = this.#records.slice(0, this.#replicated);
    this.#end = this.#records[this.#replicated]?.position ?? this.#end;
    this.#fill(kept);
  }

  /** Removes a stream's records from the disk, all but the last one. */
  scavenge(stream: string): void {
    for (const record of this.ofStream(stream).slice(0, -1)) this.#scavenged.add(record.position);
  }

  /** A server that comes back with a new volume. */
  empty(): void {
    this.#end = this.#firstPosition;
    this.#scavenged.clear();
    this.#replicated = 0;
    this.#fill([]);
  }

  /** Calls back after every change of what is readable. @returns stops it */
  watch(listener: () => void): () => void {
    this.#watchers.add(listener);
    return () => this.#watchers.delete(listener);
  }

  #fill(records: StoredRecord[]): void {
    this.#records = [];
    this.#streams = new Map();
    for (const record of records) this.#keep(record);
    this.notify();
  }

  #keep(record: StoredRecord): void {
    this.#records.push(record);
    const stream = this.#streams.get(record.stream);
    if (stream) stream.push(record);
    else this.#streams.set(record.stream, [record]);
  }

  /** Lets those who watch look again. */
  notify(): void {
    for (const listener of [...this.#watchers]) listener();
  }
}

function bytesOf({ stream, type, data, customMetadata }: StoredRecord): bigint {
  return (
    HEADER_BYTES + BigInt(Buffer.byteLength(stream) + Buffer.byteLength(type) + data.length + customMetadata.length)
  );
}
