import type { ReadTable } from '@wonderlings/kernel';
import { planTables, type TablePlan } from '../table/table-plan.ts';

/** The plans of the named tables, or of all. Throws a sentence that lists what there is. */
export function chosenPlans(tables: readonly ReadTable[], names: readonly string[] | undefined): TablePlan[] {
  const plans = planTables(tables);
  if (!names || names.length === 0) return plans;
  const unknown = names.filter((name) => !plans.some((plan) => plan.name === name));
  if (unknown.length > 0) {
    const known = plans.map(({ name }) => name).sort();
    throw new Error(`There is no read table ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
  }
  return plans.filter(({ name }) => names.includes(name));
}
