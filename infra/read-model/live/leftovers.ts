import type { Queryable } from '@wonderlings/postgres';
import { allGenerations, liveTables } from '../table/bookkeeping.ts';
import type { TablePlan } from '../table/table-plan.ts';
import { generationTable } from '../table/table-statements.ts';
import type { AwaitingRelease } from './awaiting-release.ts';
import type { Leftover } from './write-batch.ts';

/**
 * Where rows of an erased child of these partitions may be that no fold of ours looks after: replaced generations, parked tables, tables of
 * another release or waiting for one, rebuilds that were stopped. One under construction is not among them: its own replay comes to the
 * erasure.
 */
export async function leftoversOf(
  sql: Queryable,
  plans: readonly TablePlan[],
  awaiting: AwaitingRelease,
  partitions: ReadonlySet<number>,
): Promise<Leftover[]> {
  const live = await liveTables(sql, plans);
  const folded = plans.filter(({ name, fingerprint }) => {
    const table = live.get(name);
    if (table?.fingerprint !== fingerprint || table.parked !== null) return false;
    return !awaiting.hasAny({ name, lines: table.lines.filter(({ partition }) => partitions.has(partition)) });
  });
  const isFolded = (name: string) => folded.some((plan) => plan.name === name);
  const generations = await allGenerations(sql);
  return generations
    .filter((generation) => (generation.built || generation.stopped) && !(generation.live && isFolded(generation.name)))
    .map(({ name, generation, owner }) => ({ table: generationTable(name, generation), owner }));
}
