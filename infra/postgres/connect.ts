import postgres from 'postgres';
import { requirePatch } from './patched-client.ts';

/** The Postgres client that everything speaks; `int8` arrives as a string, so that no position passes through `Number()`. */
export type Sql = postgres.Sql;
/** What a `sql.begin` callback gets. */
export type TransactionSql = postgres.TransactionSql;
/** A connection of one's own, for session locks; give it back with `release()`. */
export type ReservedSql = postgres.ReservedSql;
/** Either of the two, for a function that runs queries and does not mind in which transaction. */
export type Queryable = postgres.ISql;
/** A value that Postgres stores as `jsonb`. */
export type JsonValue = postgres.JSONValue;
/** A refusal by Postgres; `code` is the SQLSTATE. */
export const PostgresError = postgres.PostgresError;

export type ConnectOptions = {
  /** What `pg_stat_activity` shows. */
  readonly applicationName?: string;
  /** The pool's size; the embedded server takes 60 connections in all. */
  readonly max?: number;
  /**
   * Milliseconds after which Postgres ends a statement, and a transaction that no statement follows in; 0 means never, for what takes long
   * or holds a transaction on purpose, such as a replay, a swap or a backup.
   */
  readonly statementTimeout?: number;
  /** What becomes of a `bytea`, which Postgres writes as `\x…`; a `Buffer` without it. */
  readonly parseBytes?: (text: string) => unknown;
};

const POOL_SIZE = 10;
export const STATEMENT_TIMEOUT_MS = 30_000;
const IDLE_SECONDS = 300;
const CONNECT_SECONDS = 10;
/** After it the kernel asks whether the other side is there still, ten times, a second apart (Node's own figures for the latter two). */
const KEEP_ALIVE_SECONDS = 5;

/**
 * How Postgres notices that a client is gone without a word: a host that lost its power, a firewall that forgot. By Linux' own figures a
 * session would keep its locks for two hours. `client_connection_check_interval` is not among them: a statement that runs ends in time by
 * itself, and some platforms refuse to start a session with it.
 */
const NOTICES_A_LOST_CLIENT = {
  tcp_keepalives_idle: KEEP_ALIVE_SECONDS,
  tcp_keepalives_interval: 5,
  tcp_keepalives_count: 3,
};

/** `2026-11-21 16:02:18.3+00`, as Postgres writes an instant in UTC. */
const STORED_IN_UTC = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d+)?\+00$/;
const TIME = { from: '2026-11-21 '.length, to: '2026-11-21 16:02:18.300'.length, length: '16:02:18.300'.length };
const ZONE_LENGTH = '+00'.length;

/**
 * The text form of a `timestamptz` as ISO 8601 in UTC; digits beyond the millisecond are cut off. A list of 100 moods spent a tenth of its time
 * on the way over a Date, and a tenth of its garbage on a pattern that took the text to pieces.
 */
export function isoOf(stored: string): string {
  if (!STORED_IN_UTC.test(stored)) return new Date(stored).toISOString();
  const time = stored.slice(TIME.from, Math.min(stored.length - ZONE_LENGTH, TIME.to));
  const whole = time.includes('.') ? time : `${time}.`;
  return `${stored.slice(0, TIME.from - 1)}T${whole.padEnd(TIME.length, '0')}Z`;
}

const DATE_OID = 1082;
const TIMESTAMPTZ_OID = 1184;
const BYTEA_OID = 17;
/**
 * How values look on this side, the same for a read table, an answer and a replay (kernel's `ColumnType`): an instant is
 * ISO 8601 in UTC with milliseconds, a day is `YYYY-MM-DD`. A `Date` may still be written.
 */
const VALUE_SHAPES = {
  instant: {
    to: TIMESTAMPTZ_OID,
    from: [TIMESTAMPTZ_OID],
    serialize: (value: Date | string) => (value instanceof Date ? value.toISOString() : value),
    parse: isoOf,
  },
  day: {
    to: DATE_OID,
    from: [DATE_OID],
    serialize: (value: Date | string) => (value instanceof Date ? value.toISOString().slice(0, 10) : value),
    parse: (stored: string) => stored,
  },
};
const bytesShape = (parse: (text: string) => unknown) => ({
  to: BYTEA_OID,
  from: [BYTEA_OID],
  serialize: (value: Uint8Array) => `\\x${Buffer.from(value).toString('hex')}`,
  parse,
});
// Rather ask often than be late: the client's own default waits up to 20 s after Postgres was away.
const LONGEST_BACKOFF_SECONDS = 1;

/** What a session is told of how long it may take; a way that was lost leaves no locks behind for longer. @param statementTimeout milliseconds, or 0 */
export const limitsOf = (statementTimeout: number) => ({
  statement_timeout: statementTimeout,
  idle_in_transaction_session_timeout: statementTimeout,
  // Until an answer must have arrived. It would also end a backup whose disk is slow: the kernel counts a reader that pauses as silent.
  tcp_user_timeout: statementTimeout,
});
/** All that a session is told, also one that another client opens. */
export const sessionSettings = (statementTimeout = STATEMENT_TIMEOUT_MS) => ({
  ...limitsOf(statementTimeout),
  ...NOTICES_A_LOST_CLIENT,
});

/**
 * Opens a pool on `url`; connections are made when first needed, end it with `sql.end()`.
 * @throws Error with a sentence for a person when the client is not patched
 */
export function connect(url: string, options: ConnectOptions = {}): Sql {
  const { applicationName = 'wonderlings', max = POOL_SIZE, statementTimeout = STATEMENT_TIMEOUT_MS } = options;
  const { parseBytes } = options;
  requirePatch(postgres);
  return postgres(url, {
    max,
    idle_timeout: IDLE_SECONDS,
    connect_timeout: CONNECT_SECONDS,
    keep_alive: KEEP_ALIVE_SECONDS,
    backoff: (tries) => Math.min(LONGEST_BACKOFF_SECONDS, 0.02 * 2 ** tries) * (0.5 + Math.random() / 2),
    // "relation already exists, skipping" and its like would only hide what matters in the log.
    onnotice: () => undefined,
    types: { ...VALUE_SHAPES, ...(parseBytes ? { bytes: bytesShape(parseBytes) } : {}) },
    connection: { application_name: applicationName, ...sessionSettings(statementTimeout) },
  });
}
