import type { Queryable, Sql } from '@wonderlings/postgres';
import { allGenerations, type Generation, LOCKS, tryLocks } from './bookkeeping.ts';
import type { TablePlan } from './table-plan.ts';
import { createTable, generationTable, viewOf } from './table-statements.ts';

/** Somebody may be reading an old generation for long; it is dropped next time, then. */
const DROP_WITHIN = '3s';
const LOCK_NOT_AVAILABLE = '55P03';

/** A new, empty generation without indexes, known to be unbuilt; answers its number. */
export async function createGeneration(tx: Queryable, plan: TablePlan, built: boolean): Promise<number> {
  const { name, owner } = plan;
  const [created] = await tx<{ generation: number }[]>`
    insert into read_model.generations (name, generation, owner_column, owner_type, built)
    select ${name}, coalesce(max(generation), 0) + 1, ${owner.name}, ${owner.type}, ${built}
    from read_model.generations where name = ${name}
    returning generation`;
  if (!created) throw new Error(`No generation of ${name} was created`);
  await tx.unsafe(createTable(plan, generationTable(name, created.generation)));
  return created.generation;
}

async function dropGeneration(sql: Sql, { name, generation }: Generation): Promise<void> {
  await sql.begin(async (tx) => {
    await tx.unsafe(`set local lock_timeout = '${DROP_WITHIN}'`);
    await tx.unsafe(`drop table if exists ${generationTable(name, generation)}`);
    await tx`delete from read_model.generations where name = ${name} and generation = ${generation}`;
  });
}

const isLockTimeout = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE;

/** Drops generations; one that is being read stays for the next time. */
export async function dropGenerations(sql: Sql, unwanted: (generation: Generation) => boolean): Promise<void> {
  for (const generation of await allGenerations(sql)) {
    if (generation.live || !unwanted(generation)) continue;
    await dropGeneration(sql, generation).catch((error: unknown) => {
      if (!isLockTimeout(error)) throw error;
    });
  }
}

/**
 * Drops every generation of tables that this release does not know, unless somebody still writes them.
 * @param session a connection of one's own
 */
export async function dropRetired(sql: Sql, session: Sql, known: ReadonlySet<string>): Promise<void> {
  const retired = new Set((await allGenerations(sql)).map(({ name }) => name).filter((name) => !known.has(name)));
  for (const name of await tryLocks(session, LOCKS.writer, [...retired])) {
    await sql.begin(async (tx) => {
      await tx.unsafe(`set local lock_timeout = '${DROP_WITHIN}'; drop view if exists ${viewOf(name)}`);
      await tx`delete from read_model.tables where name = ${name}`;
    });
    await dropGenerations(sql, (generation) => generation.name === name);
    await session`select pg_advisory_unlock(${LOCKS.writer}, hashtext(${name}))`;
  }
}
