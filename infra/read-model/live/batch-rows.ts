import type { TableRow } from '@wonderlings/kernel';
import type { Rows } from '../table/fold-event.ts';
import type { TablePlan } from '../table/table-plan.ts';
import { keyId, keyOfRow, type RowKey } from '../table/table-shape.ts';

interface Slot {
  readonly key: RowKey;
  readonly stored: TableRow | undefined;
  row: TableRow | undefined;
}

/** What a batch does to one table: the erasures first, then the rest. */
export interface Changes {
  readonly erasedChildren: readonly string[];
  readonly deletes: readonly RowKey[];
  readonly upserts: readonly TableRow[];
}

/** The rows of one table that a batch touches, as they were stored and as they have become. */
export class BatchRows implements Rows {
  readonly #plan: TablePlan;
  readonly #slots = new Map<string, Slot>();
  readonly #erased = new Set<string>();

  constructor(plan: TablePlan, stored: readonly TableRow[]) {
    this.#plan = plan;
    for (const row of stored) {
      const key = keyOfRow(plan, row);
      this.#slots.set(keyId(key), { key, stored: row, row });
    }
  }

  get(id: string): TableRow | undefined {
    return this.#slots.get(id)?.row;
  }

  put(id: string, key: RowKey, row: TableRow | null): void {
    const slot = this.#slots.get(id);
    if (slot) slot.row = row ?? undefined;
    else if (row) this.#slots.set(id, { key, stored: undefined, row });
  }

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
