import { setTimeout as delay } from 'node:timers/promises';
import { defineEvent, eventRegistry, partitionOf, streamOf } from '@wonderlings/kernel';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LOCKS } from '../table/bookkeeping.ts';
import type { FoldError } from '../table/fold-event.ts';
import { eraseChild, id, NoteSaved, poke, registry, rowsOfLog, saveNote } from '../testing.ts';
import type { Projector } from './projector.ts';
import { type LiveTest, liveTest } from './testing.ts';

const WAIT_MS = 30_000;

describe('several processes on the same tables', () => {
  let test: LiveTest;
  beforeEach(async () => {
    test = await liveTest();
  });
  afterEach(() => test.end());

  const becomes = async (projector: Projector, wanted: 'writer' | 'standby') => {
    for (let tries = 0; tries < 500; tries += 1) {
      if ((await projector.status()).role === wanted) return;
      await delay(20);
    }
    throw new Error(`It never became the ${wanted}`);
  };
  const expectRowsOfLog = async () => {
    const { notes, pokes } = await rowsOfLog(test.journal);
    expect(await test.database.sql`select * from read.pokes order by user_id, kind`).toEqual(pokes);
    expect(await test.database.sql`select * from read.notes order by id`).toEqual(notes);
  };
  const epochs = async () =>
    (await test.database.sql`select name, max(epoch) as epoch from read_model.lines group by name order by name`).map(
      ({ epoch }) => Number(epoch),
    );

  /** How many lines each connection holds. */
  const heldLines = async () =>
    (
      await test.database.sql<{ count: number }[]>`
        select count(*)::int from pg_locks
        where locktype = 'advisory' and classid = ${LOCKS.writer}
          and database = (select oid from pg_database where datname = current_database())
        group by pid order by count`
    ).map(({ count }) => count);
  const CHILDREN = Array.from({ length: 24 }, (_, nth) => (nth % 6 === 0 ? `demo ${nth}` : `child ${nth}`));
  async function everyChildActs(): Promise<string> {
    let last = '';
    for (const child of CHILDREN) last = await test.journal.record(child, poke(), saveNote(child), poke('ear'));
    return last;
  }

  it('share the partitions fairly, and each sees what the others write', async () => {
    const first = test.start();
    await first.ready;
    await becomes(first, 'writer');
    expect(await heldLines()).toEqual([2, 16]);
    const second = test.start();
    await second.ready;
    await expect.poll(heldLines, { timeout: WAIT_MS }).toEqual([2, 8, 8]);
    const third = test.start();
    await third.ready;
    await expect.poll(heldLines, { timeout: WAIT_MS }).toEqual([2, 4, 6, 6]);
    const last = await everyChildActs();
    for (const process of [first, second, third]) {
      expect(await process.waitUntilReached(last, WAIT_MS)).toBe(true);
      expect((await process.status()).role).toBe('sharing');
    }
    await expectRowsOfLog();
  });

  it('take over the partitions of one that goes, while the log grows', async () => {
    const [first, second] = [test.start(), test.start()];
    await Promise.all([first.ready, second.ready]);
    await expect.poll(heldLines, { timeout: WAIT_MS }).toEqual([2, 8, 8]);
    await everyChildActs();
    const stopping = first.stop();
    const last = await everyChildActs();
    await stopping;
    expect(await second.waitUntilReached(last, WAIT_MS)).toBe(true);
    await becomes(second, 'writer');
    expect(await heldLines()).toEqual([2, 16]);
    await expectRowsOfLog();
  });

  it('hand partitions over as soon as one comes or goes, without waiting for the next look', async () => {
    const lookEveryMs = 3_600_000;
    const first = test.start({ lookEveryMs });
    await first.ready;
    await becomes(first, 'writer');
    const second = test.start({ lookEveryMs });
    await second.ready;
    await expect.poll(heldLines, { timeout: WAIT_MS }).toEqual([2, 8, 8]);
    const third = test.start({ lookEveryMs });
    await third.ready;
    await expect.poll(heldLines, { timeout: WAIT_MS }).toEqual([2, 4, 6, 6]);
    await first.stop();
    await expect.poll(heldLines, { timeout: WAIT_MS }).toEqual([2, 8, 8]);
    await third.stop();
    await becomes(second, 'writer');
    expect(await second.waitUntilReached(await everyChildActs(), WAIT_MS)).toBe(true);
    await expectRowsOfLog();
  });

  it('go on when one goes: another takes over under a new epoch', async () => {
    const writer = test.start();
    await writer.ready;
    await becomes(writer, 'writer');
    const standby = test.start();
    await standby.ready;
    await standby.waitUntilReached(await test.journal.record('Ada', poke(), saveNote('lake')), WAIT_MS);
    await writer.stop();
    const last = await test.journal.record('Ada', poke());
    expect(await standby.waitUntilReached(last, WAIT_MS)).toBe(true);
    await becomes(standby, 'writer');
    await expectRowsOfLog();
    expect(await epochs()).toEqual([2, 2]);
  });

  it('go on when a table was taken over unheard: who believed to hold it says so, and starts anew', async () => {
    const faults: string[] = [];
    const projector = test.start({ onFault: (error) => void faults.push((error as Error).name) });
    await projector.ready;
    await projector.waitUntilReached(await test.journal.record('Ada', poke()), WAIT_MS);
    // As a process would that got the lock because the server had given up on our connection.
    const partition = partitionOf(streamOf(id('Ada')));
    const { sql } = test.database;
    await sql`update read_model.lines set epoch = epoch + 1 where name = 'pokes' and partition = ${partition}`;
    await sql`select read_model.regroup(array['pokes'], array[${partition}::smallint])`;
    const last = await test.journal.record('Ada', poke(), saveNote('lake'));
    expect(await projector.waitUntilReached(last, WAIT_MS)).toBe(true);
    await expectRowsOfLog();
    expect(faults).toEqual(['TakenOver']);
    expect(await epochs()).toEqual([2, 3]);
  });

  describe('of which one is a release behind', () => {
    const noteSaved2 = defineEvent({
      type: 'NoteSaved',
      version: 2,
      schema: NoteSaved.schema,
      upcasters: { 1: (data) => data },
    });
    const others = [...registry.values()].filter(({ type }) => type !== noteSaved2.type);
    const newer = { registry: eventRegistry([noteSaved2, ...others]) };
    const newerNote = (name: string) => ({ ...saveNote(name), version: 2 });
    const statesOf = async (projector: Projector) =>
      Object.fromEntries((await projector.status()).tables.map(({ name, state }) => [name, state]));

    it('leave the table that it cannot read to the newer one, and the others move meanwhile', async () => {
      const awaited: FoldError[] = [];
      const faults: unknown[] = [];
      const older = test.start({
        onAwaitingRelease: (failure) => void awaited.push(failure),
        onFault: (error) => void faults.push(error),
      });
      await older.ready;
      await older.waitUntilReached(await test.journal.record('Ada', poke(), saveNote('lake')), WAIT_MS);
      const handed = await test.journal.record('Ada', poke(), newerNote('hill'), poke());
      // It does not wait for what it has left alone.
      expect(await older.waitUntilReached(handed, WAIT_MS)).toBe(true);
      expect(await test.database.sql`select count from read.pokes`).toEqual([{ count: 3 }]);
      expect(await statesOf(older)).toEqual({ notes: 'awaiting-release', pokes: 'live' });
      expect(awaited.map(({ table, position }) => [table, position])).toEqual([['notes', '4']]);
      expect(
        await test.database.sql`select parked_error from read_model.tables where parked_error is not null`,
      ).toEqual([]);

      const younger = test.start(newer);
      await younger.ready;
      const last = await test.journal.record('Ben', newerNote('dale'), poke());
      expect(await younger.waitUntilReached(last, WAIT_MS)).toBe(true);
      const owners = await test.database.sql`select id from read.notes order by id`;
      expect(owners.map((row) => row.id)).toEqual([id('lake'), id('hill'), id('dale')].sort());
      expect(await older.waitUntilReached(last, WAIT_MS)).toBe(true);
      expect(await statesOf(older)).toEqual({ notes: 'live', pokes: 'live' });
      expect(faults).toEqual([]);

      await older.stop();
      const end = await test.journal.record('Ben', newerNote('dale'), poke());
      expect(await younger.waitUntilReached(end, WAIT_MS)).toBe(true);
      await becomes(younger, 'writer');
    });

    it('rid the table that waits of an erased child all the same', async () => {
      const older = test.start();
      await older.ready;
      await older.waitUntilReached(await test.journal.record('Ada', saveNote('lake'), poke()), WAIT_MS);
      await test.journal.record('Ben', newerNote('hill'));
      const last = await test.journal.record('Ada', eraseChild());
      expect(await older.waitUntilReached(last, WAIT_MS)).toBe(true);
      expect(await statesOf(older)).toMatchObject({ notes: 'awaiting-release' });
      expect(await test.database.sql`select id from read.notes`).toEqual([]);
      const again = await test.journal.record('Cleo', saveNote('dale'), eraseChild());
      expect(await older.waitUntilReached(again, WAIT_MS)).toBe(true);
    });
  });
});
