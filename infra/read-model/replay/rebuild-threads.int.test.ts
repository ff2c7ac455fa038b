import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Worker } from 'node:worker_threads';
import { createPostgresEventStore, eventLogMigrations } from '@wonderlings/event-store';
import type { Draft, EventStore, ReadAllOptions } from '@wonderlings/kernel';
import { createTestDatabase, type TestDatabase } from '@wonderlings/postgres/testing';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startProjector } from '../live/projector.ts';
import { readModelMigrations } from '../migrations.ts';
import {
  eraseChild,
  id,
  moveNote,
  poke,
  registry,
  removeNote,
  rowsOfLog,
  saveNote,
  TestJournal,
  tables,
} from '../testing.ts';
import { rebuildTables } from './rebuild.ts';
import { startThread } from './start-thread.ts';

const WAIT_MS = 30_000;
const THREADS = 3;
/** As many events as there are take far longer to read than a thread to start and to end. */
const SLOW_READ_MS = 40;
// As `npm run replay` runs the sources.
const UNDER_TSX = ['--import', 'tsx'];
const CHILDREN = Array.from({ length: 14 }, (_, nth) => (nth % 7 === 0 ? `demo ${nth}` : `child ${nth}`));

const name = fc.constantFrom('lake', 'hill', 'dale');
const act = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(name, fc.string({ maxLength: 8 })).map(([n, text]) => saveNote(n, text)) },
  { weight: 2, arbitrary: fc.tuple(name, name).map(([from, to]) => moveNote(from, to)) },
  { weight: 2, arbitrary: name.map((n) => removeNote(n)) },
  { weight: 3, arbitrary: fc.constantFrom('nose', 'ear').map((kind) => poke(kind)) },
);
// A note's id is that of its name: a child that has another's would be of two partitions, which no child is.
const acts = fc.array(fc.record({ child: fc.constantFrom(...CHILDREN), what: act, isErased: fc.nat(25) }), {
  minLength: 300,
  maxLength: 300,
});

