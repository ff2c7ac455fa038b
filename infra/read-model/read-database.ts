import type { ColumnValue, KeyRing, ReadDatabase, ReadTable, TableRow } from '@wonderlings/kernel';
import type { Sql } from '@wonderlings/postgres';
import { OpenedCells } from './table/opened-cells.ts';
import { RowSeal, type StoredRow } from './table/row-seal.ts';
import { planTable, type TablePlan } from './table/table-plan.ts';

interface ReadDatabaseOptions {
  readonly sql: Sql;
  readonly keys: KeyRing;
}

const BYTEA_OID = 17;

/** What a query answers: rows that no one else has, and which columns they have. */
interface Selected extends ReadonlyArray<StoredRow> {
  readonly columns: readonly { readonly name: string; readonly type: number }[];
}

/** Nothing that is sealed leaves here as bytes. */
function refuseSealed({ columns }: Selected, openable: readonly string[], advice: string): void {
  const sealed = columns.find(({ name, type }) => type === BYTEA_OID && !openable.includes(name));
  if (sealed) throw new Error(`A query selects ${sealed.name}, which is sealed: ${advice}`);
}

/** Whether there is something to open. Said before there are any rows: what it takes to open them, when it was not selected. */
function selectsSealed(plan: TablePlan, { columns }: Selected): boolean {
  const has = (name: string) => columns.some((column) => column.name === name);
  if (!plan.sealed.some(({ name }) => has(name))) return false;
  const missing = [plan.owner, ...plan.key].find(({ name }) => !has(name));
  if (missing) {
    throw new Error(`A query of read.${plan.name} selects sealed columns and so must select ${missing.name} as well`);
  }
  return true;
}

/** The read tables for queries: of tables with sealed columns, the rows that are asked for are opened, and no others. */
export function createReadDatabase({ sql, keys }: ReadDatabaseOptions): ReadDatabase {
  const cells = new OpenedCells();
  const queries = new WeakMap<object, ReturnType<typeof queryOf>>();
  const select = async (template: TemplateStringsArray, values: readonly ColumnValue[]): Promise<Selected> =>
    // The driver's own types name fewer kinds of values than it takes, and hide the columns.
    (await sql(template, ...(values as readonly string[]))) as unknown as Selected;

  async function read(template: TemplateStringsArray, ...values: readonly ColumnValue[]) {
    const rows = await select(template, values);
    refuseSealed(rows, [], 'read.rows(table) opens it');
    return rows;
  }

  function queryOf(table: ReadTable) {
    const plan = planTable(table);
    const openable = plan.sealed.map(({ name }) => name);
    return async (template: TemplateStringsArray, ...values: readonly ColumnValue[]) => {
      const rows = await select(template, values);
      refuseSealed(rows, openable, `read.rows opens sealed columns of ${plan.name} under their own names only`);
      return selectsSealed(plan, rows) ? new RowSeal(keys, undefined, cells.open).open(plan, rows) : rows;
    };
  }

  function rows(table: ReadTable<TableRow>) {
    const query = queries.get(table) ?? queryOf(table);
    queries.set(table, query);
    return query;
  }
  // What a query selects is its caller's word, here as with any SQL; a ReadTable is invariant in its row.
  return Object.assign(read, { rows }) as unknown as ReadDatabase;
}
