import { createTestDatabase, type TestDatabase } from '@wonderlings/postgres/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Projector, startProjector } from '../live/projector.ts';
import { readModelMigrations } from '../migrations.ts';
import { rebuildTables } from '../replay/rebuild.ts';
import { registry, saveNote, TestJournal, tables } from '../testing.ts';
import { assertSameLog, OtherLog } from './log-mark.ts';

const WAIT_MS = 30_000;

let database: TestDatabase;
let projector: Projector | undefined;
beforeEach(async () => {
  database = await createTestDatabase({ migrations: [readModelMigrations] });
});
afterEach(async () => {
  await projector?.stop();
  projector = undefined;
  await database.drop();
});

const partsOf = ({ store, keys }: TestJournal) => ({ sql: database.sql, store, keys, registry, tables });
const check = ({ store }: TestJournal) => assertSameLog(database.sql, store);
const marks = () => database.sql`select stream, revision, position from read_model.log_mark`;

/** What a server does: folds what is recorded, and stops. */
async function follow(journal: TestJournal, record: () => Promise<string>): Promise<void> {
  projector = startProjector({ ...partsOf(journal), sql: database.connect(), catalogues: [] });
  await projector.ready;
  expect(await projector.waitUntilReached(await record(), WAIT_MS)).toBe(true);
  await projector.stop();
  projector = undefined;
}

it('tables into which nothing was folded fit any log', async () => {
  const journal = new TestJournal();
  await journal.record('Ada', saveNote('lake'));
  await check(journal);
});

it('tables that have followed a log fit that one, also when it has grown, and no other', async () => {
  const journal = new TestJournal();
  await follow(journal, () => journal.record('Ada', saveNote('lake')));
  await check(journal);
  await journal.record('Ada', saveNote('hill'));
  await check(journal);

  await expect(check(new TestJournal())).rejects.toBeInstanceOf(OtherLog);
  const other = new TestJournal();
  await other.record('Ben', saveNote('lake'));
  await expect(check(other)).rejects.toThrow('run npm run replay');
});

it('a copy at other positions, and a log that was put back and grew otherwise, are other logs', async () => {
  const journal = new TestJournal();
  await follow(journal, () => journal.record('Ada', saveNote('lake'), saveNote('hill')));
  journal.tamper = (event) => ({ ...event, position: `${event.position}0` });
  await expect(check(journal)).rejects.toBeInstanceOf(OtherLog);
  const grown = new TestJournal();
  await grown.record('Ada', saveNote('lake'));
  await grown.record('Ada', saveNote('dale'));
  await expect(check(grown)).rejects.toBeInstanceOf(OtherLog);
});

it('a read that ends early once is no other log', async () => {
  const journal = new TestJournal();
  await follow(journal, () => journal.record('Ada', saveNote('lake')));
  let reads = 0;
  const readStream: typeof journal.store.readStream = async (...asked) => {
    reads += 1;
    return reads === 1 ? [] : journal.store.readStream(...asked);
  };
  await assertSameLog(database.sql, { readStream });
});

it('a demo marks nothing, since its events are swept', async () => {
  const journal = new TestJournal();
  await follow(journal, () => journal.record('demo Zoe', saveNote('lake')));
  expect(await marks()).toEqual([]);
  await rebuildTables(partsOf(journal));
  expect(await marks()).toEqual([]);
});

it('a replay of all tables goes over to another log, and one of some refuses to', async () => {
  const journal = new TestJournal();
  await follow(journal, () => journal.record('Ada', saveNote('lake')));
  const moved = new TestJournal();
  await moved.record('Ben', saveNote('hill'));
  await moved.record('demo Zoe', saveNote('dale'));
  await expect(rebuildTables(partsOf(moved), { tables: ['notes'] })).rejects.toBeInstanceOf(OtherLog);
  await rebuildTables(partsOf(moved));
  await check(moved);
  expect(await marks()).toMatchObject([{ revision: 0, position: '1' }]);
  await expect(check(journal)).rejects.toBeInstanceOf(OtherLog);

  const empty = new TestJournal();
  await rebuildTables(partsOf(empty));
  expect(await marks()).toEqual([]);
});
