import type { ColumnValue, TableRow } from '@wonderlings/kernel';
import type { Rows } from '../table/fold-event.ts';
import type { TablePlan } from '../table/table-plan.ts';
import { keyId, keyOfRow, type RowKey } from '../table/table-shape.ts';
import { KeyFilter } from './key-filter.ts';

interface Entry {
  readonly key: RowKey;
  row: TableRow | undefined;
  weight: number;
  /** Some version of it is in the table. */
  stored: boolean;
  dirty: boolean;
}

/** What must be written for rows to leave memory. */
export interface Evicted {
  /** In the table under no version: they can be copied in. */
  readonly fresh: readonly TableRow[];
  readonly changed: readonly TableRow[];
  readonly removed: readonly RowKey[];
}

/** The key, the maps' own entries and the row's object. */
const ENTRY_BYTES = 400;

function weightOf(value: ColumnValue | undefined): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  let weight = 50;
  // A jsonb value holds plain JSON all the way down.
  for (const field of Object.values(value)) weight += 50 + weightOf(field as ColumnValue);
  return weight;
}

function weightOfRow(row: TableRow): number {
  let weight = 0;
  for (const name in row) weight += weightOf(row[name]);
  return weight;
}

/**
 * The rows of a table under construction that were used of late: written late, once, and without asking the table for rows that
 * were never written. Two generations: what is used moves to the young one, and the old one is what leaves.
 */
export class ShadowRows implements Rows {
  readonly #plan: TablePlan;
  readonly #written = new KeyFilter();
  readonly #writtenOwners = new KeyFilter();
  readonly #owners = new Map<string, Set<string>>();
  #young = new Map<string, Entry>();
  #old = new Map<string, Entry>();
  #youngBytes = 0;

  constructor(plan: TablePlan) {
    this.#plan = plan;
  }

  /** Roughly what the young generation takes. */
  get youngBytes(): number {
    return this.#youngBytes;
  }

  /** The table must be asked before this key is folded. */
  mustLoad(id: string): boolean {
    return !this.#find(id) && this.#written.mayHave(id);
  }

  /** A row as it is in the table. */
  loaded(row: TableRow): void {
    const key = keyOfRow(this.#plan, row);
    this.#add(keyId(key), { key, row, weight: 0, stored: true, dirty: false });
  }

  get(id: string): TableRow | undefined {
    return this.#find(id)?.row;
  }

  put(id: string, key: RowKey, row: TableRow | null): void {
    const entry = this.#find(id);
    if (!entry) {
      if (row) this.#add(id, { key, row, weight: 0, stored: false, dirty: true });
      return;
    }
    this.#disown(id, entry);
    this.#youngBytes -= entry.weight;
    entry.row = row ?? undefined;
    entry.dirty = true;
    if (row || entry.stored) this.#add(id, entry);
    else this.#young.delete(id);
  }

  /** Answers whether rows of the child may be in the table; they must be deleted before anything is loaded again. */
  erase(childId: string): boolean {
    for (const id of [...(this.#owners.get(childId) ?? [])]) {
      const entry = this.#find(id);
      if (entry) this.put(id, entry.key, null);
    }
    return this.#writtenOwners.mayHave(childId);
  }

  /** Lets go of what was not used since the last time; `all` of it at the end. */
  evict(all = false): Evicted {
    const leaving = this.#old;
    this.#old = this.#young;
    this.#young = new Map();
    this.#youngBytes = 0;
    const evicted = this.#leave(leaving);
    if (!all) return evicted;
    const rest = this.#leave(this.#old);
    this.#old = new Map();
    return {
      fresh: [...evicted.fresh, ...rest.fresh],
      changed: [...evicted.changed, ...rest.changed],
      removed: [...evicted.removed, ...rest.removed],
    };
  }

  #leave(entries: ReadonlyMap<string, Entry>): Evicted {
    const fresh: TableRow[] = [];
    const changed: TableRow[] = [];
    const removed: RowKey[] = [];
    for (const [id, entry] of entries) {
      const { row, stored, dirty, key } = entry;
      if (dirty && row) (stored ? changed : fresh).push(row);
      if (dirty && !row) removed.push(key);
      if (!row) continue;
      this.#disown(id, entry);
      this.#written.add(id);
      this.#writtenOwners.add(String(row[this.#plan.owner.name]));
    }
    return { fresh, changed, removed };
  }

  #find(id: string): Entry | undefined {
    const young = this.#young.get(id);
    if (young) return young;
    const old = this.#old.get(id);
    if (!old) return undefined;
    this.#old.delete(id);
    this.#young.set(id, old);
    this.#youngBytes += old.weight;
    return old;
  }

  #add(id: string, entry: Entry): void {
    const { row } = entry;
    entry.weight = ENTRY_BYTES + (row ? weightOfRow(row) : 0);
    this.#youngBytes += entry.weight;
    this.#young.set(id, entry);
    if (!row) return;
    const owner = String(row[this.#plan.owner.name]);
    const owned = this.#owners.get(owner);
    if (owned) owned.add(id);
    else this.#owners.set(owner, new Set([id]));
  }

  #disown(id: string, { row }: Entry): void {
    if (!row) return;
    const owner = String(row[this.#plan.owner.name]);
    const owned = this.#owners.get(owner);
    owned?.delete(id);
    if (owned?.size === 0) this.#owners.delete(owner);
  }
}
