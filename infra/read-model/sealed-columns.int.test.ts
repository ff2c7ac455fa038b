import { IntegrityError } from '@wonderlings/kernel';
import { createTestDatabase, type TestDatabase } from '@wonderlings/postgres/testing';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Projector, startProjector } from './live/projector.ts';
import { readModelMigrations } from './migrations.ts';
import { createReadDatabase } from './read-database.ts';
import { rebuildTables } from './replay/rebuild.ts';
import { CellText } from './table/cell-text.ts';
import { eraseChild, id, moveNote, registry, removeNote, saveNote, TestJournal } from './testing.ts';
import { clearTables, diary, diaryOfLog, sealedTables } from './testing-diary.ts';
import { verifyTables } from './verify/verify-tables.ts';

const WAIT_MS = 30_000;
const SECRET = 'Nobody may read that I cried';

let database: TestDatabase;
let journal: TestJournal;
let running: Projector[];
beforeEach(async () => {
  database = await createTestDatabase({ migrations: [readModelMigrations] });
  journal = new TestJournal();
  running = [];
});
afterEach(async () => {
  await Promise.all(running.map((projector) => projector.stop()));
  await database.drop();
});

const parts = (tables = sealedTables) => ({
  sql: database.connect(),
  store: journal.store,
  keys: journal.keys,
  registry,
  tables,
});

async function start(tables = sealedTables, keys = journal.keys): Promise<Projector> {
  const projector = startProjector({ ...parts(tables), keys, catalogues: [] });
  running.push(projector);
  await projector.ready;
  return projector;
}

const reached = async (projector: Projector, position: string) =>
  expect(await projector.waitUntilReached(position, WAIT_MS)).toBe(true);
/** As the server reads. */
const cellsAsText = () => database.connect({ parseBytes: (text) => new CellText(text) });
const read = (keys = journal.keys, sql = cellsAsText()) => createReadDatabase({ sql, keys });
const opened = () => read().rows(diary)`select * from read.diary order by id`;
const stored = async () => [...(await database.sql<Record<string, unknown>[]>`select * from read.diary order by id`)];
const verify = () => verifyTables(parts());

describe('a table with sealed columns', () => {
  it('holds bytes only, other ones for the same words elsewhere, and opens to what was folded', async () => {
    const projector = await start();
    await journal.record('Ada', saveNote('lake', SECRET, { of: [SECRET] }), saveNote('hill', SECRET));
    await reached(projector, await journal.record('Ben', saveNote('dale', SECRET)));
    const rows = await stored();
    const sealed = Object.keys(diary.columns).filter((name) => name !== 'id' && name !== 'user_id');
    for (const row of rows) {
      for (const name of sealed) if (row[name] !== null) expect(row[name]).toBeInstanceOf(Uint8Array);
      const bytes = Buffer.concat(Object.values(row).map((value) => Buffer.from((value ?? '') as string)));
      expect(bytes.includes('cried')).toBe(false);
    }
    expect(new Set(rows.map(({ words }) => Buffer.from(words as Uint8Array).toString('hex'))).size).toBe(3);
    expect(await opened()).toEqual(await diaryOfLog(journal));
    // A pool that makes bytes of cells will do, too.
    const ofBytes = read(journal.keys, database.sql);
    expect(await ofBytes.rows(diary)`select * from read.diary order by id`).toEqual(await opened());
  });

  it('is the same to the last byte live and after a rebuild, and as its events say, whatever happened', async () => {
    const projector = await start();
    const name = fc.constantFrom('lake', 'hill', 'dale');
    const words = fc.string({ unit: 'binary', maxLength: 8 }).map((text) => text.replaceAll('\0', ''));
    const extra = fc.constantFrom(null, { b: 1, a: ['x', { '10': 'y', aa: null, z: 0 }] }, [1, 'two'], 'three');
    const what = fc.oneof(
      { weight: 4, arbitrary: fc.tuple(name, words, extra).map(([n, text, json]) => saveNote(n, text, json)) },
      { weight: 2, arbitrary: fc.constantFrom(moveNote('lake', 'hill'), moveNote('hill', 'dale')) },
      { weight: 1, arbitrary: name.map((n) => removeNote(n)) },
    );
    const act = fc.record({ child: fc.constantFrom('Ada', 'Ben'), what });
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 12 }), async (acts) => {
        let last = '';
        for (const { child, what: done } of acts) last = await journal.record(child, done);
        await reached(projector, last);
        const live = await stored();
        expect(await opened()).toEqual(await diaryOfLog(journal));
        expect(await verify()).toMatchObject({ compared: ['diary'], differing: 0, brokenLink: null });
        await rebuildTables(parts());
        expect(await stored()).toEqual(live);
      }),
      { numRuns: 10, endOnFailure: true },
    );
  });

  it('asks the key ring once for a batch, and once for a query', async () => {
    const keysOf = vi.fn(journal.keys.keysOf);
    const projector = await start(sealedTables, { keysOf });
    keysOf.mockClear();
    await reached(projector, await journal.record('Ada', saveNote('lake', SECRET), saveNote('lake', SECRET)));
    expect(keysOf.mock.calls).toEqual([[[id('Ada')]]]);
    await reached(projector, await journal.record('Ben', saveNote('hill', SECRET), saveNote('dale', SECRET)));
    keysOf.mockClear();
    expect(await read({ keysOf }).rows(diary)`select * from read.diary`).toHaveLength(3);
    expect(keysOf.mock.calls.map(([ids]) => [...ids].sort())).toEqual([[id('Ada'), id('Ben')].sort()]);
  });

  it('keeps no statistics of what is sealed', async () => {
    const projector = await start();
    await reached(projector, await journal.record('Ada', saveNote('lake', SECRET)));
    await database.sql`analyze read.diary__1`;
    const measured = await database.sql`
      select attname from pg_stats where schemaname = 'read' and tablename = 'diary__1' order by attname`;
    expect(measured.map(({ attname }) => attname)).toEqual(['id', 'user_id']);
  });
});

