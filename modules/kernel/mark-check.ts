import type { Mark } from './anchors.port.ts';
import type { StreamFindings } from './stream-check.ts';
import type { Fault } from './stream-fault.ts';

/** What the marks say of a stream that was walked along. */
export interface MarkFindings {
  readonly fitting: number;
  readonly faults: readonly Fault[];
}

/** Holds a stream against what was written down of it elsewhere, entry by entry as a walk comes past. */
export class MarkCheck {
  readonly #marks: readonly Mark[];
  #next = 0;
  #fitting = 0;
  #replaced: Mark | null = null;
  #last: { readonly revision: number; readonly at: string } | null = null;

  constructor(marks: readonly Mark[]) {
    this.#marks = [...marks].sort((a, b) => a.revision - b.revision);
  }

  see({ at }: { readonly at: string }, revision: number, hash: string): void {
    this.#last = { revision, at };
    for (let mark = this.#marks[this.#next]; mark?.revision === revision; mark = this.#marks[this.#next]) {
      if (mark.hash === hash) this.#fitting += 1;
      else this.#replaced ??= mark;
      this.#next += 1;
    }
  }

  /** After the walk. Of a stream with faults the marks only say whether its end is there. */
  close({ entries, faults }: Pick<StreamFindings, 'entries' | 'faults'>): MarkFindings {
    const found: Fault[] = [];
    const replaced = this.#replaced;
    if (replaced && faults.length === 0) {
      found.push({ ...NOTHING, kind: 'replaced', entry: replaced.revision + 1, at: replaced.at });
    }
    const end = this.#marks.at(-1);
    const last = this.#last?.revision ?? -1;
    if (end && end.revision > last && end.revision >= entries) {
      const after = this.#last?.at ?? null;
      found.push({ ...NOTHING, kind: 'cut-off', entry: last + 2, other: end.revision + 1, at: end.at, after });
    }
    return { fitting: this.#fitting, faults: found };
  }
}

const NOTHING = { other: null, at: null, after: null, before: null } as const;
