import type { ReadTable } from '@wonderlings/kernel';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rebuildTables } from '../replay/rebuild.ts';
import { eraseChild, id, notes, poke, registry, saveNote, tables } from '../testing.ts';
import type { Projector } from './projector.ts';
import { type LiveTest, liveTest } from './testing.ts';

const WAIT_MS = 30_000;
const onlyNotes = [notes as unknown as ReadTable];

describe('an erased child', () => {
  let test: LiveTest;
  let projector: Projector;
  beforeEach(async () => {
    test = await liveTest();
    projector = test.start();
    await projector.ready;
    await test.journal.record('Ben', saveNote('hill'), poke());
    await reached(await test.journal.record('Ada', saveNote('lake'), poke()));
  });
  afterEach(() => test.end());

  const reached = async (position: string, by = projector) =>
    expect(await by.waitUntilReached(position, WAIT_MS)).toBe(true);
  /** Whose rows a table holds, by the name it is stored under. */
  const ownersIn = async (table: string) => {
    const { sql } = test.database;
    const rows = await sql`select distinct user_id from ${sql(`read.${table}`)}`;
    return rows.map(({ user_id }) => (user_id === id('Ada') ? 'Ada' : 'Ben')).sort();
  };

  it('is gone from the live tables, and no other child is', async () => {
    await reached(await test.journal.record('Ada', poke(), eraseChild()));
    expect(await ownersIn('notes')).toEqual(['Ben']);
    expect(await ownersIn('pokes')).toEqual(['Ben']);
  });

  it('is gone from generations that were replaced', async () => {
    await projector.rebuild();
    expect(await ownersIn('notes__1')).toEqual(['Ada', 'Ben']);
    await reached(await test.journal.record('Ada', eraseChild()));
    for (const table of ['notes__1', 'notes__2', 'pokes__1', 'pokes__2'])
      expect(await ownersIn(table)).toEqual(['Ben']);
  });

  it('is gone from a parked table', async () => {
    await reached(await test.journal.record('Ben', poke('poison')));
    expect(await ownersIn('pokes')).toEqual(['Ada', 'Ben']);
    await reached(await test.journal.record('Ada', eraseChild()));
    expect(await ownersIn('pokes')).toEqual(['Ben']);
  });

  it('is gone from a table that parks in the batch of the erasure', async () => {
    await reached(await test.journal.record('Ada', poke('poison'), eraseChild()));
    expect((await projector.status()).tables).toMatchObject([{ state: 'live' }, { state: 'parked' }]);
    expect(await ownersIn('pokes')).toEqual(['Ben']);
  });

  it('is gone from a table that this release does not know', async () => {
    await projector.stop();
    const next = test.start({ tables: onlyNotes });
    await next.ready;
    await reached(await test.journal.record('Ada', eraseChild()), next);
    expect(await ownersIn('pokes__1')).toEqual(['Ben']);
  });

  it('is gone from what a rebuild replaced before the live writer came to the erasure', async () => {
    await projector.stop();
    await test.journal.record('Ada', eraseChild());
    const { store, keys } = test.journal;
    await rebuildTables({ sql: test.database.sql, store, keys, registry, tables });
    for (const table of ['notes__1', 'notes__2', 'pokes__1', 'pokes__2'])
      expect(await ownersIn(table)).toEqual(['Ben']);
  });
});
