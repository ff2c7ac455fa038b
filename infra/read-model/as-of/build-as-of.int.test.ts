import { createPostgresEventStore, eventLogMigrations } from '@wonderlings/event-store';
import { type EventStore, isSandboxStream } from '@wonderlings/kernel';
import { createTestDatabase, type TestDatabase } from '@wonderlings/postgres/testing';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startProjector } from '../live/projector.ts';
import { readModelMigrations } from '../migrations.ts';
import { rebuildTables } from '../replay/rebuild.ts';
import {
  eraseChild,
  id,
  moveNote,
  poke,
  registry,
  removeNote,
  rowsOfLog,
  saveNote,
  TestJournal,
  tables,
} from '../testing.ts';
import { dropAsOf } from './as-of-views.ts';
import { buildAsOf, NoSuchChild } from './build-as-of.ts';

const WAIT_MS = 30_000;
const NAMES = ['lake', 'hill'];

describe('tables as they were', { timeout: 120_000 }, () => {
  let database: TestDatabase;
  let store: EventStore;
  let journal: TestJournal;
  beforeEach(async () => {
    database = await createTestDatabase({ migrations: [eventLogMigrations, readModelMigrations] });
    store = createPostgresEventStore({ sql: database.connect() });
    journal = new TestJournal(store);
  });
  afterEach(async () => {
    await store.close();
    await database.drop();
  });

  const parts = (its = journal.store) => ({ sql: database.sql, store: its, keys: journal.keys, registry, tables });
  const shown = async () => ({
    notes: await database.sql`select * from as_of.notes order by id`,
    pokes: await database.sql`select * from as_of.pokes order by user_id, kind`,
  });
  const views = async () =>
    (
      await database.sql`select table_name as name from information_schema.views where table_schema = 'as_of' order by 1`
    ).map(({ name }) => name);
  const generations = async () =>
    (await database.sql`select name, generation from read_model.generations order by 1, 2`).map(
      ({ name, generation }) => `${name} ${generation}`,
    );

  /** The log as it was, with the keys of today. */
  const rowsUntil = (isIn: (event: { position: string; at: string; stream: string }) => boolean) =>
    rowsOfLog({
      keys: journal.keys,
      store: { ...journal.store, readAll: async (range) => (await journal.store.readAll(range)).filter(isIn) },
    });

  async function fill(): Promise<void> {
    for (const child of ['Ada', 'Ben', 'demo Cleo', 'Dan']) {
      for (const name of NAMES) await journal.record(child, saveNote(`${child} ${name}`), poke(), poke('ear'));
      await journal.record(child, moveNote(`${child} lake`, `${child} dale`), removeNote(`${child} hill`), poke());
    }
    await journal.record('Ben', eraseChild());
    journal.shred('Ben');
    for (const child of ['Ada', 'Dan']) await journal.record(child, saveNote(`${child} late`), poke('toe'));
  }

  it('are a replay of the log up to a position or a moment, without a child that was erased since', async () => {
    await fill();
    const all = await journal.store.readAll({ limit: 1_000 });
    const erased = id('Ben');
    await fc.assert(
      fc.asyncProperty(fc.nat(all.length - 1), fc.boolean(), async (nth, byMoment) => {
        const { position, at } = all[nth] as (typeof all)[number];
        const built = await buildAsOf(parts(), { until: byMoment ? { moment: at } : { position } });
        const expected = await rowsUntil((event) => Number(event.position) <= nth + 1);
        expect(built.failed).toEqual([]);
        expect(built.position).toBe(position);
        expect(await shown()).toEqual(expected);
        expect(built.tables.map(({ table, rows }) => [table, rows])).toEqual([
          ['notes', expected.notes.length],
          ['pokes', expected.pokes.length],
        ]);
        expect(JSON.stringify(await shown())).not.toContain(erased);
      }),
      { numRuns: 10, endOnFailure: true },
    );
    expect(await generations()).toHaveLength(2);
  });

  it('leave an erased child out although its key is there still, as while it is being erased', async () => {
    await journal.record('Ada', poke());
    const before = await journal.record('Ben', poke(), saveNote('Ben lake'));
    await journal.record('Ben', eraseChild());
    await buildAsOf(parts(), { until: { position: before } });
    expect((await shown()).pokes).toMatchObject([{ user_id: id('Ada') }]);
    expect((await shown()).notes).toEqual([]);
  });

  it('touch no live table', async () => {
    await fill();
    await rebuildTables(parts());
    const live = () => database.sql`
      select ctid::text, xmin::text, n::text from read.notes__2 n union all
      select ctid::text, xmin::text, p::text from read.pokes__2 p union all
      select ctid::text, xmin::text, t::text from read_model.tables t union all
      select ctid::text, xmin::text, c::text from read_model.checkpoints c order by 1, 3`;
    const before = await live();
    await buildAsOf(parts(), { until: { position: '9' } });
    expect(await live()).toEqual(before);
    expect(before.length).toBeGreaterThan(10);
  });

  it('are of one child when that is asked for, and of its stream alone', async () => {
    await fill();
    const asked: string[] = [];
    const watched: EventStore = {
      ...journal.store,
      readAll: () => Promise.reject(new Error('The whole log was read')),
      readStream: (stream, range) => {
        asked.push(stream);
        return journal.store.readStream(stream, range);
      },
    };
    const all = await journal.store.readAll({ limit: 1_000 });
    const position = all.filter(({ stream }) => stream.endsWith(id('Dan'))).at(-2)?.position ?? '';
    const built = await buildAsOf(parts(watched), { until: { position }, childId: id('Dan') });
    expect(new Set(asked)).toEqual(new Set([`child-${id('Dan')}`]));
    const expected = await rowsUntil(
      (event) => event.stream.endsWith(id('Dan')) && Number(event.position) <= Number(position),
    );
    expect(expected.pokes.length).toBeGreaterThan(1);
    expect(await shown()).toEqual(expected);
    expect(built.events).toBe(all.filter(({ stream }) => stream.endsWith(id('Dan'))).length - 1);

    await buildAsOf(parts(watched), { until: { moment: '2026-12-31T00:00:00.000Z' }, childId: id('Ben') });
    expect(await shown()).toEqual({ notes: [], pokes: [] });
    const unknown = buildAsOf(parts(watched), { until: { position }, childId: id('Unknown') });
    await expect(unknown).rejects.toThrow(NoSuchChild);
  });

  it('are replaced by the next ones, stay through a rebuild, and are dropped when they are not wanted any more', async () => {
    await fill();
    await rebuildTables(parts());
    await buildAsOf(parts(), { until: { position: '5' }, tables: ['notes'] });
    expect(await views()).toEqual(['notes']);
    await buildAsOf(parts(), { until: { position: '9' } });
    expect(await views()).toEqual(['notes', 'pokes']);
    const before = await shown();
    await rebuildTables(parts());
    await rebuildTables(parts());
    expect(await shown()).toEqual(before);
    expect(await dropAsOf(database.sql)).toEqual(['notes', 'pokes']);
    expect(await views()).toEqual([]);
    expect(await dropAsOf(database.sql)).toEqual([]);
    const [{ live } = { live: 0 }] = await database.sql`select count(*)::integer as live from read_model.tables`;
    // The live one and the one it replaced.
    expect(await generations()).toHaveLength(2 * live);
  });

  it('lose the rows of a child that is erased while they are looked at', async () => {
    await fill();
    const projector = startProjector({ ...parts(), sql: database.connect(), catalogues: [] });
    try {
      await projector.ready;
      await buildAsOf(parts(), { until: { position: '30' } });
      expect((await shown()).pokes.some(({ user_id }) => user_id === id('Ada'))).toBe(true);
      const erased = await journal.record('Ada', eraseChild());
      expect(await projector.waitUntilReached(erased, WAIT_MS)).toBe(true);
      expect(JSON.stringify(await shown())).not.toContain(id('Ada'));
      expect((await shown()).pokes.length).toBeGreaterThan(0);
    } finally {
      await projector.stop();
    }
  });

  it('end where the first event was recorded later, whatever earlier times follow it', async () => {
    // A demo begins with a past of its own; here one event of a child bears an earlier time than those around it.
    await journal.record('Ada', poke());
    const late = await journal.record('Ada', poke());
    await journal.record('Ada', poke());
    const all = await journal.store.readAll({ limit: 10 });
    const early = all[0]?.at ?? '';
    const shifted: EventStore = {
      ...journal.store,
      readAll: async (range) =>
        (await journal.store.readAll(range)).map((event) =>
          Number(event.position) > Number(late) ? { ...event, at: early } : event,
        ),
    };
    const built = await buildAsOf(parts(shifted), { until: { moment: early } });
    expect(built.position).toBe('1');
    expect((await shown()).pokes).toMatchObject([{ count: 1 }]);
    expect(all.every(({ stream }) => !isSandboxStream(stream))).toBe(true);
  });
});
