import { setTimeout as delay } from 'node:timers/promises';
import { chainHash, partitionOf, type StoredEvent, streamOf } from '@wonderlings/kernel';
import { createTestDatabase, type TestDatabase } from '@wonderlings/postgres/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Projector, startProjector } from '../live/projector.ts';
import { readModelMigrations } from '../migrations.ts';
import { rebuildTables } from '../replay/rebuild.ts';
import { eraseChild, id, look, moveNote, poke, registry, saveNote, TestJournal, tables } from '../testing.ts';
import { OLGAS_EVENTS } from './older-formats.fixture.ts';
import { type VerifyOptions, verifyTables } from './verify-tables.ts';

const WAIT_MS = 30_000;
const SECRET = 'Nobody may read that I cried';

describe('a verification of the read tables', () => {
  let database: TestDatabase;
  let journal: TestJournal;
  let projector: Projector;
  let last: string;
  beforeEach(async () => {
    database = await createTestDatabase({ migrations: [readModelMigrations] });
    journal = new TestJournal();
    const { store, keys } = journal;
    projector = startProjector({ sql: database.connect(), store, keys, registry, tables, catalogues: [] });
    await projector.ready;
    await journal.record('Ada', saveNote('lake', SECRET, { of: SECRET }), poke(), poke('ear'), look());
    await journal.record('Ben', saveNote('hill'), moveNote('hill', 'dale'), poke());
    await journal.record('Cleo', saveNote('gone'), poke());
    last = await journal.record('Cleo', eraseChild());
    expect(await projector.waitUntilReached(last, WAIT_MS)).toBe(true);
  });
  afterEach(async () => {
    await projector.stop();
    await database.drop();
  });

  const parts = () => ({ sql: database.sql, store: journal.store, keys: journal.keys, registry, tables });
  const verify = (options?: VerifyOptions) => verifyTables(parts(), options);
  const everything = async () => ({
    relations: await database.sql`select oid::text, relname from pg_class where relname !~ '^pg_' order by oid`,
    tables: await database.sql`select * from read_model.tables order by name`,
    generations: await database.sql`select * from read_model.generations order by name, generation`,
  });

  it('finds nothing where the tables are as the log says, and leaves nothing behind', async () => {
    const before = await everything();
    expect(await verify()).toEqual({
      events: 10,
      ms: expect.any(Number),
      compared: ['notes', 'pokes'],
      notCompared: [],
      differing: 0,
      differences: [],
      brokenLink: null,
      // Cleo's key is there still.
      unsealable: 0,
      lostKeys: [],
      hasMoreLostKeys: false,
      anchor: { position: '10', digest: expect.stringMatching(/^[0-9a-f]{64}$/) },
      anchorHolds: null,
      kept: { lines: 0, since: null, differing: [], gaps: [] },
      gap: null,
      faults: [],
    });
    expect(await everything()).toEqual(before);
    const sessions = await database.sql`
      select 1 from pg_stat_activity where application_name = 'wonderlings replay' and datname = current_database()`;
    expect(sessions).toEqual([]);
  });

  it('finds nothing in a log whose events were sealed in every format that there has been, and folds them all', async () => {
    await journal.adopt('Olga', OLGAS_EVENTS);
    last = await journal.record('Olga', saveNote('new', 'in the format of today'), poke());
    expect(await projector.waitUntilReached(last, WAIT_MS)).toBe(true);
    const stored = await journal.store.readStream(streamOf(id('Olga')));
    expect(stored.map(({ data, timeZone }) => [data[0], timeZone])).toEqual([
      [1, 'Europe/Berlin'],
      [2, 'Europe/Berlin'],
      [2, 'Europe/Berlin'],
      [3, ''],
      [3, ''],
    ]);
    expect(await verify()).toMatchObject({
      compared: ['notes', 'pokes'],
      differing: 0,
      brokenLink: null,
      lostKeys: [],
    });
    expect(await database.sql`select text from read.notes where user_id = ${id('Olga')} order by saved_at`).toEqual([
      { text: 'in the first format' },
      { text: 'in the second format' },
      { text: 'in the format of today' },
    ]);
    flip(({ data }) => ({ data: Uint8Array.from(data, (byte, index) => (index === 0 ? 2 : byte)) }), last);
    expect((await verify()).brokenLink).toMatchObject({ position: last, breaks: 'chain' });
  });

  it('names a changed row with what both sides say, and keeps to itself what the child wrote', async () => {
    await database.sql`update read.notes__1 set text = 'Hello', saves = 7, extra = null where id = ${id('lake')}`;
    const found = await verify();
    expect(found).toMatchObject({ differing: 1, notCompared: [], brokenLink: null });
    expect(found.differences).toEqual([
      {
        table: 'notes',
        key: { id: id('lake') },
        kind: 'changed',
        columns: [
          { name: 'text', live: 'a text of 5 characters', replayed: `a text of ${SECRET.length} characters` },
          { name: 'extra', live: 'nothing', replayed: `JSON of ${SECRET.length + 9} characters` },
          { name: 'saves', live: '7', replayed: '1' },
        ],
      },
    ]);
    expect(JSON.stringify(found)).not.toContain(SECRET);
  });

  it('says of a text of the same length that it is another one', async () => {
    await database.sql`update read.notes__1 set text = reverse(text), tags = array['b', 'c'] where id = ${id('lake')}`;
    const length = SECRET.length;
    expect((await verify()).differences).toMatchObject([
      {
        columns: [
          { live: `a text of ${length} characters`, replayed: `other text of ${length} characters` },
          { live: 'a list of 2', replayed: 'other list of 2' },
        ],
      },
    ]);
  });

  it('names a missing row and an extra one by their keys', async () => {
    await database.sql`delete from read.pokes__1 where kind = 'ear'`;
    await database.sql`insert into read.pokes__1 values (${id('Dan')}, 'toe', 1, now())`;
    const { differences, differing } = await verify();
    expect(differing).toBe(2);
    expect(differences).toHaveLength(2);
    const named = (child: string, kind: string) => ({ user_id: id(child), kind });
    expect(differences).toContainEqual({ table: 'pokes', key: named('Ada', 'ear'), kind: 'missing', columns: [] });
    expect(differences).toContainEqual({ table: 'pokes', key: named('Dan', 'toe'), kind: 'extra', columns: [] });
  });

  it('names the first ten of many in the order of their keys, and counts them all', async () => {
    await database.sql`
      insert into read.pokes__1 select ${id('Dan')}, 'toe ' || lpad(n::text, 2, '0'), 1, now() from generate_series(1, 25) n`;
    const { differences, differing } = await verify();
    expect(differing).toBe(25);
    expect(differences.map(({ key }) => key.kind)).toEqual(
      Array.from({ length: 10 }, (_, index) => `toe ${String(index + 1).padStart(2, '0')}`),
    );
  });

  it('looks at the chosen tables only, and refuses a name that is none', async () => {
    await database.sql`delete from read.pokes__1`;
    expect(await verify({ tables: ['notes'] })).toMatchObject({ compared: ['notes'], differing: 0 });
    await expect(verify({ tables: ['notes', 'nots'] })).rejects.toThrow(
      'There is no read table nots. There are: notes, pokes.',
    );
  });

  const flip = (change: (event: StoredEvent) => Partial<StoredEvent>, at = '3') => {
    journal.tamper = (event) => (event.position === at ? { ...event, ...change(event) } : event);
  };
  const flipped = (byte: number) => (event: StoredEvent) => {
    const data = Uint8Array.from(event.data);
    data[byte] = (data[byte] ?? 0) ^ 1;
    return { data };
  };

  it('names the event of which one byte was flipped, wherever that byte is', async () => {
    const size = (await journal.store.readAll({ after: '2', limit: 1 }))[0]?.data.length ?? 0;
    for (let byte = 0; byte < size; byte += 1) {
      flip(flipped(byte));
      const { brokenLink, notCompared, compared } = await verify();
      expect(brokenLink).toEqual({
        id: expect.any(String),
        type: 'Poked',
        stream: `child-${id('Ada')}`,
        revision: 2,
        position: '3',
        breaks: 'chain',
      });
      expect(compared).toEqual([]);
      expect(notCompared.map(({ table }) => table)).toEqual(['notes', 'pokes']);
    }
  });

  it('names the event of which the envelope was changed, or that was left out before it', async () => {
    flip(({ at }) => ({ at: at.replace('2026', '2025') }));
    expect((await verify()).brokenLink).toMatchObject({ position: '3' });
    flip(({ hash }) => ({ previousHash: hash }));
    expect((await verify()).brokenLink).toMatchObject({ position: '3' });
    const { store } = journal;
    const shortened = {
      ...store,
      readAll: async (options: Parameters<typeof store.readAll>[0]) =>
        (await store.readAll(options)).filter(({ position }) => position !== '3'),
    };
    journal.tamper = (event) => event;
    expect((await verifyTables({ ...parts(), store: shortened })).brokenLink).toMatchObject({
      stream: `child-${id('Ada')}`,
      revision: 3,
      position: '4',
    });
  });

  it('finds a changed event that no table has come to, and one that none folds', async () => {
    flip(flipped(20), '4');
    expect((await verify()).brokenLink).toMatchObject({ type: 'Looked', position: '4' });
    await projector.stop();
    const position = await journal.record('Ada', poke());
    flip(flipped(20), position);
    expect((await verify()).brokenLink).toMatchObject({ position });
  });

  /** As an attacker with write access to the database would do it: what follows of the stream gets new hashes. */
  const forge = (change: (event: StoredEvent) => Partial<StoredEvent>, at: string) => {
    const last = new Map<string, string>();
    journal.tamper = (event) => {
      const isFirst = event.revision === 0;
      const previousHash = isFirst ? event.previousHash : (last.get(event.stream) ?? event.previousHash);
      const forged = { ...event, ...(event.position === at ? change(event) : {}), previousHash };
      const hash = chainHash(previousHash, forged, forged.data);
      last.set(event.stream, hash);
      return { ...forged, hash };
    };
  };

  it.each<[string, (event: StoredEvent) => Partial<StoredEvent>, string]>([
    ['the day', () => ({ localDate: '2020-01-01' }), '3'],
    ['the moment', ({ at }) => ({ at: at.replace('2026', '2025') }), '3'],
    ['who did it', () => ({ actor: 'grown-up' }), '3'],
    ['the day of one that no table folds', () => ({ localDate: '2020-01-01' }), '4'],
    ['the name, so that no table takes it', () => ({ type: 'Nothing' }), '3'],
    [
      'the format of the sealed part',
      ({ data }) => ({ data: Uint8Array.from(data, (byte, index) => (index === 0 ? 2 : byte)) }),
      '3',
    ],
    ['the time zone', () => ({ timeZone: 'Asia/Tokyo' }), '3'],
    ['the words, in plain', () => ({ data: Buffer.from(`\0${JSON.stringify({ kind: 'made up' })}`) }), '3'],
  ])('names the event of which %s was rewritten and every hash computed anew', async (_, change, at) => {
    forge(change, at);
    const { brokenLink, compared } = await verify();
    expect(brokenLink).toMatchObject({ position: at, stream: `child-${id('Ada')}`, breaks: 'seal' });
    expect(compared).toEqual([]);
  });

  it('can say of an erased child only that the hashes fit', async () => {
    journal.shred('Cleo');
    forge(() => ({ localDate: '2020-01-01' }), '8');
    expect(await verify()).toMatchObject({ brokenLink: null, unsealable: 2, lostKeys: [] });
  });

  it('names the stream whose key was taken away, so that its events could be rewritten', async () => {
    journal.shred('Ada');
    forge(() => ({ localDate: '2020-01-01' }), '3');
    expect(await verify()).toMatchObject({ brokenLink: null, unsealable: 4, lostKeys: [`child-${id('Ada')}`] });
  });

  it('notices with an anchor that was kept what hashes and keys cannot show: an end that was cut off', async () => {
    const { anchor } = await verify();
    if (!anchor) throw new Error('A log with events has an anchor');
    await journal.record('Ada', poke());
    expect(await verify({ anchor })).toMatchObject({ brokenLink: null, anchorHolds: true });
    expect(await verify({ anchor: { ...anchor, digest: 'f'.repeat(64) } })).toMatchObject({ anchorHolds: false });

    const { store } = journal;
    const cut = {
      ...store,
      readAll: async (options: Parameters<typeof store.readAll>[0]) =>
        (await store.readAll(options)).filter(({ position }) => Number(position) < 10),
    };
    const found = await verifyTables({ ...parts(), store: cut }, { anchor });
    expect(found).toMatchObject({ brokenLink: null, anchorHolds: false });
    // An erased child's events can be rewritten, keys and hashes in order; not under an anchor.
    journal.shred('Cleo');
    forge(() => ({ localDate: '2020-01-01' }), '8');
    expect(await verify({ anchor })).toMatchObject({ brokenLink: null, anchorHolds: false });
  });

  it('says which tables it cannot judge: parked ones, and those of another release', async () => {
    const position = await journal.record('Ada', poke('poison'));
    expect(await projector.waitUntilReached(position, WAIT_MS)).toBe(true);
    const changed = tables.map((table) => (table.name === 'notes' ? { ...table, version: 2 } : table));
    const { compared, notCompared, differing } = await verifyTables({ ...parts(), tables: changed });
    expect({ compared, differing }).toEqual({ compared: [], differing: 0 });
    expect(notCompared).toEqual([
      { table: 'notes', reason: expect.stringMatching(/^it is that of another release/) },
      { table: 'pokes', reason: expect.stringMatching(/^it is parked before event/) },
    ]);
    expect(await verify()).toMatchObject({ compared: ['notes'], differing: 0 });
  });

  it('judges each table at its own checkpoint', async () => {
    await projector.stop();
    await journal.record('Ada', poke(), saveNote('lake', 'once more'));
    await rebuildTables(parts(), { tables: ['notes'] });
    const positions = await database.sql`
      select count(distinct position)::int as count from read_model.lines l join read_model.checkpoints c on c.id = l.checkpoint
      where l.partition = ${partitionOf(streamOf(id('Ada')))}`;
    expect(positions).toEqual([{ count: 2 }]);
    expect(await verify()).toMatchObject({ compared: ['notes', 'pokes'], notCompared: [], differing: 0 });
    await database.sql`update read.pokes set count = count + 1`;
    expect(await verify()).toMatchObject({ differing: 3 });
  });

  it('stays right while events keep coming and tables are rebuilt under it', async () => {
    let going = true;
    const saving = (async () => {
      for (let act = 0; going; act += 1) {
        last = await journal.record(`child ${act % 4}`, poke(), saveNote(`note ${act % 9}`, `${act}`), poke('ear'));
        if (act % 40 === 39) last = await journal.record(`brief ${act}`, poke(), eraseChild());
        await delay(1);
      }
    })();
    for (let round = 0; round < 4; round += 1) {
      const rebuilding = round === 2 ? projector.rebuild() : undefined;
      expect(await verify()).toMatchObject({ differing: 0, notCompared: [], brokenLink: null });
      expect((await rebuilding)?.failed ?? []).toEqual([]);
      await delay(100);
    }
    going = false;
    await saving;
    expect(await projector.waitUntilReached(last, WAIT_MS)).toBe(true);
    const { events, differing } = await verify();
    expect({ differing, isAll: events === Number(last) }).toEqual({ differing: 0, isAll: true });
  });
});
