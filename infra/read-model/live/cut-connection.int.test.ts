import { setTimeout as delay } from 'node:timers/promises';
import { partitionOf, streamOf } from '@wonderlings/kernel';
import { createTestDatabase, type TestDatabase } from '@wonderlings/postgres/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readModelMigrations } from '../migrations.ts';
import { id, poke, registry, rowsOfLog, saveNote, TestJournal, tables } from '../testing.ts';
import { type Projector, startProjector } from './projector.ts';
import { ConnectionLost, writeBatch } from './write-batch.ts';
import { openWriterSession } from './writer-session.ts';

const WRITER = 'wonderlings read model';
const WAIT_MS = 30_000;
const CUTS = 12;
const MOST_MS_BETWEEN_CUTS = 40;
/** More than a socket takes at once. */
const LONG_NOTE = 'x'.repeat(300_000);

describe('the live tables, while the connection that writes them is cut', () => {
  let database: TestDatabase;
  let journal: TestJournal;
  let projector: Projector;
  beforeEach(async () => {
    database = await createTestDatabase({ migrations: [readModelMigrations] });
    journal = new TestJournal();
    const { store, keys } = journal;
    projector = startProjector({ sql: database.connect(), store, keys, registry, tables, catalogues: [] });
    await projector.ready;
  });
  afterEach(async () => {
    await projector.stop();
    await database.drop();
  });

  const cut = async (): Promise<number> => {
    const gone = await database.sql`
      select pg_terminate_backend(pid, 5000) from pg_stat_activity
      where application_name = ${WRITER} and datname = current_database()`;
    return gone.length;
  };
  const waitsForLock = async (): Promise<void> => {
    for (let tries = 0; tries < 500; tries += 1) {
      const [waiting] = await database.sql`
        select 1 from pg_stat_activity
        where application_name = ${WRITER} and datname = current_database() and wait_event_type = 'Lock'`;
      if (waiting) return;
      await delay(10);
    }
    throw new Error('The writer never came to the lock');
  };
  const expectRowsOfLog = async () => {
    const { notes, pokes } = await rowsOfLog(journal);
    expect(await database.sql`select * from read.pokes order by user_id, kind`).toEqual(pokes);
    expect(await database.sql`select * from read.notes order by id`).toEqual(notes);
  };

  it('take nothing of a batch that was half sent, and all of it afterwards', async () => {
    const first = await journal.record('Ada', saveNote('lake'), poke());
    expect(await projector.waitUntilReached(first, WAIT_MS)).toBe(true);
    // A new connection has to ask how each statement is to be understood, and the statements behind wait for that.
    await cut();
    const reader = await database.sql.reserve();
    await reader.unsafe('begin; lock table read.notes__1 in share mode');

    const last = await journal.record('Ada', saveNote('river', LONG_NOTE), poke());
    await waitsForLock();
    // That of the demos' lane, too, where it is back by now.
    expect(await cut()).toBeGreaterThan(0);
    // Time for what is left of the batch to go astray.
    await delay(300);
    expect(await database.sql`select count from read.pokes`).toEqual([{ count: 1 }]);
    const partition = partitionOf(streamOf(id('Ada')));
    expect(
      await database.sql`select distinct position from read_model.checkpoints where partition = ${partition}`,
    ).toEqual([{ position: first }]);
    expect(await projector.waitUntilReached(last, 0)).toBe(false);

    await reader.unsafe('commit');
    reader.release();
    expect(await projector.waitUntilReached(last, WAIT_MS)).toBe(true);
    await expectRowsOfLog();
  });

  it('are not said to be written when the connection is another one at the commit', async () => {
    const session = openWriterSession(database.sql);
    const advance = { from: new Map<string, null>(), reached: '1' };
    const nothing = { folded: [], erasedChildren: [], leftovers: [], splits: [], advance, parked: [] };
    await writeBatch(session, nothing);
    await expect(writeBatch({ sql: session.sql, lost: AbortSignal.abort() }, nothing)).rejects.toThrow(ConnectionLost);
    await session.close();
  });

  it('end as a fold of the log says, however often and whenever it is cut', async () => {
    let last = await journal.record('child 0', poke());
    let cuts = 0;
    const saving = async () => {
      for (let act = 0; cuts < CUTS; act += 1) {
        const note = saveNote(`note ${act % 7}`, act % 3 === 0 ? LONG_NOTE : `note ${act}`);
        last = await journal.record(`child ${act % 5}`, poke(), note, poke('ear'));
        await delay(5);
      }
    };
    const cutting = async () => {
      while (cuts < CUTS) {
        // Every other time it gets to write for a while; else it would only wait longer and longer to try again.
        if (cuts % 2 === 0) await projector.waitUntilReached(last, WAIT_MS);
        await delay(Math.random() * MOST_MS_BETWEEN_CUTS);
        cuts += await cut();
      }
    };
    await Promise.all([saving(), cutting()]);
    expect(await projector.waitUntilReached(last, WAIT_MS)).toBe(true);
    await expectRowsOfLog();
  });
});
