import type { Sql } from '@wonderlings/postgres';
import { LOCKS, tryLocks } from '../table/bookkeeping.ts';
import { createGeneration, dropGenerations } from '../table/generations.ts';
import type { TablePlan } from '../table/table-plan.ts';
import { generationTable } from '../table/table-statements.ts';

/** The generation that a table is built into, and becomes. */
export interface Successor {
  readonly plan: TablePlan;
  readonly generation: number;
  /** Its name in SQL. */
  readonly table: string;
}

/** Another process is rebuilding one of the tables. */
export class RebuildBusy extends Error {
  override readonly name = 'RebuildBusy';
}

/**
 * Takes the tables' rebuild locks, removes what a rebuild that died has left, and creates an empty successor for each.
 * @throws RebuildBusy
 */
export async function createSuccessors(sql: Sql, session: Sql, plans: readonly TablePlan[]): Promise<Successor[]> {
  const names = plans.map(({ name }) => name);
  const locked = await tryLocks(session, LOCKS.rebuild, names);
  const busy = names.filter((name) => !locked.includes(name));
  if (busy.length > 0) throw new RebuildBusy(`Somebody else is rebuilding ${busy.join(', ')} just now.`);
  await dropGenerations(sql, ({ name, built }) => !built && names.includes(name));
  const successors: Successor[] = [];
  for (const plan of plans) {
    const generation = await createGeneration(sql, plan, false);
    successors.push({ plan, generation, table: generationTable(plan.name, generation) });
  }
  return successors;
}

/** Drops those that did not become live. */
export async function dropUnused(sql: Sql, successors: readonly Successor[]): Promise<void> {
  await dropGenerations(
    sql,
    ({ name, generation, built }) =>
      !built && successors.some((mine) => mine.plan.name === name && mine.generation === generation),
  );
}
