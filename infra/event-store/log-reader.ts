import type { ReadAllOptions, ReadStreamOptions, StoredEvent } from '@wonderlings/kernel';
import type { Sql } from '@wonderlings/postgres';
import { assertDense } from './log-gap-error.ts';
import { START } from './position.ts';
import { storedEventColumns, storedEvents } from './stored-event-row.ts';

/** @throws LogGapError when an event is missing after `after` or in between */
export async function readAll(sql: Sql, { after, limit }: ReadAllOptions): Promise<StoredEvent[]> {
  const start = after ?? START;
  const rows = await sql`
    select ${storedEventColumns(sql)} from log.events where position > ${start} order by position limit ${limit}`.values();
  const page = storedEvents(rows);
  assertDense(page, start);
  return page;
}

export async function readStream(
  sql: Sql,
  stream: string,
  { from = 0, limit }: ReadStreamOptions = {},
): Promise<StoredEvent[]> {
  const rows = await sql`
    select ${storedEventColumns(sql)} from log.events where stream = ${stream} and revision >= ${from}
    order by revision limit ${limit ?? null}`.values();
  return storedEvents(rows);
}

/** The last position, {@link START} for an empty log. */
export async function readHead(sql: Sql): Promise<string> {
  const [row] = await sql<{ position: string }[]>`select position from log.events order by position desc limit 1`;
  return row?.position ?? START;
}
