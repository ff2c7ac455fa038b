import type { IntegrityError, TableRow } from '@wonderlings/kernel';
import type { Slot } from '../table/fold-event.ts';
import type { TablePlan } from '../table/table-plan.ts';
import { keyId, keyOfRow, type RowKey } from '../table/table-shape.ts';

export interface BatchSlot extends Slot {
  /** What is stored was never read, because the first event to touch the row replaces it. */
  readonly unread: boolean;
  /** An event has touched it: one that was only planned may never be folded. */
  written: boolean;
  stored: TableRow | undefined;
  row: TableRow | undefined;
  /** What is stored does not open: a fold cannot go on from it. */
  changed?: IntegrityError;
}

/** What a batch does to one table: the erasures first, then the rest. */
export interface Changes {
  readonly erasedChildren: readonly string[];
  readonly deletes: readonly RowKey[];
  readonly upserts: readonly TableRow[];
}

/** The rows of one table that a batch touches, as they were stored and as they have become. */
export class BatchRows {
  readonly #plan: TablePlan;
  readonly #slots = new Map<string, BatchSlot>();
  readonly #erased = new Set<string>();

  constructor(plan: TablePlan) {
    this.#plan = plan;
  }

  /** The keys whose rows must be loaded before anything is folded. */
  get keys(): readonly RowKey[] {
    return [...this.#slots.values()].flatMap(({ key, unread }) => (unread ? [] : [key]));
  }

  /** @param replaces the caller writes the row without a look at it; of the first to ask, that is what counts */
  slot(key: RowKey, replaces = false): BatchSlot {
    const id = keyId(key);
    const known = this.#slots.get(id);
    if (known) return known;
    const slot: BatchSlot = { key, unread: replaces, written: false, stored: undefined, row: undefined };
    this.#slots.set(id, slot);
    return slot;
  }

  load(rows: readonly TableRow[]): void {
    for (const row of rows) {
      const slot = this.slot(keyOfRow(this.#plan, row));
      slot.stored = row;
      slot.row = row;
    }
  }

  /** The stored row of that key was changed by someone without the child's key. */
  readonly refuse = (key: RowKey, error: IntegrityError): void => {
    this.slot(key).changed = error;
  };

  readonly set = (slot: BatchSlot, row: TableRow | undefined): void => {
    slot.row = row;
    slot.written = true;
  };

  /** The child's rows go: those that the batch holds at once, the others when it is written. */
  erase(childId: string): void {
    this.#erased.add(childId);
    for (const slot of this.#slots.values()) {
      if (slot.row?.[this.#plan.owner.name] === childId) slot.row = undefined;
    }
  }

  changes(): Changes {
    const deletes: RowKey[] = [];
    const upserts: TableRow[] = [];
    for (const { key, unread, written, stored, row } of this.#slots.values()) {
      if (row && row !== stored) upserts.push(row);
      if (!row && (stored || (unread && written))) deletes.push(key);
    }
    return { erasedChildren: [...this.#erased], deletes, upserts };
  }
}
