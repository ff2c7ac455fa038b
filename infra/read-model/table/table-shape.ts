import type { ColumnType, ColumnValue, ReadTable, TableRow } from '@wonderlings/kernel';
import { CANONICAL, ColumnValueError } from './column-values.ts';

export interface Column {
  readonly name: string;
  readonly type: ColumnType;
  readonly nullable: boolean;
}

/** What a read table and a catalogue have in common. */
export interface TableShape {
  readonly name: string;
  readonly columns: readonly Column[];
  readonly key: readonly Column[];
  /** Those that hold what only the child's key opens. */
  readonly sealed: readonly Column[];
}

/** In Postgres a sealed column is bytes, whatever its type. */
export const SEALED_TYPE = 'bytea';
export const storedType = ({ sealed }: TableShape, column: Column): ColumnType | typeof SEALED_TYPE =>
  sealed.includes(column) ? SEALED_TYPE : column.type;

/** A row's key: canonical values in the order of the table's `key`. */
export type RowKey = readonly ColumnValue[];

/** Postgres cuts names at 63 bytes; a generation's number and the word for an index need some of them. */
const LONGEST_NAME = 40;
const IDENTIFIER = /^[a-z][a-z0-9_]*$/;

/** Throws for a name that Postgres would need quotes for: it must be usable in hand-written SQL. */
export function shapeOf(table: Pick<ReadTable, 'name' | 'columns' | 'key'>): TableShape {
  const columns = Object.entries(table.columns).map(([name, { type, nullable = false }]) => ({ name, type, nullable }));
  for (const name of [table.name, ...columns.map((column) => column.name)]) {
    if (!IDENTIFIER.test(name) || name.length > LONGEST_NAME)
      throw new Error(`Read table ${table.name}: bad name ${name}`);
  }
  const key = table.key.map((name) => columnOf(table.name, columns, name));
  for (const { name, type, nullable } of key) {
    if (nullable || type === 'jsonb' || type === 'text[]') {
      throw new Error(`Read table ${table.name} cannot have ${name} in its key`);
    }
  }
  const isSealed = ({ name }: Column) => table.columns[name]?.sealed === true;
  return { name: table.name, columns, key, sealed: columns.filter(isSealed) };
}

export function columnOf(table: string, columns: readonly Column[], name: string): Column {
  const found = columns.find((column) => column.name === name);
  if (!found) throw new Error(`Read table ${table} has no column ${name}`);
  return found;
}

function canonicalIn(column: Column, value: unknown): ColumnValue {
  if (value === null || value === undefined) {
    if (column.nullable) return null;
    throw new ColumnValueError(`${column.name} must not be null`);
  }
  try {
    return CANONICAL[column.type](value);
  } catch (cause) {
    throw new ColumnValueError(`${column.name}: ${cause instanceof Error ? cause.message : 'unusable'}`, { cause });
  }
}

/** @throws ColumnValueError */
export function canonicalKey(shape: TableShape, key: readonly ColumnValue[]): RowKey {
  if (key.length !== shape.key.length)
    throw new ColumnValueError(`A key of ${shape.name} has ${shape.key.length} values`);
  let copy: ColumnValue[] | undefined;
  for (let index = 0; index < key.length; index += 1) {
    const value = canonicalIn(shape.key[index] as Column, key[index]);
    if (Object.is(value, key[index])) continue;
    copy ??= [...key];
    copy[index] = value;
  }
  return copy ?? key;
}

/** The same for equal keys, different for others: canonical text holds no NUL. */
export const keyId = (key: RowKey): string => (key.length === 1 ? String(key[0]) : key.join('\0'));

/** The key of a row that came out of the table. */
export const keyOfRow = (shape: Pick<TableShape, 'key'>, row: TableRow): RowKey =>
  // A row that came out of the table has every column.
  shape.key.map((column) => row[column.name] as ColumnValue);

/** Its {@link keyId}; most tables have one column in their key, and need no list for it. */
export function rowId(shape: Pick<TableShape, 'key'>, row: TableRow): string {
  const [only] = shape.key;
  return only && shape.key.length === 1 ? String(row[only.name]) : keyId(keyOfRow(shape, row));
}

const strangerIn = (shape: TableShape, row: TableRow): string =>
  Object.keys(row).find((name) => !shape.columns.some((column) => column.name === name)) ?? '';

/**
 * A row as the table would give it back; values that `previous` (canonical) already had are taken over unseen. The row itself
 * where it is canonical already, which is the rule.
 * @throws ColumnValueError also when the row is not the one of its key
 */
export function canonicalRow(shape: TableShape, row: TableRow, key: RowKey, previous?: TableRow): TableRow {
  let copy: Record<string, ColumnValue> | undefined;
  let present = 0;
  for (const column of shape.columns) {
    const { name } = column;
    const value = row[name];
    if (value !== undefined) present += 1;
    if (value !== undefined && Object.is(value, previous?.[name])) continue;
    const canonical = canonicalIn(column, value);
    // -0 is no canonical number, though it equals one.
    if (Object.is(canonical, value)) continue;
    copy ??= { ...row };
    copy[name] = canonical;
  }
  const result = copy ?? row;
  for (let index = 0; index < key.length; index += 1) {
    const column = shape.key[index] as Column;
    if (result[column.name] !== key[index]) throw new ColumnValueError(`${column.name} is not that of the row's key`);
  }
  for (const name in row) if (row[name] !== undefined) present -= 1;
  if (present < 0) throw new ColumnValueError(`${shape.name} has no column ${strangerIn(shape, row)}`);
  return result;
}
