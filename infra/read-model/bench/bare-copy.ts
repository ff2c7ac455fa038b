import type { Readable, Writable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { connect, type Sql } from '@wonderlings/postgres';

/** On a connection of its own: postgres.js can leave a socket paused after a COPY to it. */
async function contentOf(url: string, table: string): Promise<Buffer[]> {
  const sql = connect(url, { max: 1, applicationName: 'bench-content', statementTimeout: 0 });
  const chunks: Buffer[] = [];
  const stream: Readable = await sql.unsafe(`copy (select * from read.${table}) to stdout`).readable();
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  await sql.end({ timeout: 0 });
  return chunks;
}

function write(stream: Writable, chunk: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    stream.write(chunk, (error) => (error ? reject(error) : resolve()));
  });
}

/** Milliseconds that a plain COPY of a read table's rows takes, into a table without key or index. */
export async function bareCopyMs(sql: Sql, url: string, table: string): Promise<number> {
  const content = await contentOf(url, table);
  await sql.unsafe(`create table bare_${table} as select * from read.${table} with no data`);
  const started = performance.now();
  await sql.begin(async (session) => {
    const stream = await session.unsafe(`copy bare_${table} from stdin`).writable();
    for (const chunk of content) await write(stream, chunk);
    stream.end();
    // As in copyRows: postgres.js tells no end of a COPY, but the next statement of its transaction waits for it.
    await setImmediate();
    await session.unsafe('select 1');
  });
  const took = performance.now() - started;
  await sql.unsafe(`drop table bare_${table}`);
  return took;
}
