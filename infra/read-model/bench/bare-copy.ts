import { once } from 'node:events';
import type { Readable } from 'node:stream';
import type { Sql } from '@wonderlings/postgres';

async function contentOf(sql: Sql, table: string): Promise<Buffer[]> {
  const chunks: Buffer[] = [];
  const stream: Readable = await sql.unsafe(`copy (select * from read.${table}) to stdout`).readable();
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return chunks;
}

/** Milliseconds that a plain COPY of a read table's rows takes, into a table without key or index. */
export async function bareCopyMs(sql: Sql, table: string): Promise<number> {
  const content = await contentOf(sql, table);
  await sql.unsafe(`create table bare_${table} as select * from read.${table} with no data`);
  const started = performance.now();
  const stream = await sql.unsafe(`copy bare_${table} from stdin`).writable();
  for (const chunk of content) if (!stream.write(chunk)) await once(stream, 'drain');
  stream.end();
  await once(stream, 'finish');
  const took = performance.now() - started;
  await sql.unsafe(`drop table bare_${table}`);
  return took;
}
