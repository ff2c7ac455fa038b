/** Where a record stands: byte offsets in the log of the server. */
export interface RecordPlace {
  readonly commit: bigint;
  readonly prepare: bigint;
}

/** A record as the server gives it. What is ours of it is told by {@link storedEventOf}. */
export interface LogRecord {
  readonly streamId: string;
  readonly id: string;
  readonly revision: bigint;
  readonly type: string;
  readonly data: unknown;
  readonly metadata: unknown;
  readonly position?: RecordPlace | undefined;
}

export interface NewRecord {
  readonly id: string;
  readonly type: string;
  readonly data: Uint8Array;
  readonly metadata: Readonly<Record<string, unknown>>;
}

export interface Appended {
  readonly revision: bigint;
  /** Missing for a repeat whose event can no longer be read. */
  readonly place: RecordPlace | undefined;
}

interface ReadRange<From> {
  readonly from: From;
  readonly backwards?: boolean;
  readonly maxCount: number;
}

export interface FollowOptions {
  readonly prefixes: readonly string[];
  readonly onConfirmed: () => void;
  readonly onRecord: (record: LogRecord) => void;
  /** Once, whatever ended it: an error, or nothing at all when the server just ended the call. */
  readonly onEnd: (error: unknown) => void;
}

/**
 * The calls of a log server of the KurrentDB family, as its client makes them; `kurrentdb.ts` is the only file that knows the client.
 * Every call asks for the leader. Every call but `follow` settles within its deadline, and rejects with the client's own errors, see
 * {@link failureOf}.
 */
export interface Wire {
  append(
    stream: string,
    expected: bigint | 'none' | 'any',
    records: readonly NewRecord[],
    deadlineMs: number,
  ): Promise<Appended>;
  readStream(stream: string, range: ReadRange<bigint | 'end'>): Promise<readonly LogRecord[]>;
  /** Forwards from a place inclusive, backwards exclusive. */
  readAll(range: ReadRange<RecordPlace | 'start' | 'end'>): Promise<readonly LogRecord[]>;
  /** Ends a stream for good. */
  tombstone(stream: string): Promise<void>;
  /** Live records of streams with one of the prefixes, from now on; returns how to stop that. */
  follow(options: FollowOptions): () => void;
  /** Like 23.10.8; `unknown` for a server that does not say. */
  serverVersion(): Promise<string>;
  /** Cancels what is under way. */
  close(): Promise<void>;
}
