import type { Actor, StoredEvent } from '@wonderlings/kernel';
import type { Sql } from '@wonderlings/postgres';

/** A row in the order of {@link storedEventColumns}. */
type StoredEventRow = readonly [
  position: string,
  at: string,
  revision: number,
  version: number,
  localDate: string,
  id: string,
  commandId: string,
  causationId: string | null,
  stream: string,
  type: string,
  timeZone: string,
  actor: Actor,
  correlationId: string,
  hash: string,
  previousHash: string,
  data: Uint8Array,
];

/**
 * Times and hashes leave Postgres as the text that the kernel uses, whatever `TimeZone` and `DateStyle` a session has: a
 * third quicker in all than making a Date and a Buffer of each here (190,000 against 150,000 events a second).
 */
export const storedEventColumns = (sql: Sql) => sql`
  position,
  to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  revision, version, to_char(local_date, 'YYYY-MM-DD'), id, command_id, causation_id, stream, type, time_zone, actor,
  correlation_id, encode(hash, 'hex'), encode(previous_hash, 'hex'), data`;

export function storedEvents(rows: readonly (readonly unknown[])[]): StoredEvent[] {
  // The columns above and their constraints in the table make every row one of these.
  return (rows as unknown as readonly StoredEventRow[]).map((row) => ({
    position: row[0],
    at: row[1],
    revision: row[2],
    version: row[3],
    localDate: row[4],
    id: row[5],
    commandId: row[6],
    causationId: row[7],
    stream: row[8],
    type: row[9],
    timeZone: row[10],
    actor: row[11],
    correlationId: row[12],
    hash: row[13],
    previousHash: row[14],
    data: row[15],
  }));
}
