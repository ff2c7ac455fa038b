import type { ReadTable } from '@wonderlings/kernel';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type LiveTest, liveTest } from '../live/testing.ts';
import { notes, poke, registry, saveNote } from '../testing.ts';
import { rebuildTables } from './rebuild.ts';

const onlyNotes = [notes as unknown as ReadTable];
const WAIT_MS = 30_000;

describe('a table that no release knows any more', () => {
  let test: LiveTest;
  beforeEach(async () => {
    test = await liveTest();
  });
  afterEach(() => test.end());

  const rebuild = (options?: { tables: string[] }) => {
    const { store, keys } = test.journal;
    return rebuildTables({ sql: test.database.sql, store, keys, registry, tables: onlyNotes }, options);
  };
  const remains = async () => {
    const { sql } = test.database;
    const relations = await sql`
      select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'read' and c.relkind in ('r', 'v') and c.relname like 'pokes%' order by c.relname`;
    const known = await sql`select name from read_model.tables where name = 'pokes'`;
    const generations = await sql`select generation from read_model.generations where name = 'pokes'`;
    return { relations: relations.map(({ name }) => name), known: known.length, generations: generations.length };
  };

  it('stays while a process of an older release writes it, and goes with the next rebuild after that', async () => {
    const older = test.start();
    await older.ready;
    await older.waitUntilReached(await test.journal.record('Ada', saveNote('lake'), poke()), WAIT_MS);
    await rebuild();
    expect(await remains()).toEqual({ relations: ['pokes', 'pokes__1'], known: 1, generations: 1 });
    const last = await test.journal.record('Ada', poke());
    expect(await older.waitUntilReached(last, WAIT_MS)).toBe(true);
    expect(await test.database.sql`select count from read.pokes`).toEqual([{ count: 2 }]);

    await older.stop();
    await rebuild({ tables: ['notes'] });
    expect(await remains()).toMatchObject({ known: 1 });
    await rebuild();
    expect(await remains()).toEqual({ relations: [], known: 0, generations: 0 });
    expect(await test.database.sql`select count(*)::int from read.notes`).toEqual([{ count: 1 }]);
  });
});
