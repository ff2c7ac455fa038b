import type { TableRow } from '@wonderlings/kernel';
import { copyIn, type Sql } from '@wonderlings/postgres';
import { columnText, copyField } from '../table/column-texts.ts';
import { storedType, type TableShape } from '../table/table-shape.ts';
import { quoted } from '../table/table-statements.ts';

const CHUNK_CHARACTERS = 64 * 1_024;

interface CopiedColumn {
  readonly name: string;
  readonly type: ReturnType<typeof storedType>;
}

function copyLine(columns: readonly CopiedColumn[], row: TableRow): string {
  let line = '';
  for (const { name, type } of columns) {
    const value = row[name] ?? null;
    const field = value === null ? '\\N' : copyField(columnText(type, value));
    line += line === '' ? field : `\t${field}`;
  }
  return `${line}\n`;
}

function* chunksOf(columns: readonly CopiedColumn[], rows: readonly TableRow[]): Generator<string> {
  let chunk = '';
  for (const row of rows) {
    chunk += copyLine(columns, row);
    if (chunk.length < CHUNK_CHARACTERS) continue;
    yield chunk;
    chunk = '';
  }
  if (chunk !== '') yield chunk;
}

/** Copies canonical rows, sealed, into a table that has none of their keys. The session must be in a transaction, see `copyIn`. */
export async function copyRows(
  session: Sql,
  shape: TableShape,
  table: string,
  rows: readonly TableRow[],
): Promise<void> {
  if (rows.length === 0) return;
  const columns = shape.columns.map((column) => ({ name: column.name, type: storedType(shape, column) }));
  const names = columns.map(({ name }) => quoted(name)).join(', ');
  await copyIn(session, `copy ${table} (${names}) from stdin`, chunksOf(columns, rows));
}
