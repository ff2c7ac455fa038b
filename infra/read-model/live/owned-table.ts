import type { TablePlan } from '../table/table-plan.ts';

/** A table that this writer writes, as it believes it to be. A write that finds it otherwise changes nothing. */
export interface OwnedTable {
  readonly plan: TablePlan;
  readonly generation: number;
  /** The checkpoint of each partition in which the table is ours. */
  readonly lines: ReadonlyMap<number, string>;
}

/** What a writer owns. No line of another table or writer has one of these checkpoints. */
export interface Owned {
  readonly tables: readonly OwnedTable[];
  /** Where each checkpoint stands in the database. */
  readonly positions: ReadonlyMap<string, string | null>;
}

export function positionIn({ positions }: Pick<Owned, 'positions'>, table: OwnedTable, partition: number) {
  const checkpoint = table.lines.get(partition);
  // The caller has made sure that the line is ours, and each of ours has a checkpoint.
  return checkpoint === undefined ? undefined : (positions.get(checkpoint) ?? null);
}
