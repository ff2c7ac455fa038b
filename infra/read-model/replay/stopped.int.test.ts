import type { EventStore, ReadAllOptions } from '@wonderlings/kernel';
import { createTestDatabase, type TestDatabase } from '@wonderlings/postgres/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startProjector } from '../live/projector.ts';
import { readModelMigrations } from '../migrations.ts';
import { eraseChild, id, poke, registry, removeNote, rowsOfLog, saveNote, TestJournal, tables } from '../testing.ts';
import { rebuildTables } from './rebuild.ts';
import { NothingToContinue } from './stopped.ts';

const WAIT_MS = 30_000;
const PAGE = 20;
const CHILDREN = ['Ada', 'Ben', 'Cleo', 'Dan', 'demo Eve'];

describe('a rebuild that is stopped', () => {
  let database: TestDatabase;
  let journal: TestJournal;
  let read: ReadAllOptions[];
  beforeEach(async () => {
    database = await createTestDatabase({ migrations: [readModelMigrations] });
    journal = new TestJournal();
    read = [];
  });
  afterEach(() => database.drop());

  /** A log of many pages without many events. */
  const inSmallPages = (store: EventStore): EventStore => ({
    ...store,
    readAll: (options) => {
      read.push(options);
      return store.readAll({ ...options, limit: Math.min(options.limit, PAGE) });
    },
  });
  const parts = () => ({
    sql: database.sql,
    store: inSmallPages(journal.store),
    keys: journal.keys,
    registry,
    tables,
  });
  const rows = async () => ({
    notes: await database.sql`select * from read.notes order by id`,
    pokes: await database.sql`select * from read.pokes order by user_id, kind`,
  });
  const unbuilt = () =>
    database.sql<{ name: string; generation: number }[]>`
      select name, generation from read_model.generations where not built order by name`;

  async function fill(rounds: number, name = 'lake'): Promise<void> {
    for (let round = 0; round < rounds; round += 1) {
      for (const child of CHILDREN) {
        await journal.record(child, saveNote(`${child} ${name} ${round}`), poke(round % 2 ? 'nose' : 'ear'));
        if (round % 3 === 2) await journal.record(child, removeNote(`${child} ${name} ${round - 1}`));
      }
    }
  }

  async function stopAfter(pages: number, options = {}) {
    const stopping = new AbortController();
    let seen = 0;
    const onProgress = () => {
      seen += 1;
      if (seen === pages) stopping.abort();
    };
    return rebuildTables(parts(), { stop: stopping.signal, onProgress, ...options });
  }

  it('leaves the tables as they are, goes on from where it was, and ends in the rows of one that was not', async () => {
    await fill(6);
    await rebuildTables(parts());
    const before = await rows();
    await journal.record('Ada', eraseChild());
    await fill(6, 'hill');
    const all = Number(await journal.store.head());
    const { stopped, rebuilt } = await stopAfter(4);
    expect(rebuilt).toEqual([]);
    expect(stopped).toEqual({ at: String(4 * PAGE) });
    expect(await rows()).toEqual(before);
    expect((await unbuilt()).map(({ name }) => name)).toEqual(['notes', 'pokes']);

    await fill(1, 'dale');
    read = [];
    const goneOn = await rebuildTables(parts(), { goOn: true });
    expect(goneOn).toMatchObject({ rebuilt: ['notes', 'pokes'], failed: [], stopped: null });
    expect(read[0]?.after).toBe(String(4 * PAGE));
    expect(goneOn.events).toBeLessThan(all);
    const expected = await rowsOfLog(journal);
    expect(await rows()).toEqual(expected);
    expect(await unbuilt()).toEqual([]);
    await rebuildTables(parts());
    expect(await rows()).toEqual(expected);
  });

  it('may be stopped again and again, at any page', async () => {
    await fill(7);
    let { stopped } = await stopAfter(1);
    for (let times = 0; stopped && times < 20; times += 1) ({ stopped } = await stopAfter(1, { goOn: true }));
    expect(stopped).toBeNull();
    expect(await rows()).toEqual(await rowsOfLog(journal));
  });

  it('keeps no row of a child that is erased meanwhile', async () => {
    await fill(4);
    const projector = startProjector({ ...parts(), catalogues: [] });
    try {
      await projector.ready;
      await stopAfter(3);
      const [pokes] = (await unbuilt()).filter(({ name }) => name === 'pokes');
      const kept = () =>
        database.sql.unsafe(`select * from read.pokes__${pokes?.generation} where user_id = '${id('Ben')}'`);
      expect(await kept()).not.toEqual([]);
      const erased = await journal.record('Ben', eraseChild());
      journal.shred('Ben');
      expect(await projector.waitUntilReached(erased, WAIT_MS)).toBe(true);
      expect(await kept()).toEqual([]);
    } finally {
      await projector.stop();
    }
    await rebuildTables(parts(), { goOn: true });
    expect(await rows()).toEqual(await rowsOfLog(journal));
    expect((await rows()).pokes.some(({ user_id }) => user_id === id('Ben'))).toBe(false);
  });

  it('cannot be gone on with where there is none, with other folds, or on another log', async () => {
    await fill(4);
    const goOn = (options = {}) => rebuildTables({ ...parts(), ...options }, { goOn: true });
    await expect(goOn()).rejects.toThrow(NothingToContinue);
    await stopAfter(2);
    const otherwise = tables.map((table) => ({ ...table, version: table.version + 1 }));
    await expect(goOn({ tables: otherwise })).rejects.toThrow('notes is defined otherwise by now');
    const other = new TestJournal();
    await other.record('Ada', poke(), poke());
    await expect(goOn({ store: other.store })).rejects.toThrow('The log is another one by now');
    await rebuildTables(parts());
    await expect(goOn()).rejects.toThrow('there is nothing to go on with');
  });

  it('goes on with the tables that are named, where others were stopped elsewhere', async () => {
    await fill(5);
    await rebuildTables(parts());
    await stopAfter(2, { tables: ['notes'] });
    await stopAfter(3, { tables: ['pokes'] });
    await expect(rebuildTables(parts(), { goOn: true })).rejects.toThrow('pokes stopped elsewhere than notes');
    expect((await rebuildTables(parts(), { goOn: true, tables: ['pokes'] })).rebuilt).toEqual(['pokes']);
    expect((await rebuildTables(parts(), { goOn: true })).rebuilt).toEqual(['notes']);
    expect(await rows()).toEqual(await rowsOfLog(journal));
  });
});
