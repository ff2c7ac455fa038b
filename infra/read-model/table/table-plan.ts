import type { Fold, ReadTable } from '@wonderlings/kernel';
import { fingerprintOf } from './fingerprint.ts';
import { type Column, columnOf, shapeOf, type TableShape } from './table-shape.ts';

/** A read table's definition, made ready for folding. */
export interface TablePlan extends TableShape {
  readonly fingerprint: string;
  readonly owner: Column;
  readonly indexes: readonly (readonly string[])[];
  readonly folds: ReadonlyMap<string, Fold>;
}

export function planTable(table: ReadTable): TablePlan {
  const shape = shapeOf(table);
  const declared = table.indexes ?? [];
  for (const name of declared.flat()) columnOf(table.name, shape.columns, name);
  // An erasure looks rows up by their owner.
  const ownerLeads = [table.key, ...declared].some(([first]) => first === table.owner);
  return {
    ...shape,
    fingerprint: fingerprintOf(table),
    owner: columnOf(table.name, shape.columns, table.owner),
    indexes: ownerLeads ? declared : [...declared, [table.owner]],
    folds: new Map(table.folds.map((fold) => [fold.type, fold])),
  };
}

/** Throws for a name that two tables share. */
export function planTables(tables: readonly ReadTable[]): TablePlan[] {
  const names = tables.map((table) => table.name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Error(`Two read tables are named ${twice}`);
  return tables.map(planTable);
}

/** Every type of event that one of the tables folds. */
export function foldedTypes(plans: readonly TablePlan[]): ReadonlySet<string> {
  return new Set(plans.flatMap((plan) => [...plan.folds.keys()]));
}
