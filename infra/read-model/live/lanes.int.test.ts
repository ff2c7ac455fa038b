import { setTimeout } from 'node:timers/promises';
import { DEMOS, PARTITION_COUNT, streamOf } from '@wonderlings/kernel';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { REACHED_CHANNEL } from '../table/bookkeeping.ts';
import { id, poke, saveNote } from '../testing.ts';
import { type LiveTest, liveTest } from './testing.ts';

const WAIT_MS = 30_000;
const SETTLED = { timeout: WAIT_MS, interval: 20 };
const DEMO = 'demo Sunny';
const stream = (child: string) => streamOf(id(child));

describe('the lanes of the read tables', () => {
  let test: LiveTest;
  beforeEach(async () => {
    test = await liveTest();
  });
  afterEach(() => test.end());

  const isHeldUp = async () => {
    const waiting = await test.database.sql`
      select 1 from pg_stat_activity
      where application_name = 'wonderlings read model' and datname = current_database() and wait_event_type = 'Lock'`;
    return waiting.length;
  };
  const positionsOf = async (partition: number) => {
    const found = await test.database.sql<{ position: string | null }[]>`
      select distinct c.position from read_model.lines l join read_model.checkpoints c on c.id = l.checkpoint
      where l.partition = ${partition}`;
    return found.map(({ position }) => position);
  };

  it('show a save while a demo is held up, and the demo once it is not', async () => {
    const projector = test.start();
    await projector.ready;
    // A row with the key that the demo is about to write, so that its batch has to wait for how this transaction ends.
    const holder = await test.database.connect().reserve();
    await holder.unsafe(`begin; insert into read.pokes__1 values ('${id(DEMO)}', 'nose', 1, now())`);
    const shown = await test.journal.record(DEMO, poke());
    await expect.poll(isHeldUp, SETTLED).toBe(1);

    const saved = await test.journal.record('Ada', poke(), saveNote('lake'));
    expect(await projector.waitUntilReached(saved, WAIT_MS, stream('Ada'))).toBe(true);
    expect(await test.database.sql`select user_id, count from read.pokes`).toEqual([{ user_id: id('Ada'), count: 1 }]);
    expect(await isHeldUp()).toBe(1);
    expect(await projector.waitUntilReached(shown, 0, stream(DEMO))).toBe(false);
    expect(await projector.waitUntilReached(saved, 0)).toBe(false);

    await holder.unsafe('rollback');
    holder.release();
    expect(await projector.waitUntilReached(shown, WAIT_MS, stream(DEMO))).toBe(true);
    expect(await projector.waitUntilReached(saved, WAIT_MS)).toBe(true);
    expect(await test.database.sql`select count(*)::int from read.pokes`).toEqual([{ count: 2 }]);
  });

  it('do not write for each event of others, yet come past them: what is asked says so at once, a restart does not read them', async () => {
    const first = test.start();
    await first.ready;
    await first.waitUntilReached(await test.journal.record(DEMO, poke()), WAIT_MS);
    await expect.poll(() => positionsOf(DEMOS), SETTLED).toEqual(['1']);
    const last = await test.journal.record('Ada', poke(), poke(), poke());
    expect(await first.waitUntilReached(last, WAIT_MS)).toBe(true);
    expect((await first.status()).tables).toMatchObject([
      { lag: 0, position: last },
      { lag: 0, position: last },
    ]);
    // Each lane moves its idle lines by itself.
    for (let partition = 0; partition < PARTITION_COUNT; partition += 1) {
      await expect.poll(() => positionsOf(partition), SETTLED).toEqual([last]);
    }
    await first.stop();

    const starts: (string | null | undefined)[] = [];
    const { store } = test.journal;
    const second = test.start({
      store: {
        ...store,
        subscribe(options) {
          starts.push(options.after);
          return store.subscribe(options);
        },
      },
    });
    await second.ready;
    await expect.poll(() => starts.length, SETTLED).toBeGreaterThanOrEqual(2);
    expect(new Set(starts)).toEqual(new Set([last]));
  });

  it('tell other processes how far they are once there is one, and not before', async () => {
    let told = 0;
    const { sql } = test.database;
    const { unlisten } = await sql.listen(REACHED_CHANNEL, () => {
      told += 1;
    });
    const first = test.start();
    await first.ready;
    await expect.poll(async () => (await first.status()).role, SETTLED).toBe('writer');
    expect(await first.waitUntilReached(await test.journal.record('Ada', poke()), WAIT_MS)).toBe(true);
    // Well beyond the moment for which it gathers what to tell.
    await setTimeout(100);
    expect(told).toBe(0);

    await test.start().ready;
    await expect.poll(async () => (await first.status()).role, SETTLED).toBe('sharing');
    await test.journal.record('Ada', poke());
    await expect.poll(() => told, SETTLED).toBeGreaterThan(0);
    await unlisten();
  });

  it('leave the lines of a table that parks behind, and all other tables go on', async () => {
    const projector = test.start();
    await projector.ready;
    await test.journal.record('Ada', poke());
    await test.journal.record('Ben', poke('poison'));
    const last = await test.journal.record(DEMO, poke(), saveNote('lake'));
    expect(await projector.waitUntilReached(last, WAIT_MS)).toBe(true);
    // The demos' lane may have moved it once more, before it has seen that the table is parked.
    const positions = async (name: string) => {
      const found = await test.database.sql<{ position: string | null }[]>`
        select c.position from read_model.lines l join read_model.checkpoints c on c.id = l.checkpoint
        where l.name = ${name} and l.partition <> ${DEMOS}`;
      return new Set(found.map(({ position }) => position));
    };
    await expect.poll(() => positions('notes'), SETTLED).toEqual(new Set([last]));
    expect((await positions('pokes')).has(last)).toBe(false);
  });
});