describe('a sealed cell that was changed', () => {
  let projector: Projector;
  beforeEach(async () => {
    projector = await start();
    await reached(projector, await journal.record('Ada', saveNote('lake', SECRET), saveNote('hill', 'Something else')));
  });

  const flip = () => database.sql`
    update read.diary set words = set_byte(words, 20, get_byte(words, 20) # 1) where id = ${id('lake')}`;
  const swap = () => database.sql`
    update read.diary d set words = other.words from read.diary other where other.id <> d.id`;

  it.each([
    ['flipped in one bit', flip],
    ['moved to another row', swap],
    ['written anew in clear', () => database.sql`update read.diary set words = 'I laughed'::bytea`],
  ])('is refused to a reader when it was %s, and the error says nothing of it', async (_, change) => {
    await change();
    const error = await opened().then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(IntegrityError);
    expect(String(error)).toMatch(/^IntegrityError: diary\.words of row [0-9a-f-]{36} /);
  });

  it('is found by a verification, which says nothing of it either', async () => {
    await flip();
    await database.sql`update read.diary set extra = words where id = ${id('hill')}`;
    const { differences, differing } = await verify();
    expect(differing).toBe(2);
    expect(differences).toContainEqual({
      table: 'diary',
      key: { id: id('lake') },
      kind: 'changed',
      columns: [{ name: 'words', live: 'a sealed value', replayed: 'other sealed value' }],
    });
    expect(differences).toContainEqual({
      table: 'diary',
      key: { id: id('hill') },
      kind: 'changed',
      columns: [{ name: 'extra', live: 'a sealed value', replayed: 'nothing' }],
    });
  });

  it('parks the table before the first event that would go on from it, and a rebuild mends it', async () => {
    await flip();
    const parked = await journal.record('Ada', saveNote('hill', 'fine'), saveNote('lake', 'not fine'));
    await reached(projector, parked);
    const { tables } = await projector.status();
    expect(tables).toMatchObject([{ state: 'parked', parked: { error: expect.stringMatching(/: IntegrityError$/) } }]);
    await projector.rebuild();
    expect(await opened()).toEqual(await diaryOfLog(journal));
  });
});

