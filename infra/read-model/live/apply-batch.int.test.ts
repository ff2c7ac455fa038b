import { partitionOf, type StoredEvent, streamOf } from '@wonderlings/kernel';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FENCED } from '../table/bookkeeping.ts';
import { prepareTables } from '../table/prepare-tables.ts';
import { foldedTypes, planTables } from '../table/table-plan.ts';
import { id, moveNote, poke, registry, removeNote, rowsOfLog, saveNote, tables } from '../testing.ts';
import { applyBatch } from './apply-batch.ts';
import { AwaitingRelease } from './awaiting-release.ts';
import { Claims } from './claims.ts';
import type { Owned } from './owned-table.ts';
import { type LiveTest, liveTest } from './testing.ts';
import { openWriterSession, type WriterSession } from './writer-session.ts';

const plans = planTables(tables);
const lane = { name: 'children', partitions: [0, 1, 2, 3, 4, 5, 6, 7] } as const;

describe('a batch', () => {
  let test: LiveTest;
  let session: WriterSession;
  let events: readonly StoredEvent[];
  let owned: Owned;
  beforeEach(async () => {
    test = await liveTest();
    const { journal, database } = test;
    await prepareTables(database.sql, journal.store, plans);
    session = openWriterSession(database.sql);
    const claims = new Claims({
      session,
      lane,
      plans,
      registry,
      awaiting: new AwaitingRelease(journal.store.comparePositions),
    });
    owned = (await claims.claim()).owned;
    await journal.record('Ada', saveNote('lake'), poke(), saveNote('hill'), moveNote('hill', 'dale'));
    await journal.record('Ben', poke('ear'), saveNote('wood'), removeNote('wood'), poke('ear'));
    events = await journal.store.readAll({ after: null, limit: 100 });
  });
  afterEach(async () => {
    await session.close();
    await test.end();
  });

  const apply = (to: Owned, batch: readonly StoredEvent[]) => {
    const { keys, store } = test.journal;
    const context = {
      session,
      opening: { wanted: foldedTypes(plans), registry, keys },
      comparePositions: store.comparePositions,
      leftovers: async () => [],
      within: <T>(work: Promise<T>) => work,
    };
    return applyBatch(context, to, { events: batch, reached: batch.at(-1)?.position ?? '', movesAll: true });
  };
  const everything = async () => ({
    notes: await test.database.sql`select * from read.notes order by id`,
    pokes: await test.database.sql`select * from read.pokes order by user_id, kind`,
    tables: await test.database.sql`select * from read_model.tables order by name`,
    lines: await test.database.sql`
      select l.*, c.position from read_model.lines l join read_model.checkpoints c on c.id = l.checkpoint
      order by l.name, l.partition`,
  });

  it('changes nothing when it comes a second time', async () => {
    const { owned: after } = await apply(owned, events);
    const once = await everything();
    expect([once.notes, once.pokes]).toEqual(Object.values(await rowsOfLog(test.journal)));
    expect(await apply(after, events)).toEqual({ owned: after, parked: [], released: [] });
    expect(await everything()).toEqual(once);
  });

  it('changes nothing when it comes from a writer that believes the tables to be where they were', async () => {
    await apply(owned, events);
    const once = await everything();
    await expect(apply(owned, events)).rejects.toMatchObject({ code: FENCED });
    expect(await everything()).toEqual(once);
  });

  it('gives each table only what that has not had yet', async () => {
    const { owned: after } = await apply(owned, events.slice(0, 3));
    await apply(after, events.slice(1));
    expect([(await everything()).notes, (await everything()).pokes]).toEqual(
      Object.values(await rowsOfLog(test.journal)),
    );
  });

  it('of a writer of which a line was taken writes no row of any table', async () => {
    await test.database
      .sql`select read_model.regroup(array['pokes'], array[${partitionOf(streamOf(id('Ben')))}::smallint])`;
    const before = await everything();
    await expect(apply(owned, events)).rejects.toMatchObject({ code: FENCED });
    expect(await everything()).toEqual(before);
    expect(before.notes).toEqual([]);
  });
});
