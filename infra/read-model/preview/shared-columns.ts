import type { Sql } from '@wonderlings/postgres';
import type { TablePlan } from '../table/table-plan.ts';
import type { Column } from '../table/table-shape.ts';

/** How the columns of a table differ from those that it will have. */
export interface ColumnChanges {
  readonly added: readonly string[];
  readonly gone: readonly string[];
  /** Another type, or sealed from now on. */
  readonly retyped: readonly string[];
}

export const NO_COLUMN_CHANGES: ColumnChanges = { added: [], gone: [], retyped: [] };

const typesOf = async (sql: Sql, table: string): Promise<ReadonlyMap<string, string>> => {
  const columns = await sql<{ name: string; type: string }[]>`
    select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
    where attrelid = ${table}::text::regclass and attnum > 0 and not attisdropped order by attnum`;
  return new Map(columns.map(({ name, type }) => [name, type]));
};

const keyOf = async (sql: Sql, table: string): Promise<string> => {
  const columns = await sql<{ name: string }[]>`
    select attname as name from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
    where i.indrelid = ${table}::text::regclass and i.indisprimary order by attname`;
  return columns.map(({ name }) => name).join();
};

interface SharedColumns {
  readonly shared: readonly Column[];
  readonly changes: ColumnChanges;
  /** A row here and one there can be told to be the same. */
  readonly isSameKey: boolean;
}

/** The columns that can be compared, and those that cannot. */
export async function sharedColumns(sql: Sql, plan: TablePlan, live: string, next: string): Promise<SharedColumns> {
  const [before, after] = [await typesOf(sql, live), await typesOf(sql, next)];
  const shared = plan.columns.filter(({ name }) => before.get(name) === after.get(name));
  const changes = {
    added: [...after.keys()].filter((name) => !before.has(name)),
    gone: [...before.keys()].filter((name) => !after.has(name)),
    retyped: [...after.keys()].filter((name) => before.has(name) && before.get(name) !== after.get(name)),
  };
  const isSameKey =
    plan.key.every((column) => shared.includes(column)) && (await keyOf(sql, live)) === (await keyOf(sql, next));
  return { shared, changes, isSameKey };
}
