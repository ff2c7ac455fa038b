import { setTimeout as delay } from 'node:timers/promises';
import { defineEvent, eventRegistry } from '@wonderlings/kernel';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FoldError } from '../table/fold-event.ts';
import { eraseChild, id, NoteSaved, poke, registry, rowsOfLog, saveNote } from '../testing.ts';
import type { Projector } from './projector.ts';
import { type LiveTest, liveTest } from './testing.ts';

const WAIT_MS = 10_000;

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
    (await test.database.sql`select epoch from read_model.tables order by name`).map(({ epoch }) => Number(epoch));

  it('have one writer, and the others see what it writes', async () => {
    const writer = test.start();
    await writer.ready;
    await becomes(writer, 'writer');
    const standby = test.start();
    await standby.ready;
    const last = await test.journal.record('Ada', poke(), saveNote('lake'));
    expect(await standby.waitUntilReached(last, WAIT_MS)).toBe(true);
    await expectRowsOfLog();
    expect([(await writer.status()).role, (await standby.status()).role]).toEqual(['writer', 'standby']);
    expect(await epochs()).toEqual([1, 1]);
  });

  it('go on when the writer goes: a standby takes over under a new epoch', async () => {
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
    await test.database.sql`update read_model.tables set epoch = epoch + 1 where name = 'pokes'`;
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
