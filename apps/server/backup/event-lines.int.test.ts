import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { createPostgresEventStore, eventLogMigrations } from '@wonderlings/event-store';
import type { StoredEvent } from '@wonderlings/kernel';
import { copyIn, copyOut, poolWithin } from '@wonderlings/postgres';
import { createTestDatabase, type TestDatabase } from '@wonderlings/postgres/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EVENT_COLUMNS, eventOf, lineOf, linesOf } from './event-lines.ts';

const HASH = 'ab'.repeat(32);
const eventAt = (position: number, fields: Partial<StoredEvent> = {}): StoredEvent => ({
  id: randomUUID(),
  type: 'MoodSaved',
  version: 2,
  stream: `child-${randomUUID()}`,
  revision: 0,
  position: String(position),
  at: '2026-03-29T01:00:00.100Z',
  timeZone: 'Europe/Berlin',
  localDate: '2026-03-29',
  actor: 'child',
  commandId: randomUUID(),
  correlationId: 'a request',
  causationId: null,
  hash: HASH,
  previousHash: HASH,
  data: Buffer.from([0, 9, 10, 92, 255]),
  ...fields,
});

/** What a line has to be careful with, and what it has not. */
const EVENTS = [
  eventAt(1),
  eventAt(2, { correlationId: 'a\ttab, a \\ a \\N \\t and\r\na line\b\f\v', causationId: randomUUID() }),
  eventAt(3, { correlationId: '\\N', type: 'Zażółć \u2028 🙂', data: Buffer.alloc(0) }),
  eventAt(5_000_000_000_000, { at: '1969-12-31T23:59:59.999Z', actor: 'grown-up', data: Buffer.alloc(200_000, 7) }),
];

describe('the lines of a backup that is written from events', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase({ migrations: [eventLogMigrations] });
  });
  afterAll(() => database.drop());

  const parsed = async (chunks: AsyncIterable<Uint8Array>, columns: readonly string[]) => {
    const events: StoredEvent[] = [];
    for await (const line of linesOf(chunks)) events.push(eventOf(line, columns, 'a file'));
    return events;
  };

  it('are what Postgres takes, and what Postgres says of the same events', async () => {
    const lines = EVENTS.map((event) => Buffer.from(lineOf(event)));
    await database.sql.begin((tx) =>
      copyIn(poolWithin(tx), `copy log.events (${EVENT_COLUMNS.join(', ')}) from stdin`, Readable.from(lines)),
    );
    await database.sql`update log.sandbox_horizon set position = ${EVENTS.at(-1)?.position ?? 0}`;
    const store = createPostgresEventStore({ sql: database.sql });
    expect(await store.readAll({ limit: 10 })).toEqual(EVENTS);
    await store.close();

    // In an order of its own, and by a session elsewhere on earth.
    const columns = [...EVENT_COLUMNS].reverse();
    const said = await database.sql.begin(async (tx) => {
      await tx`set local time zone 'Asia/Kathmandu'`;
      const rows = await copyOut(tx, `copy (select ${columns.join(', ')} from log.events order by position) to stdout`);
      return parsed(rows, columns);
    });
    expect(said).toEqual(EVENTS);
  });

  it('are read whatever pieces they come in', async () => {
    const bytes = Buffer.concat(EVENTS.slice(0, 3).map((event) => Buffer.from(lineOf(event))));
    const single = Readable.from([...bytes].map((byte) => Buffer.of(byte)));
    expect(await parsed(single, EVENT_COLUMNS)).toEqual(EVENTS.slice(0, 3));
  });

  it('are refused by the name of the column, and when the last one is cut off', async () => {
    const line = lineOf(eventAt(1)).trimEnd();
    expect(() => eventOf(line.replace('child\t', 'stranger\t'), EVENT_COLUMNS, 'a file')).toThrow(
      'a file is not as a log has it: actor',
    );
    expect(() => eventOf(line.split('\t').slice(0, -1).join('\t'), EVENT_COLUMNS, 'a file')).toThrow(': data');
    await expect(parsed(Readable.from([Buffer.from(line)]), EVENT_COLUMNS)).rejects.toThrow('cut off');
  });
});
