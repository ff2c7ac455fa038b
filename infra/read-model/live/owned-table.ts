import type { TablePlan } from '../table/table-plan.ts';

/** A table that this process writes, as it believes it to be. A write that finds it otherwise changes nothing. */
export interface OwnedTable {
  readonly plan: TablePlan;
  readonly generation: number;
  readonly epoch: string;
  readonly position: string | null;
}
