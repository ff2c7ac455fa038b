import { randomUUID } from 'node:crypto';
import { DEMOS, PARTITION_COUNT, partitionOf, streamOf } from '@wonderlings/kernel';
import { createTestDatabase, type TestDatabase } from '@wonderlings/postgres/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { act } from './contract/sealed-act.ts';
import { LogGapError } from './log-gap-error.ts';
import { eventLogMigrations } from './migrations.ts';
import { mayBeIn, readWanted } from './partition-filter.ts';
import { createPostgresEventStore, type PostgresEventStore } from './postgres-event-store.ts';

const PARTITIONS = Array.from({ length: PARTITION_COUNT }, (_, partition) => partition);

describe('the partitions that Postgres leaves out', () => {
  let database: TestDatabase;
  let store: PostgresEventStore;
  beforeAll(async () => {
    database = await createTestDatabase({ migrations: [eventLogMigrations] });
    store = createPostgresEventStore({ sql: database.connect() });
  });
  afterAll(async () => {
    await store.close();
    await database.drop();
  });

  /** The partitions that SQL finds of each name: one, or all children's where it cannot tell. */
  async function inSql(streams: readonly string[]): Promise<number[][]> {
    const columns = PARTITIONS.filter((one) => one !== DEMOS).map((one) => `(${mayBeIn(new Set([one]))}) as p${one}`);
    const rows = await database.sql.unsafe<Record<string, boolean>[]>(
      `select ${columns.join(', ')} from (
        select stream, convert_to(stream, 'UTF8') as name from unnest($1::text[]) with ordinality as asked (stream, nth) order by nth
      ) named`,
      [[...streams]],
    );
    return rows.map((row) => PARTITIONS.filter((one) => row[`p${one}`]));
  }

  it('are the ones that partitionOf names, for every child', async () => {
    const children = fc.array(fc.uuid(), { minLength: 500, maxLength: 500 });
    await fc.assert(
      fc.asyncProperty(children, async (ids) => {
        const streams = ids.map((id) => `child-${id}`);
        expect(await inSql(streams)).toEqual(streams.map((stream) => [partitionOf(stream)]));
      }),
      { numRuns: 10 },
    );
  });

  it('are never that of any other name: what cannot be told is given', async () => {
    const name = fc
      .oneof(fc.string(), fc.string({ unit: 'binary' }), fc.string({ unit: 'binary', minLength: 30, maxLength: 45 }))
      .map((text) => `child-${text.replaceAll('\0', '').toWellFormed()}`);
    await fc.assert(
      fc.asyncProperty(fc.array(name, { minLength: 50, maxLength: 50 }), async (streams) => {
        const found = await inSql(streams);
        for (const [nth, stream] of streams.entries()) expect(found[nth]).toContain(partitionOf(stream));
      }),
      { numRuns: 10 },
    );
  });

  it('are not sent at all, but for the last event that was looked at', async () => {
    const streams = Array.from({ length: 60 }, () => streamOf(randomUUID()));
    for (const stream of streams) await store.append(stream, 'none', act(stream, { size: 2 }));
    const all = await store.readAll({ limit: 1_000 });
    for (const partition of PARTITIONS) {
      const { events, isFull } = await readWanted(database.sql, {
        after: null,
        limit: 100,
        partitions: new Set([partition]),
      });
      const looked = all.slice(0, 100);
      const own = looked.filter(({ stream }, nth) => partitionOf(stream) === partition || nth === looked.length - 1);
      expect(events.map(({ id }) => id)).toEqual(own.map(({ id }) => id));
      expect(isFull).toBe(true);
    }
  });

  it('are not sent at all where they are of another type, but for the last event that was looked at', async () => {
    const [odd = '', ...others] = Array.from({ length: 8 }, () => streamOf(randomUUID()));
    await store.append(odd, 'none', act(odd, { size: 3, fields: { type: 'CheckedIn' } }));
    for (const stream of others) await store.append(stream, 'none', act(stream, { size: 2 }));
    const all = await store.readAll({ limit: 1_000 });
    const { events } = await readWanted(database.sql, { limit: 1_000, types: new Set(['CheckedIn']) });
    const wanted = all.filter(({ type }, nth) => type === 'CheckedIn' || nth === all.length - 1);
    expect(wanted).toHaveLength(4);
    expect(events).toStrictEqual(wanted);
  });

  it('hide no event that is missing, whosever it was', async () => {
    const { sql } = database;
    const [first, second] = await store.readAll({ limit: 2 });
    const partitions = new Set(PARTITIONS.filter((one) => one !== partitionOf(second?.stream ?? '')));
    await sql.begin(async (tx) => {
      // What only the owner of the database can do.
      await tx`alter table log.events disable trigger events_never_change`;
      await tx`delete from log.events where position = ${second?.position ?? ''}`;
      await tx`alter table log.events enable always trigger events_never_change`;
    });
    const reading = readWanted(sql, { after: null, limit: 50, partitions });
    await expect(reading).rejects.toThrow(LogGapError);
    await expect(readWanted(sql, { after: first?.position ?? '', limit: 50, partitions })).rejects.toThrow(LogGapError);
  });
});
