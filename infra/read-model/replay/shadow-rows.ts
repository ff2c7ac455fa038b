import type { ColumnValue, TableRow } from '@wonderlings/kernel';
import type { Slot } from '../table/fold-event.ts';
import type { TablePlan } from '../table/table-plan.ts';
import { keyId, keyOfRow, type RowKey } from '../table/table-shape.ts';
import { KeyFilter } from './key-filter.ts';

export interface ShadowSlot extends Slot {
  row: TableRow | undefined;
  /** Some version of the row is in the table. */
  stored: boolean;
  /** The table does not have the row as it is here. */
  dirty: boolean;
  /** When it was last set or used, in erasures. */
  era: number;
  bytes: number;
}

/** What must be written for rows to leave memory. */
export interface Evicted {
  /** In the table under no version: they can be copied in. */
  readonly fresh: TableRow[];
  readonly changed: TableRow[];
  readonly removed: RowKey[];
}

/** The key, the map's own entry and the row's object. */
const SLOT_BYTES = 400;
/** A field of a jsonb value or an element of a list. */
const FIELD_BYTES = 50;

function bytesOf(value: ColumnValue | undefined): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  let bytes = 0;
  // A jsonb value holds plain JSON all the way down.
  for (const field of Object.values(value)) bytes += FIELD_BYTES + bytesOf(field as ColumnValue);
  return bytes;
}

/**
 * The rows of a table under construction that were used of late: written late, once, and without asking the table for rows that
 * were never written. Two generations: what is used moves to the young one, and the old one is what leaves.
 */
export class ShadowRows {
  readonly #owner: string;
  readonly #plan: TablePlan;
  readonly #large: readonly string[];
  readonly #written = new KeyFilter();
  readonly #writtenOwners = new KeyFilter();
  /** Others have filled the table: of no key it is known that its row was never written. */
  readonly #isGoingOn: boolean;
  #young = new Map<string, ShadowSlot>();
  #old = new Map<string, ShadowSlot>();
  #youngBytes = 0;
  #missing: RowKey[] = [];
  /** Children erased since the last eviction but one, with the era that began then. A row of an earlier era is gone. */
  #erased = new Map<string, number>();
  #erasedBefore = new Map<string, number>();
  #era = 0;

  constructor(plan: TablePlan, isGoingOn = false) {
    this.#plan = plan;
    this.#isGoingOn = isGoingOn;
    this.#owner = plan.owner.name;
    const isLarge = (type: string) => type === 'text' || type === 'jsonb' || type === 'text[]';
    this.#large = plan.columns.filter(({ type }) => isLarge(type)).map(({ name }) => name);
  }

  /** Roughly what the young generation takes. */
  get youngBytes(): number {
    return this.#youngBytes;
  }

  slot(key: RowKey): ShadowSlot {
    const id = keyId(key);
    const young = this.#young.get(id);
    if (young) return this.#current(young);
    const old = this.#old.get(id);
    if (old) {
      this.#old.delete(id);
      this.#young.set(id, old);
      this.#youngBytes += old.bytes;
      return this.#current(old);
    }
    const slot = { key, row: undefined, stored: false, dirty: false, era: this.#era, bytes: SLOT_BYTES };
    this.#young.set(id, slot);
    this.#youngBytes += SLOT_BYTES;
    if (this.#isGoingOn || this.#written.mayHave(id)) this.#missing.push(key);
    return slot;
  }

  /** The keys given out since the last time whose rows may be in the table: they must be loaded before they are folded. */
  takeMissing(): readonly RowKey[] {
    const missing = this.#missing;
    this.#missing = [];
    return missing;
  }

  load(row: TableRow): void {
    const slot = this.slot(keyOfRow(this.#plan, row));
    this.set(slot, row);
    slot.stored = true;
    slot.dirty = false;
  }

  readonly set = (slot: ShadowSlot, row: TableRow | undefined): void => {
    const bytes = row ? SLOT_BYTES + this.#bytesOf(row) : SLOT_BYTES;
    this.#youngBytes += bytes - slot.bytes;
    slot.bytes = bytes;
    slot.row = row;
    slot.dirty = true;
    slot.era = this.#era;
  };

  /** Answers whether rows of the child may be in the table; they must be deleted before anything is loaded again. */
  erase(childId: string): boolean {
    this.#era += 1;
    this.#erased.set(childId, this.#era);
    return this.#isGoingOn || this.#writtenOwners.mayHave(childId);
  }

  /** The slot as later erasures have left it. Slots are given out before the page is folded: ask again for each event. */
  current(slots: readonly ShadowSlot[]): readonly ShadowSlot[] {
    if (this.#erased.size > 0) for (const slot of slots) this.#current(slot);
    return slots;
  }

  /** Lets go of what was not used since the last time; `all` of it at the end. */
  evict(all = false): Evicted {
    const evicted: Evicted = { fresh: [], changed: [], removed: [] };
    this.#leave(this.#old, evicted);
    if (all) this.#leave(this.#young, evicted);
    this.#old = all ? new Map() : this.#young;
    this.#young = new Map();
    this.#youngBytes = 0;
    this.#erasedBefore = this.#erased;
    this.#erased = new Map();
    return evicted;
  }

  #leave(slots: ReadonlyMap<string, ShadowSlot>, { fresh, changed, removed }: Evicted): void {
    for (const [id, slot] of slots) {
      const { row, stored, dirty, key } = this.#current(slot);
      if (row && dirty) (stored ? changed : fresh).push(row);
      if (!row && dirty && stored) removed.push(key);
      if (!row) continue;
      this.#written.add(id);
      this.#writtenOwners.add(String(row[this.#owner]));
    }
  }

  #current(slot: ShadowSlot): ShadowSlot {
    if (slot.row && slot.era < this.#era) {
      const owner = String(slot.row[this.#owner]);
      const erased = this.#erased.get(owner) ?? this.#erasedBefore.get(owner) ?? 0;
      if (erased > slot.era) this.set(slot, undefined);
      slot.era = this.#era;
    }
    return slot;
  }

  #bytesOf(row: TableRow): number {
    let bytes = 0;
    for (const name of this.#large) bytes += bytesOf(row[name]);
    return bytes;
  }
}