describe('a rebuild by several threads', { timeout: 180_000 }, () => {
  let database: TestDatabase;
  let store: EventStore;
  let journal: TestJournal;
  const workers: Worker[] = [];
  beforeEach(async () => {
    database = await createTestDatabase({ migrations: [eventLogMigrations, readModelMigrations] });
    store = createPostgresEventStore({ sql: database.connect() });
    journal = new TestJournal(store);
  });
  afterEach(async () => {
    await Promise.all(workers.splice(0).map((worker) => worker.terminate()));
    await store.close();
    await database.drop();
  });

  const start = () => {
    const worker = startThread(new URL('./testing-thread.ts', import.meta.url), database.url);
    workers.push(worker);
    return worker;
  };
  const parts = () => ({ sql: database.sql, store: journal.store, keys: journal.keys, registry, tables });
  const rebuild = (options = {}) =>
    rebuildTables(parts(), { threads: { count: THREADS, fromEvents: 0, start }, ...options });
  const rows = async () => ({
    notes: await database.sql`select * from read.notes order by id`,
    pokes: await database.sql`select * from read.pokes order by user_id, kind`,
  });
  const generations = async () => {
    const found = await database.sql<{ name: string; generation: number; built: boolean }[]>`
      select name, generation, built from read_model.generations order by name, generation`;
    return found.map(({ name: table, generation, built }) => `${table} ${generation}${built ? '' : ' unbuilt'}`);
  };
  const positions = async () => {
    const found = await database.sql<{ position: string | null }[]>`
      select distinct position from read_model.checkpoints c where exists (
        select from read_model.lines l where l.checkpoint = c.id)`;
    return found.map(({ position }) => position);
  };
  /** A note's id is a child's own. */
  const own = (child: string, what: Draft) => {
    const data = JSON.parse(JSON.stringify(what.data));
    for (const field of ['noteId', 'from', 'to']) if (field in data) data[field] = id(`${child} ${data[field]}`);
    return { ...what, data };
  };
  async function fill(seed: number): Promise<string> {
    const [log = []] = fc.sample(acts, { seed, numRuns: 1 });
    let last = '';
    for (const { child, what, isErased } of log)
      last = await journal.record(child, ...(isErased === 0 ? [own(child, what), eraseChild()] : [own(child, what)]));
    return last;
  }

  it('ends in the rows of one that folds all, at one position, and no thread is left', async () => {
    const last = await fill(7);
    const { rebuilt, failed, events } = await rebuild();
    expect({ rebuilt, failed, events }).toEqual({ rebuilt: ['notes', 'pokes'], failed: [], events: Number(last) });
    expect(await rows()).toEqual(await rowsOfLog(journal));
    expect(await positions()).toEqual([last]);
    expect(workers).toHaveLength(THREADS);
    expect(workers.map(({ threadId }) => threadId)).toEqual([-1, -1, -1]);
    const byThreads = await rows();
    await rebuildTables(parts());
    expect(await rows()).toEqual(byThreads);
  });

  it('ends in the same rows where the thread that asks takes part, and starts one fewer', async () => {
    const last = await fill(37);
    const { rebuilt, failed, events } = await rebuild({
      threads: { count: THREADS, takesPart: true, fromEvents: 0, start },
    });
    expect({ rebuilt, failed, events }).toEqual({ rebuilt: ['notes', 'pokes'], failed: [], events: Number(last) });
    expect(await rows()).toEqual(await rowsOfLog(journal));
    expect(await positions()).toEqual([last]);
    expect(workers).toHaveLength(THREADS - 1);
  });

  it('gives up the part of the thread that asks, too, when another one ends in the middle', async () => {
    const last = await fill(41);
    let reads = 0;
    const slow = {
      ...journal.store,
      readAll: async (options: ReadAllOptions) => {
        reads += 1;
        await delay(SLOW_READ_MS);
        return store.readAll({ ...options, limit: 1 });
      },
    };
    const dying = () => {
      const worker = start();
      worker.once('message', () => void worker.terminate());
      return worker;
    };
    const threads = { count: 2, takesPart: true, fromEvents: 0, start: dying };
    await expect(rebuildTables({ ...parts(), store: slow }, { threads })).rejects.toThrow(
      'A thread of the replay ended',
    );
    const whenItEnded = reads;
    expect(whenItEnded).toBeGreaterThan(0);
    expect(whenItEnded).toBeLessThan(Number(last));
    await delay(5 * SLOW_READ_MS);
    expect(reads).toBe(whenItEnded);
    expect((await generations()).join()).not.toContain('unbuilt');
    await rebuild();
    expect(await rows()).toEqual(await rowsOfLog(journal));
  });

  it('is swapped in while a server folds what children do meanwhile, and nothing is folded twice or left out', async () => {
    const projector = startProjector({ ...parts(), catalogues: [] });
    let going = true;
    try {
      await projector.ready;
      await fill(11);
      const writing = (async () => {
        let last = '';
        while (going) for (const child of CHILDREN) last = await journal.record(child, poke(), poke('ear'));
        return last;
      })();
      for (let round = 0; round < 2; round += 1) expect((await rebuild()).rebuilt).toEqual(['notes', 'pokes']);
      going = false;
      expect(await projector.waitUntilReached(await writing, WAIT_MS)).toBe(true);
      expect(await rows()).toEqual(await rowsOfLog(journal));
    } finally {
      going = false;
      await projector.stop();
    }
  });

  it('leaves a table as it was that cannot be built in one partition, and names the first event of it', async () => {
    await journal.record('Ada', poke(), saveNote('lake'));
    await rebuild();
    const before = await rows();
    const poisoned = await journal.record('Ben', poke('poison'));
    for (const child of CHILDREN) await journal.record(child, saveNote(child), poke(), poke('poison'));
    const { rebuilt, failed } = await rebuild();
    expect(rebuilt).toEqual(['notes']);
    expect(failed.map(({ table, position }) => ({ table, position }))).toEqual([
      { table: 'pokes', position: poisoned },
    ]);
    expect(failed[0]?.message).toMatch(/^pokes cannot fold Poked [0-9a-f-]{36}: Error$/);
    expect((await rows()).pokes).toEqual(before.pokes);
    expect((await rows()).notes).toEqual((await rowsOfLogOfNotes()).notes);
    expect(await generations()).toEqual(['notes 2', 'notes 3', 'pokes 1', 'pokes 2']);
  });

  /** Without the events that no table of pokes can fold. */
  async function rowsOfLogOfNotes() {
    const keptStore = { ...journal.store };
    keptStore.readAll = async (options) =>
      (await journal.store.readAll(options)).filter(({ type }) => type !== 'Poked');
    return rowsOfLog({ store: keptStore, keys: journal.keys });
  }

  it('changes nothing when one of its threads ends in the middle', async () => {
    await fill(13);
    await rebuild();
    const before = { rows: await rows(), generations: await generations() };
    await journal.record('Ada', poke(), saveNote('lake'));
    const dying = () => {
      const worker = start();
      if (workers.length % THREADS === 2) worker.once('message', () => void worker.terminate());
      return worker;
    };
    await expect(rebuild({ threads: { count: THREADS, fromEvents: 0, start: dying } })).rejects.toThrow(
      'A thread of the replay ended',
    );
    expect(await rows()).toEqual(before.rows);
    expect(await generations()).toEqual(before.generations);
    await rebuild();
    expect(await rows()).toEqual(await rowsOfLog(journal));
  });

  it('changes nothing when all of it is killed in the middle, and the next one removes what is left of it', async () => {
    await fill(17);
    await rebuild();
    const before = await rows();
    await fill(19);
    const file = fileURLToPath(new URL('./testing-replay.process.ts', import.meta.url));
    const killed = fork(file, [database.url], { execArgv: UNDER_TSX });
    const [said] = await once(killed, 'message');
    killed.kill('SIGKILL');
    await once(killed, 'exit');
    expect(said).toEqual(expect.any(Number));
    expect(await rows()).toEqual(before);
    expect(await generations()).toContain('notes 3 unbuilt');
    // Its backends may need a moment to see that it is gone.
    await expect
      .poll(
        () =>
          rebuild().then(
            () => true,
            () => false,
          ),
        { timeout: WAIT_MS },
      )
      .toBe(true);
    expect(await rows()).toEqual(await rowsOfLog(journal));
    expect((await generations()).join()).not.toContain('unbuilt');
  });

  it('is stopped, and gone on with by as many threads from where all of them were', async () => {
    await fill(29);
    await rebuild();
    const before = await rows();
    const { stopped } = await rebuild({ stop: AbortSignal.abort() });
    expect(stopped).toEqual({ at: await store.head() });
    expect(await rows()).toEqual(before);
    await fill(31);
    const { rebuilt, events } = await rebuild({ goOn: true });
    expect(rebuilt).toEqual(['notes', 'pokes']);
    expect(events).toBe(Number(await store.head()) - Number(stopped?.at));
    expect(await rows()).toEqual(await rowsOfLog(journal));
    expect((await generations()).join()).not.toContain('unbuilt');
  });

  it('ends with its signal', async () => {
    await fill(23);
    const ending = new AbortController();
    const onProgress = () => ending.abort(new Error('Enough'));
    await expect(rebuild({ signal: ending.signal, onProgress })).rejects.toThrow('Enough');
    expect((await generations()).join()).not.toContain('unbuilt');
  });
});
