import { furthestOf } from '../table/bookkeeping.ts';
import type { FoldError } from '../table/fold-event.ts';
import type { LogMark } from '../table/log-mark.ts';
import type { Share, ShareReached } from './share.ts';

/** What an earlier rebuild left off with, of which this one goes on. */
export interface ResumePoint {
  readonly position: string;
  readonly last: LogMark | undefined;
  readonly erasedChildren: readonly string[];
}

/** All shares of a rebuild: together they are the tables, at one position. */
export class Shares {
  /** Tables that cannot be built, in any partition. */
  readonly failed = new Map<string, FoldError>();
  readonly erasedChildren: Set<string>;
  /** What each share has said of its tables' time, the last time it was asked. */
  #spent: readonly ShareReached['spentMs'][] = [];
  readonly #shares: readonly Share[];
  readonly #compare: (a: string, b: string) => number;
  #reached: string | null;
  #last: LogMark | undefined;

  constructor(shares: readonly Share[], comparePositions: (a: string, b: string) => number, resumeAt?: ResumePoint) {
    this.#shares = shares;
    this.#compare = comparePositions;
    this.#reached = resumeAt?.position ?? null;
    this.#last = resumeAt?.last;
    this.erasedChildren = new Set(resumeAt?.erasedChildren);
  }

  /** How far all of them are. */
  get reached(): string | null {
    return this.#reached;
  }

  /** The last event of a child that any of them folded. */
  get last(): LogMark | undefined {
    return this.#last;
  }

  /** Milliseconds that a table took so far, in all of them together. */
  spentMs(table: string): number {
    return this.#spent.reduce((sum, spent) => sum + (spent[table] ?? 0), 0);
  }

  /** Has {@link catchUp} end soon, at a position that all of them have, though the log goes on. */
  stop(): void {
    for (const share of this.#shares) share.stop();
  }

  /**
   * Brings all of them to the same position, and what they have built to disk: to `upTo`, or to the end of the log as one of them
   * finds it.
   * @throws what one of them has against going on; none is of any use then
   */
  async catchUp(upTo?: string): Promise<void> {
    const positions = await this.#ask(upTo);
    const furthest = furthestOf(positions, this.#compare);
    // Each has found the end for itself, and what is swapped in has one position.
    if (furthest !== null && positions.some((position) => position !== furthest)) await this.#ask(furthest);
    this.#reached = furthest;
  }

  async close(): Promise<void> {
    await Promise.all(this.#shares.map((share) => share.close()));
  }

  async #ask(upTo: string | undefined): Promise<(string | null)[]> {
    const without = [...this.failed.keys()];
    const all = await Promise.all(this.#shares.map((share) => share.catchUp(upTo, without)));
    for (const share of all) this.#note(share);
    this.#spent = all.map(({ spentMs }) => spentMs);
    return all.map(({ position }) => position);
  }

  #note({ failed, erasedChildren, last }: ShareReached): void {
    if (last && (!this.#last || this.#compare(last.position, this.#last.position) > 0)) this.#last = last;
    for (const failure of failed) {
      const known = this.failed.get(failure.table);
      // Of a table that cannot be built in several, the first event is named, as one that folds all would.
      if (!known || this.#compare(failure.position, known.position) < 0) this.failed.set(failure.table, failure);
    }
    for (const child of erasedChildren) this.erasedChildren.add(child);
  }
}
