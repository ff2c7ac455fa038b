import { createHash, type Hash } from 'node:crypto';
import {
  type AnchorLine,
  type Anchors,
  anchorName,
  type EventStore,
  isSandboxStream,
  type StoredEvent,
} from '@wonderlings/kernel';

/** A line of which the log holds something else. */
export interface DifferentLine {
  readonly at: string;
  /** Names of the streams whose last event then is another one, or gone; see `anchorName`. */
  readonly names: readonly string[];
}

/** How the log compares with what was written down of it. */
export interface KeptAnchors {
  readonly lines: number;
  readonly since: string | null;
  readonly differing: readonly DifferentLine[];
  /** Times of the lines before which one that was written is gone. */
  readonly gaps: readonly string[];
}

const MOST_NAMED = 100;

/**
 * Holds the log, as it passes by, against the lines that were written down elsewhere: one line is in mind at a time, with the streams
 * of its span.
 */
export class AnchorCheck {
  readonly #store: Pick<EventStore, 'comparePositions'>;
  readonly #lines: AsyncIterator<AnchorLine> | undefined;
  #line: AnchorLine | undefined;
  #isOpen = false;
  #digest: Hash = createHash('sha256');
  readonly #heads = new Map<string, string>();
  #count = 0;
  #since: string | null = null;
  readonly #differing: DifferentLine[] = [];
  readonly #gaps: string[] = [];

  constructor(store: Pick<EventStore, 'comparePositions'>, anchors: Anchors | undefined) {
    this.#store = store;
    this.#lines = anchors?.all()[Symbol.asyncIterator]();
  }

  async see({ stream, position, revision, hash }: StoredEvent): Promise<void> {
    if (!this.#lines) return;
    if (!this.#isOpen) await this.#next();
    while (this.#line && this.#store.comparePositions(position, this.#line.position) > 0) await this.#endLine();
    const line = this.#line;
    if (!line || isSandboxStream(stream)) return;
    if (line.after !== null && this.#store.comparePositions(position, line.after) <= 0) return;
    this.#digest.update(hash);
    this.#heads.set(anchorName(stream), headText(revision, hash));
  }

  async close(): Promise<KeptAnchors> {
    if (this.#lines && !this.#isOpen) await this.#next();
    while (this.#line) await this.#endLine();
    return { lines: this.#count, since: this.#since, differing: this.#differing, gaps: this.#gaps };
  }

  async #endLine(): Promise<void> {
    const line = this.#line;
    if (line && this.#digest.digest('hex') !== line.digest && this.#differing.length < MOST_NAMED) {
      const names = Object.entries(line.heads).flatMap(([name, [revision, hash]]) =>
        this.#heads.get(name) === headText(revision, hash) ? [] : [name],
      );
      this.#differing.push({ at: line.at, names: names.slice(0, MOST_NAMED) });
    }
    await this.#next();
  }

  async #next(): Promise<void> {
    this.#isOpen = true;
    const next = await this.#lines?.next();
    this.#line = next?.done ? undefined : next?.value;
    this.#digest = createHash('sha256');
    this.#heads.clear();
    if (!this.#line) return;
    this.#count += 1;
    this.#since ??= this.#line.at;
    if (!this.#line.follows) this.#gaps.push(this.#line.at);
  }
}

/** Holds events, at the positions at which they were written down, against what was written down of them. */
export async function compareAnchors(
  events: AsyncIterable<StoredEvent>,
  anchors: Anchors,
  { comparePositions }: Pick<EventStore, 'comparePositions'>,
): Promise<KeptAnchors> {
  const check = new AnchorCheck({ comparePositions }, anchors);
  for await (const event of events) await check.see(event);
  return check.close();
}

const headText = (revision: number, hash: string): string => `${revision}:${hash}`;
