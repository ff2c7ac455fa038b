import { type FoldableEvent, FoldError, foldEvent, keysTouched } from '../table/fold-event.ts';
import { BatchRows, type BatchSlot, type Changes } from './batch-rows.ts';
import { type Owned, type OwnedTable, positionIn } from './owned-table.ts';

interface Step {
  readonly item: FoldableEvent;
  readonly slots: readonly BatchSlot[];
}

/** The part of a batch that one table folds. `failure`: its steps end before that event. */
export interface Fold {
  readonly table: OwnedTable;
  /** Its rows must be loaded before the fold is run. */
  readonly rows: BatchRows;
  readonly steps: readonly Step[];
  readonly failure: FoldError | undefined;
}

/** A table's part of a batch, folded. */
export interface Folded {
  readonly table: OwnedTable;
  readonly changes: Changes;
  readonly failure: FoldError | undefined;
}

/** Which rows the table needs for these events. A line that is ahead of the batch takes none of what it already has. */
export function planFold(
  table: OwnedTable,
  items: readonly FoldableEvent[],
  owned: Pick<Owned, 'positions'>,
  comparePositions: (a: string, b: string) => number,
): Fold {
  const { plan } = table;
  const rows = new BatchRows(plan);
  const steps: Step[] = [];
  for (const item of items) {
    if (!item.erases && !plan.folds.has(item.event.type)) continue;
    const position = positionIn(owned, table, item.partition);
    if (position === undefined) continue;
    if (position !== null && comparePositions(item.position, position) <= 0) continue;
    try {
      const replaces = plan.folds.get(item.event.type)?.replaces;
      steps.push({ item, slots: keysTouched(plan, item).map((key) => rows.slot(key, replaces)) });
    } catch (error) {
      if (error instanceof FoldError) return { table, rows, steps, failure: error };
      throw error;
    }
  }
  return { table, rows, steps, failure: undefined };
}

/** Folds in order; an event that throws ends it, and what came before it stands. */
export function runFold({ table, rows, steps, failure }: Fold): Folded {
  for (const { item, slots } of steps) {
    if (item.erases) rows.erase(item.event.childId);
    try {
      const refused = slots.find(({ changed, written }) => changed && !written);
      if (refused) throw new FoldError(table.plan.name, item.event, item.position, refused.changed);
      foldEvent(table.plan, slots, item, rows.set);
    } catch (error) {
      if (error instanceof FoldError) return { table, changes: rows.changes(), failure: error };
      throw error;
    }
  }
  return { table, changes: rows.changes(), failure };
}
