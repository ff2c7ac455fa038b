import type { EventStore, ReadTable } from '@wonderlings/kernel';
import type { Queryable, Sql } from '@wonderlings/postgres';
import { holds, type LogMark } from '../table/log-mark.ts';
import { planTables, type TablePlan } from '../table/table-plan.ts';
import type { ResumePoint, Shares } from './shares.ts';
import type { Successor } from './successors.ts';

/** What `read_model.generations` keeps of a generation whose rebuild was stopped. */
interface StoppedAt extends Omit<ResumePoint, 'last'> {
  readonly last: LogMark | null;
  readonly fingerprint: string;
}

/** Tables whose rebuild was stopped, all at one position. */
export interface StoppedRebuild {
  readonly begun: ResumePoint;
  readonly plans: readonly TablePlan[];
}

/** There is no stopped rebuild, or none that could be gone on with: in a sentence for a person. */
export class NothingToContinue extends Error {
  override readonly name = 'NothingToContinue';
}

/** Writes down where the rebuild stands, so that it can be gone on with. */
export async function keepStopped(
  sql: Sql,
  successors: readonly Successor[],
  { reached, last, erasedChildren }: Shares,
): Promise<void> {
  await sql.begin(async (tx) => {
    for (const { plan, generation } of successors) {
      const stopped = {
        // Nothing is kept of a rebuild that has read nothing.
        position: reached ?? '',
        last: last ?? null,
        erasedChildren: [...erasedChildren],
        fingerprint: plan.fingerprint,
      } satisfies StoppedAt;
      await tx`
        update read_model.generations set stopped = ${tx.json(stopped)}
        where name = ${plan.name} and generation = ${generation}`;
    }
  });
}

/**
 * Finds what was stopped. That the folds are the same is known by the tables' definitions only, as everywhere: who changes one goes on
 * with nothing.
 * @param names of tables; all that were stopped without them
 * @throws NothingToContinue
 */
export async function findStopped(
  sql: Queryable,
  store: EventStore,
  tables: readonly ReadTable[],
  names: readonly string[] | undefined,
): Promise<StoppedRebuild> {
  const found = await sql<{ name: string; stopped: StoppedAt }[]>`
    select name, stopped from read_model.generations where stopped is not null and not built order by name`;
  const chosen = found.filter(({ name }) => names?.includes(name) ?? true);
  const [first] = chosen;
  if (!first) throw new NothingToContinue('No replay of these tables was stopped: there is nothing to go on with.');
  const elsewhere = chosen.filter(({ stopped }) => stopped.position !== first.stopped.position);
  if (elsewhere.length > 0) {
    const others = elsewhere.map(({ name }) => name).join(', ');
    throw new NothingToContinue(`${others} stopped elsewhere than ${first.name}: name the tables to go on with.`);
  }
  const known = planTables(tables);
  const plans = chosen.map(({ name, stopped }) => {
    const plan = known.find((one) => one.name === name);
    if (plan?.fingerprint !== stopped.fingerprint)
      throw new NothingToContinue(`${name} is defined otherwise by now: its replay has to begin anew.`);
    return plan;
  });
  const { position, last, erasedChildren } = first.stopped;
  if (last && !(await holds(store, last)))
    throw new NothingToContinue('The log is another one by now: the replay has to begin anew.');
  return { begun: { position, last: last ?? undefined, erasedChildren }, plans };
}
