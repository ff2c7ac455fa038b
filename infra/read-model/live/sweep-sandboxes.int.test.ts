import { DEMOS, type EventStore, isSandboxId, streamOf } from '@wonderlings/kernel';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rebuildTables } from '../replay/rebuild.ts';
import { LOCKS, lineId } from '../table/bookkeeping.ts';
import { eraseChild, id, poke, registry, saveNote, tables } from '../testing.ts';
import { verifyTables } from '../verify/verify-tables.ts';
import type { Projector } from './projector.ts';
import { sweepSandboxes } from './sweep-sandboxes.ts';
import { type LiveTest, liveTest } from './testing.ts';

const WAIT_MS = 30_000;
/** Events of these tests are of the first of January. */
const LATER = new Date('2026-01-02T00:00:00.000Z');
const DEMO = 'demo Sunny';

describe('a demo that is over', () => {
  let test: LiveTest;
  let projector: Projector;
  beforeEach(async () => {
    test = await liveTest();
    projector = test.start();
    await projector.ready;
    expect(isSandboxId(id(DEMO))).toBe(true);
    await test.journal.record('Ben', saveNote('hill'), poke());
    await reached(await test.journal.record(DEMO, saveNote('lake'), poke()));
  });
  afterEach(() => test.end());

  const reached = async (position: string, by = projector) =>
    expect(await by.waitUntilReached(position, WAIT_MS)).toBe(true);
  const sweep = (now = LATER) => sweepSandboxes({ sql: test.database.sql, store: test.journal.store, now });
  /** Until the checkpoints of children's partitions have moved past what was no business of theirs. */
  async function sweepPast(now = LATER) {
    await expect.poll(slowest, { timeout: WAIT_MS }).toBe(await test.journal.store.head());
    return sweep(now);
  }
  /** The same where some stand still. */
  async function sweepUntilDone(): Promise<number> {
    let swept = 0;
    const isDone = async () => {
      const found = await sweep();
      swept += found.swept;
      return found.waitsFor;
    };
    await expect.poll(isDone, { timeout: WAIT_MS }).toBeNull();
    return swept;
  }
  const slowest = async () => {
    const [found] = await test.database.sql<{ position: string }[]>`
      select min(coalesce(position, '0')::int)::text as position from read_model.checkpoints`;
    return found?.position;
  };
  const eventsLeft = async () => (await test.journal.store.readStream(streamOf(id(DEMO)))).length;
  async function end(): Promise<void> {
    const erased = await test.journal.record(DEMO, eraseChild());
    test.journal.shred(DEMO);
    await reached(erased);
  }
  /** Every table, whatever it is called, that still has a row of the demo's. */
  async function placesLeft(): Promise<string[]> {
    const { sql } = test.database;
    const all = await sql<{ name: string }[]>`
      select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema')`;
    const found: string[] = [];
    for (const { name } of all) {
      const rows = await sql.unsafe(`select 1 from ${name} t where t::text like '%${id(DEMO)}%' limit 1`);
      if (rows.length > 0) found.push(name);
    }
    return found;
  }
  const rebuild = (store: EventStore = test.journal.store) =>
    rebuildTables({ sql: test.database.sql, store, keys: test.journal.keys, registry, tables });

  it('leaves the log, and no replay reads of it, while the others stay as they are', async () => {
    const anchor = (await verifyTables({ ...parts(), store: test.journal.store })).anchor;
    await end();
    expect(await sweepPast()).toEqual({ swept: 1, waitsFor: null });
    expect([await eventsLeft(), await placesLeft()]).toEqual([0, []]);
    const { events } = await rebuild();
    expect(events).toBe(2);
    expect(await placesLeft()).toEqual([]);
    const rows = await test.database.sql`select user_id, count from read.pokes`;
    expect(rows).toEqual([{ user_id: id('Ben'), count: 1 }]);
    // The anchor from before, when the demo was in the log: it covers children only.
    const verified = await verifyTables({ ...parts(), store: test.journal.store }, { anchor: anchor ?? undefined });
    expect(verified).toMatchObject({ brokenLink: null, differing: 0, anchorHolds: true, anchor });
    await reached(await test.journal.record('Ben', poke()));
  });
  const parts = () => ({ sql: test.database.sql, keys: test.journal.keys, registry, tables });

  it('rests for five minutes first, and one that is not over stays', async () => {
    const [last] = (await test.journal.store.readStream(streamOf(id(DEMO)))).slice(-1);
    expect(await sweep()).toEqual({ swept: 0, waitsFor: null });
    await end();
    const ended = Date.parse(last?.at ?? '') + 1_000;
    expect(await sweep(new Date(ended + 5 * 60_000))).toEqual({ swept: 0, waitsFor: null });
    expect(await sweepPast(new Date(ended + 5 * 60_000 + 1))).toEqual({ swept: 1, waitsFor: null });
  });

  it('waits for a table that is behind and being written', async () => {
    await projector.stop();
    await test.journal.record(DEMO, eraseChild());
    const writer = await test.database.connect().reserve();
    await writer`select pg_advisory_lock(${LOCKS.writer}, hashtext(${lineId({ name: 'pokes', partition: DEMOS })}))`;
    expect(await sweep()).toEqual({ swept: 0, waitsFor: 'a table' });
    expect(await eventsLeft()).toBe(3);
    writer.release();
  });

  it('is removed from tables that stand still, in every generation, before its events go', async () => {
    await rebuild();
    expect((await placesLeft()).sort()).toEqual(['read.notes__1', 'read.notes__2', 'read.pokes__1', 'read.pokes__2']);
    // A release that died between the events and their end, and never comes back.
    await projector.stop();
    await test.journal.record(DEMO, eraseChild());
    expect(await sweep()).toEqual({ swept: 1, waitsFor: null });
    expect([await eventsLeft(), await placesLeft()]).toEqual([0, []]);
  });

  it('is removed from a parked table', async () => {
    await reached(await test.journal.record('Ben', poke('poison')));
    await end();
    await test.database.sql`insert into read.pokes__1 values (${id(DEMO)}, 'ear', 1, now())`;
    expect(await sweepUntilDone()).toBe(1);
    expect(await placesLeft()).toEqual([]);
  });

  it('does not come back by a rebuild that had read half of it', async () => {
    const { store } = test.journal;
    let pageRead = () => {};
    const halfWay = new Promise<void>((resolve) => {
      pageRead = resolve;
    });
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const halting: EventStore = {
      ...store,
      async readAll(range) {
        const page = await store.readAll(range);
        if (range.after === null) {
          pageRead();
          await held;
        }
        return page;
      },
    };
    const rebuilding = rebuild(halting);
    await halfWay;
    await reached(await test.journal.record(DEMO, eraseChild()));
    // The rebuild opens what it has read with a key that it still has in memory, and has not come to the erasure.
    expect(await sweep()).toEqual({ swept: 0, waitsFor: 'a replay' });
    expect(await eventsLeft()).toBe(3);
    goOn();
    await rebuilding;
    expect(await placesLeft()).toEqual([]);
    expect(await sweep()).toEqual({ swept: 1, waitsFor: null });
    await rebuild();
    expect([await eventsLeft(), await placesLeft()]).toEqual([0, []]);
  });

  it('goes with hundreds of others in one run', async () => {
    for (let nth = 0; nth < 450; nth += 1) {
      await test.journal.record(`demo ${nth}`, poke());
      await test.journal.record(`demo ${nth}`, eraseChild());
    }
    await end();
    expect(await sweepPast()).toEqual({ swept: 451, waitsFor: null });
    expect(await test.journal.store.readAll({ after: null, limit: 1_000 })).toHaveLength(2);
  });
});
