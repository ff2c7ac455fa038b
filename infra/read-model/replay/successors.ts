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
  const names = await lockTables(session, plans);
  await dropGenerations(sql, ({ name, built }) => !built && names.includes(name));
  const successors: Successor[] = [];
  for (const plan of plans) {
    const generation = await createGeneration(sql, plan, false);
    successors.push({ plan, generation, table: generationTable(plan.name, generation) });
  }
  return successors;
}

async function lockTables(session: Sql, plans: readonly TablePlan[]): Promise<readonly string[]> {
  const names = plans.map(({ name }) => name);
  const locked = await tryLocks(session, LOCKS.rebuild, names);
  const busy = names.filter((name) => !locked.includes(name));
  if (busy.length > 0) throw new RebuildBusy(`Another process is rebuilding ${busy.join(', ')} just now.`);
  return names;
}

/**
 * Takes the tables' rebuild locks, and over the successors that a stopped rebuild has left. From here on they are under construction.
 * @throws RebuildBusy, also when another process has taken them over or removed them
 */
export async function resumeSuccessors(session: Sql, plans: readonly TablePlan[]): Promise<Successor[]> {
  const names = await lockTables(session, plans);
  const left = await session<{ name: string; generation: number }[]>`
    update read_model.generations set stopped = null
    where name = any(${[...names]}::text[]) and stopped is not null and not built returning name, generation`;
  return plans.map((plan) => {
    const generation = left.find(({ name }) => name === plan.name)?.generation;
    if (generation === undefined) throw new RebuildBusy(`The stopped rebuild of ${plan.name} was just taken away.`);
    return { plan, generation, table: generationTable(plan.name, generation) };
  });
}

/** Drops those that did not become live. */
export async function dropUnused(sql: Sql, successors: readonly Successor[]): Promise<void> {
  await dropGenerations(
    sql,
    ({ name, generation, built }) =>
      !built && successors.some((mine) => mine.plan.name === name && mine.generation === generation),
  );
}
