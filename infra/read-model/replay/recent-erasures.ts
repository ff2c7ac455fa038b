import { ChildErased, childOf, type StoredEvent } from '@wonderlings/kernel';

type Compare = (a: string, b: string) => number;

/**
 * The children erased after a position, that of the line of the live tables that lags most. A table that is swapped does not hear of
 * them any more, since its successor already has; their rows must go from the replaced one, too.
 */
export class RecentErasures {
  readonly children = new Set<string>();
  readonly #after: string | null;
  readonly #compare: Compare;

  constructor(after: string | null, compare: Compare) {
    this.#after = after;
    this.#compare = compare;
  }

  see(page: readonly StoredEvent[]): void {
    for (const { type, stream, position } of page) {
      if (type !== ChildErased.type) continue;
      if (this.#after === null || this.#compare(position, this.#after) > 0) this.children.add(childOf(stream));
    }
  }
}
