import type { Sql } from '@wonderlings/postgres';
import type { Successor } from '../replay/successors.ts';
import { dropGenerations } from '../table/generations.ts';
import { generationTable, quoted } from '../table/table-statements.ts';

const DROP_WITHIN = '3s';

const viewOf = (name: string): string => `as_of.${quoted(name)}`;

/**
 * Shows the tables in the schema `as_of`. From here on their generations are like replaced ones: an erasure, and a sweep of demos, removes
 * rows there, too.
 */
export async function showAsOf(sql: Sql, successors: readonly Successor[], what: string): Promise<void> {
  await sql.begin(async (tx) => {
    for (const { plan, generation, table } of successors) {
      const columns = plan.columns.map(({ name }) => quoted(name)).join(', ');
      await tx`update read_model.generations set built = true where name = ${plan.name} and generation = ${generation}`;
      await tx.unsafe(`create view ${viewOf(plan.name)} as select ${columns} from ${table}`);
      const [comment] = await tx<{ text: string }[]>`select quote_literal(${what}::text) as text`;
      await tx.unsafe(`comment on view ${viewOf(plan.name)} is ${comment?.text ?? 'null'}`);
    }
  });
}

/**
 * Drops what is shown in the schema `as_of`.
 * @returns the names of the tables, none where there was nothing
 */
export async function dropAsOf(sql: Sql): Promise<readonly string[]> {
  const shown = await sql<{ view: string; table: string }[]>`
    select view_name as view, format('read.%I', table_name) as table from information_schema.view_table_usage
    where view_schema = 'as_of' order by view_name`;
  await sql.begin(async (tx) => {
    await tx.unsafe(`set local lock_timeout = '${DROP_WITHIN}'`);
    for (const { view } of shown) await tx.unsafe(`drop view ${viewOf(view)}`);
  });
  const tables = new Set(shown.map(({ table }) => table.replaceAll('"', '')));
  await dropGenerations(sql, ({ name, generation }) =>
    tables.has(generationTable(name, generation).replaceAll('"', '')),
  );
  return shown.map(({ view }) => view);
}
