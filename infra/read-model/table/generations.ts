import { PARTITION_COUNT } from '@wonderlings/kernel';
import type { Queryable, Sql } from '@wonderlings/postgres';
import { allGenerations, type Generation, LOCKS, lineId, tryLocks, unlock } from './bookkeeping.ts';
import type { TablePlan } from './table-plan.ts';
import { SEALED_TYPE } from './table-shape.ts';
import { createTable, generationTable, viewOf } from './table-statements.ts';

/** A reader may need an old generation for long; it is dropped next time, then. */
const DROP_WITHIN = '3s';
/** SQLSTATE: lock_not_available, and dependent_objects_still_exist: a view of `as_of` shows it. */
const IN_USE = ['55P03', '2BP01'];

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

const isInUse = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && IN_USE.includes(String(error.code));

/** Drops generations; one that is being read, or shown in `as_of`, stays for the next time. */
export async function dropGenerations(sql: Sql, unwanted: (generation: Generation) => boolean): Promise<void> {
  for (const generation of await allGenerations(sql)) {
    if (generation.live || !unwanted(generation)) continue;
    await dropGeneration(sql, generation).catch((error: unknown) => {
      if (!isInUse(error)) throw error;
    });
  }
}

/** Replaced generations that hold in clear what their table seals by now. */
async function generationsInClear(sql: Sql, plans: readonly TablePlan[]): Promise<ReadonlySet<string>> {
  const columns = plans.flatMap(({ name, sealed }) => sealed.map((column) => ({ table: name, column: column.name })));
  const found = await sql<{ name: string; generation: number }[]>`
    select distinct g.name, g.generation
    from unnest(${columns.map(({ table }) => table)}::text[], ${columns.map(({ column }) => column)}::text[]) as sealed (name, attribute)
    join read_model.generations g using (name)
    join pg_attribute a on a.attrelid = to_regclass(format('read.%I', g.name || '__' || g.generation))
      and a.attname = sealed.attribute and a.atttypid <> ${SEALED_TYPE}::regtype
    where not exists (select from read_model.tables t where t.name = g.name and t.generation = g.generation)`;
  return new Set(found.map(({ name, generation }) => generationTable(name, generation)));
}

/**
 * Drops replaced generations that hold in clear what is sealed by now, which others of their kind may stay for: as long as there
 * is one, a copy of the database holds words.
 * @returns whether none is left; one that is being read stays for the next time
 */
export async function dropInClear(sql: Sql, plans: readonly TablePlan[]): Promise<boolean> {
  const inClear = await generationsInClear(sql, plans);
  if (inClear.size === 0) return true;
  await dropGenerations(sql, ({ name, generation }) => inClear.has(generationTable(name, generation)));
  return (await generationsInClear(sql, plans)).size === 0;
}

/**
 * Drops every generation of tables that this release does not know, unless a writer still has them.
 * @param session a connection of one's own
 */
export async function dropRetired(sql: Sql, session: Sql, known: ReadonlySet<string>): Promise<void> {
  const retired = new Set((await allGenerations(sql)).map(({ name }) => name).filter((name) => !known.has(name)));
  for (const name of retired) {
    const lines = Array.from({ length: PARTITION_COUNT }, (_, partition) => lineId({ name, partition }));
    const locked = await tryLocks(session, LOCKS.writer, lines);
    if (locked.length === lines.length) await dropTable(sql, name);
    await unlock(session, LOCKS.writer, locked);
  }
}

async function dropTable(sql: Sql, name: string): Promise<void> {
  await sql.begin(async (tx) => {
    await tx.unsafe(`set local lock_timeout = '${DROP_WITHIN}'; drop view if exists ${viewOf(name)}`);
    await tx`delete from read_model.tables where name = ${name}`;
  });
  await dropGenerations(sql, (generation) => generation.name === name);
}
