import { type EventStore, isSandboxStream, type StoredEvent } from '@wonderlings/kernel';
import type { Queryable } from '@wonderlings/postgres';

/** An event that the tables have folded. Another log has something else there, or nothing. */
export type LogMark = Pick<StoredEvent, 'stream' | 'revision' | 'position' | 'hash'>;

/** Events of demos are swept, so they mark nothing. */
export const lastToMark = (page: readonly StoredEvent[]): StoredEvent | undefined =>
  page.findLast(({ stream }) => !isSandboxStream(stream));

/** What of an event is written down: plain data, without its words. */
export const markOf = ({ stream, revision, position, hash }: LogMark): LogMark => ({
  stream,
  revision,
  position,
  hash,
});

/** Writes down in which log the tables are; undefined for one without a child's event. */
export async function markLog(sql: Queryable, event: LogMark | undefined): Promise<void> {
  if (!event) {
    await sql`delete from read_model.log_mark`;
    return;
  }
  const { stream, revision, position, hash } = event;
  await sql`
    insert into read_model.log_mark (stream, revision, position, hash)
    values (${stream}, ${revision}, ${position}, ${hash})
    on conflict (single) do update set
      stream = excluded.stream, revision = excluded.revision, position = excluded.position, hash = excluded.hash`;
}

/** The tables were folded from another log than the one that is there now: to go on would mix the rows of both. */
export class OtherLog extends Error {
  override readonly name = 'OtherLog';

  constructor({ position }: LogMark) {
    super(`The read tables were made from a log with another event at position ${position}: run npm run replay`);
  }
}

/**
 * That the log is the one that the tables were folded from: a copy of it has other positions, and one that was put back to an earlier
 * day may have other events at the same ones. Tables that nothing was folded into yet fit any log. @throws OtherLog
 */
export async function assertSameLog(sql: Queryable, store: Pick<EventStore, 'readStream'>): Promise<void> {
  const [mark] = await sql<LogMark[]>`select stream, revision, position, hash from read_model.log_mark`;
  if (mark && !(await holds(store, mark))) throw new OtherLog(mark);
}

/** Whether the log has that event where it was. */
export async function holds(store: Pick<EventStore, 'readStream'>, mark: LogMark): Promise<boolean> {
  const find = () => store.readStream(mark.stream, { from: mark.revision, limit: 1 });
  // A read may end early without an error, and nothing goes on after this.
  const [found] = [...(await find()), ...(await find())];
  return found?.position === mark.position && found.hash === mark.hash;
}
