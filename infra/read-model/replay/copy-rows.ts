import type { Writable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { TableRow } from '@wonderlings/kernel';
import type { Sql } from '@wonderlings/postgres';
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

/** Resolves when Postgres' socket has taken the chunk. */
function write(stream: Writable, chunk: string): Promise<void> {
  return new Promise((resolve, reject) => {
    stream.write(chunk, (error) => (error ? reject(error) : resolve()));
  });
}

/**
 * Copies canonical rows, sealed, into a table that has none of their keys. The session must be in a transaction: a COPY
 * that is refused at its end tells its stream or, at the latest, fails the next statement of the transaction.
 */
export async function copyRows(
  session: Sql,
  shape: TableShape,
  table: string,
  rows: readonly TableRow[],
): Promise<void> {
  if (rows.length === 0) return;
  const columns = shape.columns.map((column) => ({ name: column.name, type: storedType(shape, column) }));
  const names = columns.map(({ name }) => quoted(name)).join(', ');
  const stream = await session.unsafe(`copy ${table} (${names}) from stdin`).writable();
  const failed = new Promise<never>((_, reject) => stream.once('error', reject));
  // Raced below; without this a late failure would be nobody's.
  failed.catch(() => undefined);
  for (const chunk of chunksOf(columns, rows)) await Promise.race([write(stream, chunk), failed]);
  stream.end();
  // The end of the COPY is on its way by then; a statement that came before it would be refused.
  await setImmediate();
  await Promise.race([session.unsafe('select 1'), failed]);
}
