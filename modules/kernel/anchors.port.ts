import { hash as digest } from 'node:crypto';

/** What was written down of one stream outside of the database: the last event that it had at that time. */
export interface Mark {
  /** ISO 8601 UTC. */
  readonly at: string;
  readonly revision: number;
  /** Lower-case hex. */
  readonly hash: string;
}

/** The marks of one stream. */
export interface MarksOfStream {
  /** The oldest first, one an hour at most in which the stream grew. */
  readonly marks: readonly Mark[];
  /** Times of the first mark after each place where marks that were made are gone. */
  readonly gaps: readonly string[];
}

/** One line of what is kept outside of the database: the children's log from one position to another. */
export interface AnchorLine {
  readonly at: string;
  /** The span is of all events after this position; null from the start. */
  readonly after: string | null;
  readonly position: string;
  /** SHA-256 over the hashes of the children's events of the span, in their order. */
  readonly digest: string;
  /** Revision and hash of the last event of each stream in the span, by {@link anchorName}. */
  readonly heads: Readonly<Record<string, readonly [revision: number, hash: string]>>;
  /** Whether it follows the line before it as it did when it was written. */
  readonly follows: boolean;
}

/** What is kept of the log outside of the database. */
export interface Anchors {
  of(stream: string): Promise<MarksOfStream>;
  /** The oldest first. */
  all(): AsyncIterable<AnchorLine>;
}

const NAME_DIGITS = 32;
/** What a stream is called in an anchor: it can be recognized by who has its id, and does not tell it. */
export const anchorName = (stream: string): string =>
  digest('sha256', `wonderlings anchor 1:${stream}`, 'hex').slice(0, NAME_DIGITS);
