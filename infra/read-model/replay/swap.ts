import { setTimeout as delay } from 'node:timers/promises';
import { PostgresError, type Sql, type TransactionSql } from '@wonderlings/postgres';
import { furthestOf, type LiveTable, liveTables, positionsOf, SWAPPED_CHANNEL } from '../table/bookkeeping.ts';
import { deleteOwned, generationTable, replaceView } from '../table/table-statements.ts';
import type { Successor } from './successors.ts';

export interface Swap {
  /** Not the connection on which successors are built: that one must be able to commit meanwhile. No statement of it times out. */
  readonly sql: Sql;
  readonly successors: () => readonly Successor[];
  /** Brings every successor at least to this position and all of it to disk; answers how far all of them are. */
  readonly catchUp: (upTo: string | undefined) => Promise<string | null>;
  readonly comparePositions: (a: string, b: string) => number;
  /** Children erased while the successors were built: the table that is being replaced may not hear of them any more. */
  readonly erasedChildren: () => readonly string[];
}

/** Readers of the view queue behind the swap while it waits for one of them, so it does not wait for long. */
const LOCK_WITHIN = '1s';
const ATTEMPTS = 20;
const PAUSE_MS = 500;
// lock_not_available, deadlock_detected
const TRY_AGAIN = ['55P03', '40P01'];

async function replace(
  tx: TransactionSql,
  { plan, generation }: Successor,
  live: LiveTable,
  position: string | null,
  erased: readonly string[],
) {
  await tx.unsafe(replaceView(plan, generationTable(plan.name, generation)));
  await tx`
    update read_model.tables
    set generation = ${generation}, fingerprint = ${plan.fingerprint},
      parked_error = null, parked_event = null, parked_position = null
    where name = ${plan.name}`;
  await tx`
    update read_model.checkpoints set position = ${position}
    where id in (select checkpoint from read_model.lines where name = ${plan.name})`;
  await tx`update read_model.generations set built = true where name = ${plan.name} and generation = ${generation}`;
  if (erased.length === 0) return;
  const [old] = await tx<{ owner_column: string; owner_type: string }[]>`
    select owner_column, owner_type from read_model.generations
    where name = ${plan.name} and generation = ${live.generation}`;
  if (!old) return;
  const owner = { name: old.owner_column, type: old.owner_type };
  const { text, parameters } = deleteOwned(owner, generationTable(plan.name, live.generation), erased);
  await tx.unsafe(text, [...parameters]);
}

/**
 * From here on no line of these tables shares a checkpoint with another table's. Their writers, who counted on the former
 * checkpoints, can commit nothing any more until they have claimed anew.
 */
async function freeLines(tx: TransactionSql, live: readonly LiveTable[]): Promise<void> {
  const lines = live.flatMap(({ name, lines: its }) => its.map(({ partition }) => ({ name, partition })));
  const names = lines.map(({ name }) => name);
  const partitions = lines.map(({ partition }) => partition);
  await tx`select read_model.regroup(${names}::text[], ${partitions}::smallint[])`;
}

async function swapOnce(swap: Swap): Promise<void> {
  await swap.sql.begin(async (tx) => {
    await tx.unsafe(`set local lock_timeout = '${LOCK_WITHIN}'`);
    // Checkpoints stand still until the commit: no live table gets ahead of its successor.
    await tx`lock table read_model.tables, read_model.checkpoints in share row exclusive mode`;
    const plans = swap.successors().map(({ plan }) => plan);
    const live = await liveTables(tx, plans);
    const reached = await swap.catchUp(furthestOf(positionsOf(live.values()), swap.comparePositions) ?? undefined);
    await freeLines(tx, [...live.values()]);
    for (const successor of swap.successors()) {
      const replaced = live.get(successor.plan.name);
      if (replaced) await replace(tx, successor, replaced, reached, swap.erasedChildren());
    }
    await tx`select pg_notify(${SWAPPED_CHANNEL}, '')`;
  });
}

/** Puts the successors in the place of the live tables, all in one transaction; readers and the live writer go on with them. */
export async function swapIn(swap: Swap): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await swapOnce(swap);
      return;
    } catch (error) {
      const again = error instanceof PostgresError && TRY_AGAIN.includes(error.code);
      if (!again || attempt === ATTEMPTS) throw error;
    }
    await delay(PAUSE_MS);
    await swap.catchUp(undefined);
  }
}
