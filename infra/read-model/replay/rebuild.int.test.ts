import { createTestDatabase, type TestDatabase } from '@wonderlings/postgres/testing';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Projector, startProjector } from '../live/projector.ts';
import { readModelMigrations } from '../migrations.ts';
import { eraseChild, moveNote, poke, registry, removeNote, saveNote, TestJournal, tables } from '../testing.ts';
import { rebuildTables } from './rebuild.ts';

const WAIT_MS = 30_000;
const NAMES = ['lake', 'hill', 'dale'];

const name = fc.constantFrom(...NAMES);
// A NUL would park the table, which is another story.
const words = fc.string({ unit: 'binary', maxLength: 8 }).map((text) => text.replaceAll('\0', ''));
const act = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(name, words).map(([n, text]) => saveNote(n, text)) },
  { weight: 2, arbitrary: fc.tuple(name, name).map(([from, to]) => moveNote(from, to)) },
  { weight: 2, arbitrary: name.map((n) => removeNote(n)) },
  { weight: 3, arbitrary: fc.constantFrom('nose', 'ear').map((kind) => poke(kind)) },
);
const acts = fc.array(fc.record({ child: fc.constantFrom('Ada', 'Ben'), what: act, isErased: fc.nat(15) }), {
  minLength: 1,
  maxLength: 60,
});

describe('a replay', () => {
  let database: TestDatabase;
  let projector: Projector | undefined;
  beforeEach(async () => {
    database = await createTestDatabase({ migrations: [readModelMigrations] });
  });
  afterEach(async () => {
    await projector?.stop();
    await database.drop();
  });

  it('ends in the rows that live folding has written, whatever happened', async () => {
    const journal = new TestJournal();
    const { store, keys } = journal;
    projector = startProjector({ sql: database.connect(), store, keys, registry, tables, catalogues: [] });
    await projector.ready;
    const rows = async () => ({
      notes: await database.sql`select * from read.notes order by id`,
      pokes: await database.sql`select * from read.pokes order by user_id, kind`,
    });
    let run = 0;
    await fc.assert(
      fc.asyncProperty(acts, async (log) => {
        run += 1;
        let last = '';
        for (const { child, what, isErased } of log) {
          last = await journal.record(`${child} ${run}`, ...(isErased === 0 ? [what, eraseChild()] : [what]));
        }
        expect(await projector?.waitUntilReached(last, WAIT_MS)).toBe(true);
        const live = await rows();
        const { failed, rebuilt } = await rebuildTables({ sql: database.sql, store, keys, registry, tables });
        expect({ failed, rebuilt }).toEqual({ failed: [], rebuilt: ['notes', 'pokes'] });
        expect(await rows()).toEqual(live);
      }),
      { numRuns: 12, endOnFailure: true },
    );
  });
});
