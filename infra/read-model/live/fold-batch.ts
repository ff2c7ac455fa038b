import type { TableRow } from '@wonderlings/kernel';
import { type FoldableEvent, FoldError, foldEvent, keysTouched } from '../table/fold-event.ts';
import { keyId, type RowKey } from '../table/table-shape.ts';
import { BatchRows, type Changes } from './batch-rows.ts';
import type { OwnedTable } from './owned-table.ts';

interface Step {
  readonly item: FoldableEvent;
  readonly keys: readonly RowKey[];
}

/** The part of a batch that one table folds. `failure`: its steps end before that event. */
export interface Fold {
  readonly table: OwnedTable;
  readonly steps: readonly Step[];
  readonly failure: FoldError | undefined;
}

/** A table's part of a batch, folded. */
export interface Folded {
  readonly table: OwnedTable;
  readonly changes: Changes;
  readonly failure: FoldError | undefined;
}

/** Which rows the table needs for these events. A table that is ahead of the batch takes none of what it already has. */
export function planFold(
  table: OwnedTable,
  items: readonly FoldableEvent[],
  comparePositions: (a: string, b: string) => number,
): Fold {
  const steps: Step[] = [];
  for (const item of items) {
    if (!item.erases && !table.plan.folds.has(item.event.type)) continue;
    if (table.position !== null && comparePositions(item.position, table.position) <= 0) continue;
    try {
      steps.push({ item, keys: keysTouched(table.plan, item) });
    } catch (error) {
      if (error instanceof FoldError) return { table, steps, failure: error };
      throw error;
    }
  }
  return { table, steps, failure: undefined };
}

/** Each key once. */
export function keysOf(fold: Fold): RowKey[] {
  const keys = new Map<string, RowKey>();
  for (const step of fold.steps) for (const key of step.keys) keys.set(keyId(key), key);
  return [...keys.values()];
}

/** Folds in order; an event that throws ends it, and what came before it stands. */
export function runFold({ table, steps, failure }: Fold, stored: readonly TableRow[]): Folded {
  const rows = new BatchRows(table.plan, stored);
  for (const { item, keys } of steps) {
    if (item.erases) rows.erase(item.event.childId);
    try {
      foldEvent(table.plan, keys, item, rows);
    } catch (error) {
      if (error instanceof FoldError) return { table, changes: rows.changes(), failure: error };
      throw error;
    }
  }
  return { table, changes: rows.changes(), failure };
}
