import type { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { Queryable } from './connect.ts';

/** What a `COPY (…) TO STDOUT` says, in the pieces that it comes in. */
export async function copyOut(sql: Queryable, statement: string): Promise<Readable> {
  const stream = await sql.unsafe(statement).readable();
  // postgres.js 3.4.9 pauses its socket while the stream is full, and resumes it when the stream is read on, which one that has
  // ended never is: the next query on the connection would get no answer.
  stream.once('close', () => stream._read(0));
  return stream;
}

/**
 * Feeds a `COPY … FROM STDIN`, and waits until Postgres has taken it. The session must be in a transaction: a COPY that is refused
 * at its end tells its stream or, at the latest, fails the next statement of the transaction.
 */
export async function copyIn(
  sql: Queryable,
  statement: string,
  chunks: Iterable<string> | AsyncIterable<Uint8Array>,
): Promise<void> {
  const stream = await sql.unsafe(statement).writable();
  const failed = new Promise<never>((_, reject) => stream.once('error', reject));
  // Raced below; without this a late failure would be unhandled.
  failed.catch(() => undefined);
  const taken = (chunk: string | Uint8Array): Promise<void> =>
    new Promise((resolve, reject) => {
      stream.write(chunk, (error) => (error ? reject(error) : resolve()));
    });
  try {
    for await (const chunk of chunks) await Promise.race([taken(chunk), failed]);
  } catch (error) {
    // A source that failed must not look like one that ended: Postgres would keep what it has.
    stream.destroy(error instanceof Error ? error : new Error(String(error)));
    throw error;
  }
  stream.end();
  // The end of the COPY is on its way by then; a statement that came before it would be refused.
  await setImmediate();
  await Promise.race([sql.unsafe('select 1'), failed]);
}
