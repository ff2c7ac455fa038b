import {
  type EndedSandbox,
  type EndedSandboxesOptions,
  isSandboxStream,
  type ReadAllOptions,
  type ReadStreamOptions,
  type StoredEvent,
} from '@wonderlings/kernel';
import type { Sql } from '@wonderlings/postgres';
import { assertDense, isDense } from './log-gap-error.ts';
import { comparePositions, START } from './position.ts';
import { storedEventColumns, storedEvents } from './stored-event-row.ts';

/**
 * Children's events and sandboxes' in one order. Each table is read by its own index and limit, so that Postgres merges two
 * short runs, whatever it thinks of their sizes.
 * @throws LogGapError when an event is missing after `after` or in between, above what was swept
 */
export async function readAll(sql: Sql, { after, limit, pastGaps = false }: ReadAllOptions): Promise<StoredEvent[]> {
  const start = after ?? START;
  const rows = await sql`
    select ${storedEventColumns(sql)} from (
      (select * from log.events where position > ${start} order by position limit ${limit})
      union all
      (select * from log.sandbox_events where position > ${start} order by position limit ${limit})
    ) both_logs order by position limit ${limit}`.values();
  const page = storedEvents(rows);
  if (!pastGaps && !isDense(page, start)) {
    // Asked after the page: it can only have grown, by sweeps that may be where the gap is from. A live table had read
    // everything below it, without a gap, before that was swept.
    const horizon = await readHorizon(sql);
    assertDense(page, comparePositions(horizon, start) > 0 ? horizon : start);
  }
  return page;
}

const tableOf = (sql: Sql, stream: string) => (isSandboxStream(stream) ? sql`log.sandbox_events` : sql`log.events`);

export async function readStream(
  sql: Sql,
  stream: string,
  { from = 0, limit }: ReadStreamOptions = {},
): Promise<StoredEvent[]> {
  const rows = await sql`
    select ${storedEventColumns(sql)} from ${tableOf(sql, stream)} where stream = ${stream} and revision >= ${from}
    order by revision limit ${limit ?? null}`.values();
  return storedEvents(rows);
}

export async function readLast(sql: Sql, stream: string): Promise<StoredEvent | undefined> {
  const rows = await sql`
    select ${storedEventColumns(sql)} from ${tableOf(sql, stream)} where stream = ${stream}
    order by revision desc limit 1`.values();
  return storedEvents(rows)[0];
}

/** The last position that was ever given out, {@link START} for an empty log. */
export async function readHead(sql: Sql): Promise<string> {
  const [row] = await sql<{ position: string }[]>`
    select greatest(
      (select position from log.events order by position desc limit 1),
      (select position from log.sandbox_events order by position desc limit 1),
      (select position from log.sandbox_horizon)) as position`;
  return row?.position ?? START;
}

/** The highest position that was ever swept; {@link START} when none was. */
export async function readHorizon(sql: Sql): Promise<string> {
  const [row] = await sql<{ position: string }[]>`select position from log.sandbox_horizon`;
  return row?.position ?? START;
}

/** Whether there is an event after the position. */
export async function hasMore(sql: Sql, after: string): Promise<boolean> {
  const [row] = await sql<{ more: boolean }[]>`
    select exists (select from log.events where position > ${after})
      or exists (select from log.sandbox_events where position > ${after}) as more`;
  return row?.more ?? false;
}

export async function readEnded(sql: Sql, { before, limit }: EndedSandboxesOptions): Promise<EndedSandbox[]> {
  // The type stands in the text, so that every plan may use the index of these rows alone.
  const rows = await sql<EndedSandbox[]>`
    select stream, position from log.sandbox_events where type = 'ChildErased' and at < ${before}
    order by position limit ${limit}`;
  return [...rows];
}
