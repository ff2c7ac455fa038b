/** Who can use something up: everything together, a network (see `networksOf`), or a child. */
export type Scope = 'all' | 'wide' | 'narrow' | 'child';

/** The network and the child that something is taken for, as far as they are known. */
export type Holder = Readonly<Partial<Record<Exclude<Scope, 'all'>, string>>>;

/** What can be held at once: in all, and by one of each scope. A scope that is left out has no limit of its own. */
export type ShareLimits = Readonly<Partial<Record<Scope, number>>>;

export interface Shares {
  /**
   * Takes `amount` in every scope of the holder, or nothing. What is free in a scope may be taken whole, however much it is, so that
   * one large answer is late rather than never sent.
   * @returns what gives it back, once; or the scope that has too little left
   */
  take(holder: Holder, amount?: number): (() => void) | Scope;
  /** What is held in all. */
  held(): number;
}

const WIDEST_FIRST = ['all', 'wide', 'narrow', 'child'] as const satisfies readonly Scope[];

/** Counts what is held at once. A holder of nothing is forgotten. */
export function createShares(limits: ShareLimits): Shares {
  const held = new Map<string, number>();
  let all = 0;
  const add = (key: string, amount: number) => {
    const now = (held.get(key) ?? 0) + amount;
    if (now === 0) held.delete(key);
    else held.set(key, now);
  };
  return {
    take(holder, amount = 1) {
      const keys: string[] = [];
      for (const scope of WIDEST_FIRST) {
        const id = scope === 'all' ? '' : holder[scope];
        const limit = limits[scope];
        if (id === undefined || limit === undefined) continue;
        const key = `${scope} ${id}`;
        const before = held.get(key) ?? 0;
        if (before > 0 && before + amount > limit) return scope;
        keys.push(key);
      }
      for (const key of keys) add(key, amount);
      all += amount;
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        for (const key of keys) add(key, -amount);
        all -= amount;
      };
    },
    held: () => all,
  };
}
