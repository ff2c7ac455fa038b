import type { EventEnvelope } from './event.ts';
import { isSandboxId } from './sandbox-id.ts';

/** An event as the log holds it: envelope, hash chain (lower-case hex) and sealed data. */
export interface SealedEvent extends EventEnvelope {
  readonly hash: string;
  readonly previousHash: string;
  readonly data: Uint8Array;
}

/** `position` is the store's own global order, an opaque string; compare with {@link EventStore.comparePositions}. */
export interface StoredEvent extends SealedEvent {
  readonly position: string;
}

/** The revision of the last event that must be there (0 for the first), or that the stream must not exist. */
export type ExpectedRevision = number | 'none';

export interface AppendResult {
  /** Revision and position of the last event of this append. */
  readonly revision: number;
  readonly position: string;
  /** The same event ids were there before; nothing was appended, the figures are those of the first time. */
  readonly duplicate: boolean;
}

/** A concurrent append came first: load again and decide again. */
export class WrongExpectedRevision extends Error {
  override readonly name = 'WrongExpectedRevision';
  readonly stream: string;
  readonly expected: ExpectedRevision;
  readonly actual: ExpectedRevision;

  constructor(stream: string, expected: ExpectedRevision, actual: ExpectedRevision) {
    super(`Stream ${stream} is at ${actual}, not at ${expected}`);
    this.stream = stream;
    this.expected = expected;
    this.actual = actual;
  }
}

export interface ReadStreamOptions {
  /** First revision to read; 0 without it. */
  readonly from?: number;
  readonly limit?: number;
}

/** A sandbox that is over: its stream, and where its `ChildErased` stands. */
export interface EndedSandbox {
  readonly stream: string;
  readonly position: string;
}

export interface EndedSandboxesOptions {
  /** ISO 8601 UTC: only those that ended before. */
  readonly before: string;
  readonly limit: number;
}

/** Which events of all are wanted. */
export interface Wanted {
  /**
   * See `partitionOf`. Events of other partitions may be left out, but for the last one that was looked at: it says how far that was.
   * `limit` counts what is looked at, so fewer are no sign of the end. An adapter that cannot tell them apart gives all.
   */
  readonly partitions?: ReadonlySet<number> | undefined;
}

export interface ReadAllOptions extends Wanted {
  /** Events after this position; from the start without it. */
  readonly after?: string | null;
  readonly limit: number;
  /**
   * Events of these types only, with the same freedom as for partitions: others may be left out, the last one that was looked at is not,
   * and an adapter that cannot tell them apart gives all.
   */
  readonly types?: ReadonlySet<string> | undefined;
  /** Reads past places where events are missing, where a reader would else be refused: for a check that wants to name them. */
  readonly pastGaps?: boolean;
}

export interface SubscribeOptions extends Wanted {
  readonly after?: string | null;
  readonly signal: AbortSignal;
  /** Most events in one batch. */
  readonly limit?: number;
}

/**
 * The log. Appends are atomic and durable when they resolve; a stream's revisions are 0, 1, 2 … without gaps;
 * a reader by position misses nothing, however writers race.
 */
export interface EventStore {
  /** Throws {@link WrongExpectedRevision}. `events[].revision` must continue from the expected revision. */
  append(stream: string, expected: ExpectedRevision, events: readonly SealedEvent[]): Promise<AppendResult>;
  readStream(stream: string, options?: ReadStreamOptions): Promise<StoredEvent[]>;
  /** The stream's last event; undefined when there is none. */
  readLast(stream: string): Promise<StoredEvent | undefined>;
  /** Fewer than `limit` only where the log ended when it was asked: a replay stops there. */
  readAll(options: ReadAllOptions): Promise<StoredEvent[]>;
  /** Batches in order, from `after` into the live tail, until the signal aborts. Survives lost connections. */
  subscribe(options: SubscribeOptions): AsyncIterable<readonly StoredEvent[]>;
  /** The last position, or null for an empty log. */
  head(): Promise<string | null>;
  /** Negative, zero or positive, like a sort's comparator. */
  comparePositions(a: string, b: string): number;
  /** How many events lie after `after` (an estimate where the store has no dense order). */
  lag(after: string | null): Promise<number>;
  /** Sandboxes that are over and still there, the first ended first. Empty for a store that forgets them by itself. */
  endedSandboxes(options: EndedSandboxesOptions): Promise<EndedSandbox[]>;
  /**
   * Removes whole sandbox streams: their events are read no more, their positions are not given out again. Streams that are not
   * there are no error. @throws Error for a stream of another kind, and nothing is removed
   */
  sweepSandboxes(streams: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

const CHILD_PREFIX = 'child-';
const SANDBOX_PREFIX = 'sandbox-';

/** A demo child's events are in a stream that is swept when the demo is over; every other child's are for good. */
export const streamOf = (childId: string): string => (isSandboxId(childId) ? SANDBOX_PREFIX : CHILD_PREFIX) + childId;

export const isSandboxStream = (stream: string): boolean => stream.startsWith(SANDBOX_PREFIX);

export const childOf = (stream: string): string =>
  stream.slice(isSandboxStream(stream) ? SANDBOX_PREFIX.length : CHILD_PREFIX.length);