describe('a child without a key', () => {
  it('has no rows for a reader, holds up no other child, and leaves none in a rebuilt table', async () => {
    const projector = await start();
    await journal.record('Ada', saveNote('lake', SECRET));
    await reached(projector, await journal.record('Ben', saveNote('hill', 'mine'), saveNote('dale', 'too')));
    journal.shred('Ada');
    const bens = [id('Ben'), id('Ben')];
    expect((await opened()).map(({ user_id }) => user_id)).toEqual(bens);
    // Ben writes over the very row that cannot be opened any more.
    await reached(projector, await journal.record('Ben', moveNote('dale', 'lake')));
    expect(await opened()).toEqual(await diaryOfLog(journal));
    await rebuildTables(parts());
    expect(await opened()).toEqual(await diaryOfLog(journal));
    expect((await stored()).map(({ user_id }) => user_id)).toEqual(bens);
  });

  it('is gone from the table with its erasure, sealed cells and all', async () => {
    const projector = await start();
    await journal.record('Ada', saveNote('lake', SECRET));
    await reached(projector, await journal.record('Ada', eraseChild()));
    expect(await stored()).toEqual([]);
  });
});

describe('a table that was in clear until this release', () => {
  const generations = async () => {
    const found = await database.sql<{ relname: string }[]>`
      select relname from pg_class where relkind = 'r' and relname like 'diary__%' order by relname`;
    return found.map(({ relname }) => relname);
  };
  beforeEach(async () => {
    const before = await start(clearTables);
    await reached(before, await journal.record('Ada', saveNote('lake', SECRET)));
    await before.stop();
  });

  it('is read as it is until the sealed one takes its place', async () => {
    expect(await opened()).toEqual(await diaryOfLog(journal));
    await start();
    expect((await stored())[0]?.words).toBeInstanceOf(Uint8Array);
    expect(await opened()).toEqual(await diaryOfLog(journal));
  });

  it('is rebuilt by itself at the start, and dropped right after the swap', async () => {
    await start();
    await vi.waitFor(async () => expect(await generations()).toEqual(['diary__2']));
  });

  it('is dropped by the next start when a reader held it at that moment', async () => {
    await database.sql.begin(async (reading) => {
      await reading`select 1 from read.diary__1`;
      // The view is not what is read here, so the swap goes through, and the drop gives up.
      await rebuildTables(parts());
      expect(await generations()).toEqual(['diary__1', 'diary__2']);
    });
    await start();
    await vi.waitFor(async () => expect(await generations()).toEqual(['diary__2']));
  });

  it('is dropped by a rebuild also where an older sealed one stays', async () => {
    await rebuildTables(parts());
    await rebuildTables(parts());
    expect(await generations()).toEqual(['diary__2', 'diary__3']);
  });
});

describe('a query of sealed columns', () => {
  beforeEach(async () => {
    await reached(await start(), await journal.record('Ada', saveNote('lake', SECRET)));
  });

  it('opens those that it selects, under whatever conditions', async () => {
    const rows = await read().rows(diary)`
      select id, user_id, words from read.diary where user_id = ${id('Ada')} and saves is not null limit 1`;
    expect(rows).toEqual([{ id: id('lake'), user_id: id('Ada'), words: SECRET }]);
    expect(await read().rows(diary)`select count(*)::int as count from read.diary`).toEqual([{ count: 1 }]);
  });

  it.each(['id', 'user_id'])('must select %s too, and hears so before there is a row', async (missing) => {
    await database.sql`delete from read.diary`;
    const columns = missing === 'id' ? 'user_id, words' : 'id, words';
    const parts = [`select ${columns} from read.diary`];
    await expect(read().rows(diary)(Object.assign(parts, { raw: parts }))).rejects.toThrow(
      `A query of read.diary selects sealed columns and so must select ${missing} as well`,
    );
  });

  it('never gets bytes: not by another name, and not without saying which table it reads', async () => {
    await expect(read().rows(diary)`select id, user_id, words as text from read.diary`).rejects.toThrow(
      'A query selects text, which is sealed: read.rows opens sealed columns of diary under their own names only',
    );
    await expect(read()`select words from read.diary`).rejects.toThrow(
      'A query selects words, which is sealed: read.rows(table) opens it',
    );
  });
});
