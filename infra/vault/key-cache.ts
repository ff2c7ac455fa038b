import type { ChildKey } from '@wonderlings/kernel';

interface Entry {
  readonly key: ChildKey;
  readonly until: number;
}

/** How long another process may go on using a key after it was destroyed. */
const LIFE_MS = 30_000;
/** About 100 bytes each; 2 kB where a note was saved or read of late. */
const CAPACITY = 10_000;

/** Unwrapped keys for a short while: bounded in number and in time. */
export class KeyCache {
  readonly #now: () => Date;
  readonly #capacity: number;
  readonly #entries = new Map<string, Entry>();
  #generation = 0;

  constructor(now: () => Date, capacity = CAPACITY) {
    this.#now = now;
    this.#capacity = capacity;
  }

  /** Take it before reading keys from the database, and hand it to {@link set}. */
  get generation(): number {
    return this.#generation;
  }

  get(childId: string): ChildKey | undefined {
    const entry = this.#entries.get(childId);
    if (!entry) return undefined;
    if (entry.until > this.#now().getTime()) return entry.key;
    this.#entries.delete(childId);
    return undefined;
  }

  /** Keeps nothing when a key was forgotten since the read began: the read may have seen it just before. */
  set(childId: string, key: ChildKey, generation: number): void {
    if (generation !== this.#generation) return;
    this.#entries.delete(childId);
    this.#entries.set(childId, { key, until: this.#now().getTime() + LIFE_MS });
    const oldest = this.#entries.keys().next();
    if (this.#entries.size > this.#capacity && !oldest.done) this.#entries.delete(oldest.value);
  }

  forget(childId: string): void {
    this.#generation += 1;
    this.#entries.delete(childId);
  }
}
