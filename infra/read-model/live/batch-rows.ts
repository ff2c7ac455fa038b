import type { TableRow } from '@wonderlings/kernel';
import type { Slot } from '../table/fold-event.ts';
import type { TablePlan } from '../table/table-plan.ts';
import { keyId, keyOfRow, type RowKey } from '../table/table-shape.ts';

export interface BatchSlot extends Slot {
  stored: TableRow | undefined;
  row: TableRow | undefined;
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

  /** Every key that a slot was asked for. */
  get keys(): readonly RowKey[] {
    return [...this.#slots.values()].map(({ key }) => key);
  }

  slot(key: RowKey): BatchSlot {
    const id = keyId(key);
    const known = this.#slots.get(id);
    if (known) return known;
    const slot: BatchSlot = { key, stored: undefined, row: undefined };
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

  readonly set = (slot: BatchSlot, row: TableRow | undefined): void => {
    slot.row = row;
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
    for (const { key, stored, row } of this.#slots.values()) {
      if (row && row !== stored) upserts.push(row);
      if (!row && stored) deletes.push(key);
    }
    return { erasedChildren: [...this.#erased], deletes, upserts };
  }
}
