import { partitionOf, streamOf } from '@wonderlings/kernel';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { planTables } from '../table/table-plan.ts';
import { id, poke, saveNote, tables } from '../testing.ts';
import { AwaitingRelease } from './awaiting-release.ts';
import { tableStatuses } from './status.ts';
import { type LiveTest, liveTest } from './testing.ts';

const WAIT_MS = 30_000;

describe('the lag of lines that another process writes', () => {
  let test: LiveTest;
  beforeEach(async () => {
    test = await liveTest();
  });
  afterEach(() => test.end());

  /** As a process says that writes nothing itself. */
  const lags = async () => {
    const { store } = test.journal;
    const statuses = await tableStatuses({
      sql: test.database.sql,
      store,
      plans: planTables(tables),
      failures: new Map(),
      awaiting: new AwaitingRelease(store.comparePositions),
      reachedBy: () => undefined,
    });
    return statuses.map(({ lag }) => lag);
  };
  const checkpoints = async () => {
    const found = await test.database.sql<{ position: string | null }[]>`
      select distinct position from read_model.checkpoints`;
    return found.map(({ position }) => position);
  };

  it('is none where nothing has happened in their partitions, whatever their checkpoints say, and real where something has', async () => {
    const projector = test.start();
    await projector.ready;
    const last = await test.journal.record('Ada', poke(), saveNote('lake'));
    expect(await projector.waitUntilReached(last, WAIT_MS, streamOf(id('Ada')))).toBe(true);
    await projector.stop();
    // As right after a batch: only the partition that it touched has moved.
    const { sql } = test.database;
    await sql`
      update read_model.checkpoints set position = null where partition <> ${partitionOf(streamOf(id('Ada')))}`;
    expect((await checkpoints()).sort()).toEqual([last, null]);
    expect(await lags()).toEqual([0, 0]);

    await test.journal.record('Ada', poke());
    expect(await lags()).toEqual([1, 1]);
    await sql`update read_model.checkpoints set position = ${last} where position is null`;
    expect(await lags()).toEqual([1, 1]);
    await test.journal.record('Ben', poke());
    expect(await lags()).toEqual([2, 2]);
  });
});
