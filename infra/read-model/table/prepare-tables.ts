import { type EventStore, PARTITION_COUNT } from '@wonderlings/kernel';
import type { Sql, TransactionSql } from '@wonderlings/postgres';
import { LOCKS, liveTables, UNBUILT } from './bookkeeping.ts';
import { createGeneration } from './generations.ts';
import type { TablePlan } from './table-plan.ts';
import { createIndexes, generationTable, replaceView } from './table-statements.ts';

async function createLive(tx: TransactionSql, plan: TablePlan, fingerprint: string): Promise<void> {
  const generation = await createGeneration(tx, plan, true);
  const table = generationTable(plan.name, generation);
  for (const index of createIndexes(plan, table)) await tx.unsafe(index);
  await tx.unsafe(replaceView(plan, table));
  await tx`
    insert into read_model.tables (name, generation, fingerprint) values (${plan.name}, ${generation}, ${fingerprint})`;
  await tx`
    with made as (
      insert into read_model.checkpoints (partition) select generate_series(0, ${PARTITION_COUNT - 1}::integer)
      returning id, partition
    )
    insert into read_model.lines (name, partition, checkpoint) select ${plan.name}, partition, id from made`;
}

/**
 * Creates the tables that are missing, so that every view can be read. On an empty log they are live from the first event
 * on; where there is a past, they are empty and wait for a rebuild.
 */
export async function prepareTables(sql: Sql, store: EventStore, plans: readonly TablePlan[]): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(${LOCKS.preparing}, 0)`;
    const known = await liveTables(tx, plans);
    const missing = plans.filter(({ name }) => !known.has(name));
    if (missing.length === 0) return;
    const hasPast = (await store.head()) !== null;
    for (const plan of missing) await createLive(tx, plan, hasPast ? UNBUILT : plan.fingerprint);
  });
}
