import { Readable } from 'node:stream';
import { type EventStore, isSandboxStream, type StoredEvent } from '@wonderlings/kernel';
import { copyOut, type Queryable, type Sql } from '@wonderlings/postgres';
import { EVENT_COLUMNS, lineOf } from './event-lines.ts';
import type { LogManifest } from './manifests.ts';

/** A part of the log as it goes into one file. */
export interface LogPart {
  readonly columns: readonly string[];
  /** Lines of a COPY. */
  readonly rows: Readable;
  /** Up to where it goes; events of demos count. */
  readonly upTo: string;
  /** The last event in it; null when all there is are events of demos. */
  readonly last: LogManifest['last'];
}

/** The log as a backup reads it. */
export interface LogRows {
  /** Where it ends; '0' while it is empty. */
  end(): Promise<string>;
  /** Whether a backup that ends so is a beginning of this log. */
  continues(backup: Pick<LogManifest, 'last' | 'upTo'>): Promise<boolean>;
  /** As many events after a position, and up to another, as a file should have. */
  part(after: string, upTo: string): Promise<LogPart>;
}

/** 0 where the log is in another engine. */
export async function endInPostgres(sql: Queryable): Promise<string> {
  const [there] = await sql<{ log: boolean }[]>`select to_regclass('log.events') is not null as log`;
  if (!there?.log) return '0';
  const [row] = await sql<{ position: string }[]>`
    select coalesce(greatest(
      (select max(position) from log.events), (select max(position) from log.sandbox_events),
      (select position from log.sandbox_horizon)), 0)::text as position`;
  return row?.position ?? '0';
}

export async function columnsOf(sql: Queryable, schema: string, table: string): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    select column_name as name from information_schema.columns
    where table_schema = ${schema} and table_name = ${table} order by ordinal_position`;
  return rows.map(({ name }) => name);
}

/** @param span positions a file */
export function rowsInPostgres(sql: Sql, span: number): LogRows {
  return {
    end: () => endInPostgres(sql),
    async continues({ last, upTo }) {
      if (BigInt(upTo) > BigInt(await endInPostgres(sql))) return false;
      if (last === null) return true;
      const [found] = await sql<{ hash: string }[]>`
        select encode(hash, 'hex') as hash from log.events where position = ${last.position}`;
      return found?.hash === last.hash;
    },
    async part(after, upTo) {
      const far = BigInt(after) + BigInt(span);
      const end = String(far < BigInt(upTo) ? far : BigInt(upTo));
      const [last] = await sql<NonNullable<LogManifest['last']>[]>`
        select position, encode(hash, 'hex') as hash, stream, revision from log.events
        where position > ${after} and position <= ${end} order by position desc limit 1`;
      const columns = await columnsOf(sql, 'log', 'events');
      // Positions and names of our own.
      const rows = await copyOut(
        sql,
        `copy (select ${columns.join(', ')} from log.events where position > ${after} and position <= ${end} order by position) to stdout`,
      );
      return { columns, rows, upTo: end, last: last ? { ...last } : null };
    },
  };
}

/** A page is in memory until it is written; with its bytes in hexadecimal some three times this. */
const MOST_BYTES = 16_000_000;
const PAGE = 1_000;

/** @param most events a file, about */
export function rowsOfStore(store: Pick<EventStore, 'head' | 'readAll' | 'readStream'>, most: number): LogRows {
  const isWithin = (upTo: string) => (event: StoredEvent) => BigInt(event.position) <= BigInt(upTo);
  return {
    end: async () => (await store.head()) ?? '0',
    async continues({ last, upTo }) {
      if (last?.stream !== undefined && last.revision !== undefined) {
        const [found] = await store.readStream(last.stream, { from: last.revision, limit: 1 });
        if (found?.hash !== last.hash || found.position !== last.position) return false;
      } else if (last !== null) return false;
      // What the backup would pass over: an older state of the log that has grown otherwise since.
      for (let after = last?.position ?? null; ; ) {
        const page = await store.readAll({ after, limit: PAGE });
        const within = page.filter(isWithin(upTo));
        if (within.some(({ stream }) => !isSandboxStream(stream))) return false;
        if (page.length < PAGE || within.length < page.length) return true;
        after = page.at(-1)?.position ?? null;
      }
    },
    async part(after, upTo) {
      const events: StoredEvent[] = [];
      let end = after;
      for (let bytes = 0; ; ) {
        const page = await store.readAll({ after: end === '0' ? null : end, limit: Math.min(PAGE, most) });
        const within = page.filter(isWithin(upTo));
        const kept = within.filter(({ stream }) => !isSandboxStream(stream));
        events.push(...kept);
        bytes += kept.reduce((sum, { data }) => sum + data.byteLength, 0);
        end = within.at(-1)?.position ?? end;
        if (page.length < Math.min(PAGE, most) || within.length < page.length) {
          end = upTo;
          break;
        }
        if (events.length >= most || bytes >= MOST_BYTES) break;
      }
      const last = events.at(-1);
      return {
        columns: EVENT_COLUMNS,
        rows: Readable.from(buffersOf(events)),
        upTo: end,
        last: last ? { position: last.position, hash: last.hash, stream: last.stream, revision: last.revision } : null,
      };
    },
  };
}

function* buffersOf(events: readonly StoredEvent[]): Generator<Buffer> {
  for (const event of events) yield Buffer.from(lineOf(event));
}
