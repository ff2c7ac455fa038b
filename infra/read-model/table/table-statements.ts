import type { ColumnValue, TableRow } from '@wonderlings/kernel';
import { arrayText, columnText } from './column-texts.ts';
import type { TablePlan } from './table-plan.ts';
import { type Column, type RowKey, storedType, type TableShape } from './table-shape.ts';

/** Names are checked by `shapeOf`; the quotes keep words such as "user" from being keywords. */
export const quoted = (name: string): string => `"${name}"`;

const list = (columns: readonly Column[]): string => columns.map(({ name }) => quoted(name)).join(', ');

/** Where the rows of one generation are. */
export const generationTable = (name: string, generation: number): string => `read.${quoted(`${name}__${generation}`)}`;
export const viewOf = (name: string): string => `read.${quoted(name)}`;

/**
 * Columns and primary key, without further indexes. Of what is sealed Postgres keeps no statistics: nothing is looked up by it.
 * @param what `table`, `temp table`
 */
export function createTable(shape: TableShape, table: string, what = 'table'): string {
  const columns = shape.columns.map(
    (column) => `${quoted(column.name)} ${storedType(shape, column)}${column.nullable ? '' : ' not null'}`,
  );
  const unmeasured = shape.sealed.map(({ name }) => `alter column ${quoted(name)} set statistics 0`);
  return [
    `create ${what} ${table} (${columns.join(', ')}, primary key (${list(shape.key)}))`,
    ...(unmeasured.length > 0 ? [`alter table ${table} ${unmeasured.join(', ')}`] : []),
  ].join('; ');
}

export function createIndexes(plan: TablePlan, table: string): string[] {
  return plan.indexes.map((columns) => `create index on ${table} (${columns.map(quoted).join(', ')})`);
}

/** Drops the view first: a view can be replaced in place only by one with the same columns. */
export function replaceView(shape: TableShape, table: string): string {
  const view = viewOf(shape.name);
  return `drop view if exists ${view}; create view ${view} as select ${list(shape.columns)} from ${table}`;
}

/** A statement and its parameters, each already in Postgres' text form: nothing is left to fail on this side. */
export interface Statement {
  readonly text: string;
  readonly parameters: readonly (string | null)[];
}

/** One text array a column: `unnest` makes them rows again. */
function columnArrays<Row>(
  shape: TableShape,
  columns: readonly Column[],
  rows: readonly Row[],
  pick: (row: Row, column: Column, index: number) => ColumnValue | undefined,
): string[] {
  return columns.map((column, index) => {
    const type = storedType(shape, column);
    return arrayText(
      rows.map((row) => {
        const value = pick(row, column, index) ?? null;
        return value === null ? null : columnText(type, value);
      }),
    );
  });
}

const keyArrays = (shape: TableShape, keys: readonly RowKey[]): string[] =>
  columnArrays(shape, shape.key, keys, (key, _, index) => key[index]);

/**
 * The text of a statement, which every batch of a table has again: made once, and found among the client's prepared ones without being read
 * letter by letter.
 */
function onceATable(make: (shape: TableShape, table: string) => string) {
  const made = new WeakMap<TableShape, { readonly table: string; readonly text: string }>();
  return (shape: TableShape, table: string): string => {
    const known = made.get(shape);
    if (known?.table === table) return known.text;
    const text = make(shape, table);
    made.set(shape, { table, text });
    return text;
  };
}

const source = (columns: readonly Column[]): string =>
  `unnest(${columns.map((_, index) => `$${index + 1}::text[]`).join(', ')}) as v(${list(columns)})`;

const cast = (shape: TableShape): string =>
  shape.columns.map((column) => `v.${quoted(column.name)}::${storedType(shape, column)}`).join(', ');

const matches = (columns: readonly Column[]): string =>
  columns.map(({ name, type }) => `t.${quoted(name)} = v.${quoted(name)}::${type}`).join(' and ');

const selectText = onceATable((shape, table) => {
  const columns = shape.columns.map(({ name }) => `t.${quoted(name)}`).join(', ');
  return `select ${columns} from ${source(shape.key)} join ${table} t on ${matches(shape.key)}`;
});

const upsertText = onceATable((shape, table) => {
  const rest = shape.columns.filter((column) => !shape.key.includes(column));
  const change = rest.map(({ name }) => `${quoted(name)} = excluded.${quoted(name)}`).join(', ');
  return (
    `insert into ${table} (${list(shape.columns)}) select ${cast(shape)} from ${source(shape.columns)} ` +
    `on conflict (${list(shape.key)}) do ${rest.length === 0 ? 'nothing' : `update set ${change}`}`
  );
});

const deleteText = onceATable(
  (shape, table) => `delete from ${table} t using ${source(shape.key)} where ${matches(shape.key)}`,
);

/** The rows that exist of the ones asked for. */
export const selectRows = (shape: TableShape, table: string, keys: readonly RowKey[]): Statement => ({
  text: selectText(shape, table),
  parameters: keyArrays(shape, keys),
});

/** Writes canonical rows, sealed, whether or not they exist. */
export const upsertRows = (shape: TableShape, table: string, rows: readonly TableRow[]): Statement => ({
  text: upsertText(shape, table),
  parameters: columnArrays(shape, shape.columns, rows, (row, { name }) => row[name]),
});

export const deleteRows = (shape: TableShape, table: string, keys: readonly RowKey[]): Statement => ({
  text: deleteText(shape, table),
  parameters: keyArrays(shape, keys),
});

/** The column that says whose a row is, as it is in one generation. */
export interface OwnerColumn {
  readonly name: string;
  readonly type: string;
}

/** Removes every row of the children. */
export function deleteOwned(owner: OwnerColumn, table: string, childIds: readonly string[]): Statement {
  const text = `delete from ${table} where ${quoted(owner.name)} = any($1::text[]::${owner.type}[])`;
  return { text, parameters: [arrayText(childIds)] };
}
