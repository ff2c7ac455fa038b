import { createPostgresEventStore, eventLogMigrations } from '@wonderlings/event-store';
import { DEMOS, type EventStore, on, type ReadTable } from '@wonderlings/kernel';
import { createTestDatabase, type TestDatabase } from '@wonderlings/postgres/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startProjector } from '../live/projector.ts';
import { readModelMigrations } from '../migrations.ts';
import { rebuildTables } from '../replay/rebuild.ts';
import { startThread } from '../replay/start-thread.ts';
import {
  eraseChild,
  id,
  notes,
  Poked,
  poke,
  pokes,
  registry,
  removeNote,
  saveNote,
  TestJournal,
  tables,
} from '../testing.ts';
import { diary } from '../testing-diary.ts';
import { foldAside } from './fold-aside.ts';
import { previewTables } from './preview-tables.ts';

const SECRET = 'Nobody may read that I cried';

/** A table with something else about it. */
const changed = (table: unknown, otherwise: Partial<ReadTable>): ReadTable => ({
  ...(table as ReadTable),
  ...otherwise,
});

/** On Tuesday a poke of the nose counts twice, and one of the ear not at all. */
const tuesdaysPokes = changed(pokes, {
  folds: [
    on(
      Poked,
      ({ data, childId }) => (data.kind === 'ear' ? [] : [[childId, data.kind]]),
      (row, { data, childId, at }) => ({
        user_id: childId,
        kind: data.kind,
        count: Number(row?.count ?? 0) + (data.kind === 'nose' ? 2 : 1),
        last_at: at,
      }),
    ),
  ],
});

describe('a preview', { timeout: 120_000 }, () => {
  let database: TestDatabase;
  let store: EventStore;
  let journal: TestJournal;
  beforeEach(async () => {
    database = await createTestDatabase({ migrations: [eventLogMigrations, readModelMigrations] });
    store = createPostgresEventStore({ sql: database.connect() });
    journal = new TestJournal(store);
  });
  afterEach(async () => {
    await store.close();
    await database.drop();
  });

  const parts = (its: readonly ReadTable[] = tables) => ({
    sql: database.sql,
    store: journal.store,
    keys: journal.keys,
    registry,
    tables: its,
  });
  const preview = (its: readonly ReadTable[], options = {}) => previewTables(parts(its), options);

  async function fill(): Promise<void> {
    for (const child of ['Ada', 'Ben', 'Cleo', 'demo Dan']) {
      await journal.record(child, saveNote(`${child} lake`, SECRET), poke('nose'), poke('nose'), poke('ear'));
      await journal.record(child, saveNote(`${child} hill`), removeNote(`${child} lake`), poke('toe'));
    }
    await journal.record('Cleo', eraseChild());
  }

  /** Every relation of ours, every row where it lies and who wrote it, and every line of bookkeeping. */
  async function everything() {
    const relations = await database.sql<{ name: string; kind: string }[]>`
      select format('%I.%I', n.nspname, c.relname) as name, c.relkind as kind from pg_class c
      join pg_namespace n on n.oid = c.relnamespace where n.nspname in ('read', 'read_model', 'as_of') order by 1`;
    const rows: Record<string, unknown> = {};
    for (const { name, kind } of relations) {
      if (kind === 'r') rows[name] = await database.sql.unsafe(`select ctid, xmin, t.* from ${name} t order by ctid`);
    }
    return { relations, rows };
  }

  it('tells of a changed rule which rows would be added, changed and gone, and of whom, and changes nothing', async () => {
    await fill();
    await rebuildTables(parts());
    const before = await everything();
    const { tables: found, failed, events } = await preview([changed(notes, {}), tuesdaysPokes]);
    expect(failed).toEqual([]);
    expect(events).toBeGreaterThan(0);
    expect(found.map(({ ms: _, ...one }) => one)).toMatchObject([
      { table: 'notes', rows: { added: 0, changed: 0, gone: 0 }, children: 0, needsVersion: false, examples: [] },
      // Ada, Ben and the demo: a nose twice as often, no ear.
      { table: 'pokes', isNew: false, rows: { added: 0, changed: 3, gone: 3 }, children: 3, needsVersion: true },
    ]);
    const [ears] = found[1]?.examples ?? [];
    expect(new Set(found[1]?.examples.map(({ child }) => child)).size).toBe(3);
    expect(ears?.difference).toMatchObject({ kind: 'extra', key: { kind: 'ear' } });
    expect(await everything()).toEqual(before);
    await rebuildTables(parts([changed(notes, {}), tuesdaysPokes]));
    const after = await preview([changed(notes, {}), tuesdaysPokes]);
    expect(after.tables.map(({ rows }) => rows)).toEqual(Array(2).fill({ added: 0, changed: 0, gone: 0 }));
  });

  it('shows before and after of a child in figures, and never its words', async () => {
    const sealed = [diary, pokes] as unknown as readonly ReadTable[];
    await journal.record('Ada', saveNote('lake', SECRET), poke('nose'));
    await rebuildTables(parts(sealed));
    const louder = (diary as unknown as ReadTable).folds.map((fold) => ({
      ...fold,
      fold: (...args: Parameters<typeof fold.fold>) => {
        const row = fold.fold(...args);
        return row && { ...row, words: `${row.words}${SECRET}` };
      },
    }));
    const doubled = tuesdaysPokes.folds;
    const { tables: found } = await preview([changed(diary, { folds: louder }), changed(pokes, { folds: doubled })]);
    expect(found.map(({ table, rows, examples }) => [table, rows.changed, examples])).toEqual([
      [
        'diary',
        1,
        [
          {
            child: id('Ada'),
            difference: {
              table: 'diary',
              key: { id: id('lake') },
              kind: 'changed',
              columns: [{ name: 'words', live: 'a sealed value', replayed: 'other sealed value' }],
            },
          },
        ],
      ],
      [
        'pokes',
        1,
        [
          {
            child: id('Ada'),
            difference: {
              table: 'pokes',
              key: { user_id: id('Ada'), kind: 'nose' },
              kind: 'changed',
              columns: [{ name: 'count', live: '1', replayed: '2' }],
            },
          },
        ],
      ],
    ]);
    expect(JSON.stringify(found)).not.toContain('cried');
  });

  it('names columns that come, go or get another type, and compares the others', async () => {
    await fill();
    await rebuildTables(parts());
    const { last_at: _, ...rest } = (pokes as unknown as ReadTable).columns;
    const otherwise = changed(pokes, {
      version: 2,
      columns: { ...rest, count: { type: 'double precision' }, is_new: { type: 'boolean' } },
      folds: [
        on(
          Poked,
          ({ data, childId }) => [[childId, data.kind]],
          (row, { data, childId }) => ({
            user_id: childId,
            kind: data.kind,
            count: Number(row?.count ?? 0) + 1,
            is_new: true,
          }),
        ),
      ],
    });
    const [found] = (await preview([otherwise])).tables;
    expect(found).toMatchObject({
      columns: { added: ['is_new'], gone: ['last_at'], retyped: ['count'] },
      rows: { added: 0, changed: 0, gone: 0 },
      needsVersion: false,
    });
    const ofChild = changed(pokes, {
      version: 2,
      key: ['user_id'],
      folds: [
        on(
          Poked,
          ({ childId }) => [[childId]],
          (row, { childId, at }) => ({
            user_id: childId,
            kind: 'all',
            count: Number(row?.count ?? 0) + 1,
            last_at: at,
          }),
        ),
      ],
    });
    // Three children with three kinds each: none of the rows can be told to be one that was there.
    const [keyed] = (await preview([ofChild])).tables;
    expect(keyed).toMatchObject({ rows: { added: 3, changed: 0, gone: 9 }, examples: [] });
  });

  it('counts every row of a table that no release has built, and names the event that a fold refuses', async () => {
    await fill();
    await rebuildTables(parts());
    const fresh = changed(pokes, { name: 'new_pokes' });
    const refusing = changed(notes, {
      folds: notes.folds.map((fold) => ({
        ...fold,
        fold: () => {
          throw new Error('not today');
        },
      })) as unknown as ReadTable['folds'],
    });
    const before = await everything();
    const { tables: found, failed } = await preview([fresh, refusing]);
    expect(found).toMatchObject([{ table: 'new_pokes', isNew: true, rows: { added: 9, changed: 0, gone: 0 } }]);
    expect(failed.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^notes cannot fold NoteSaved [0-9a-f-]{36}: Error$/),
    ]);
    expect(await everything()).toEqual(before);
  });

  it('finds nothing while children go on, whatever the live tables have come to in each partition', async () => {
    const projector = startProjector({ ...parts(), sql: database.connect(), catalogues: [] });
    let going = true;
    try {
      await projector.ready;
      await fill();
      const writing = (async () => {
        while (going) for (const child of ['Ada', 'Ben', 'demo Dan']) await journal.record(child, poke(), poke('ear'));
      })();
      for (let round = 0; round < 5; round += 1) {
        const { tables: found } = await preview(tables);
        expect(found.map(({ table, rows }) => [table, rows])).toEqual([
          ['notes', { added: 0, changed: 0, gone: 0 }],
          ['pokes', { added: 0, changed: 0, gone: 0 }],
        ]);
      }
      going = false;
      await writing;
    } finally {
      going = false;
      await projector.stop();
    }
  });

  it('compares each partition at its own checkpoint, though another one has come further', async () => {
    await fill();
    await rebuildTables(parts());
    await journal.record('Ada', poke('nose'), saveNote('Ada late'));
    const head = await journal.store.head();
    // As a server has it whose writer of demos is ahead of the one of children.
    await database.sql`update read_model.checkpoints set position = ${head} where partition = ${DEMOS}`;
    const { tables: found } = await preview(tables);
    expect(found.map(({ rows }) => rows)).toEqual(Array(2).fill({ added: 0, changed: 0, gone: 0 }));
    await database.sql`update read_model.checkpoints set position = ${head}`;
    const { tables: behind } = await preview(tables);
    expect(behind.map(({ rows }) => rows)).toEqual([
      { added: 1, changed: 0, gone: 0 },
      { added: 0, changed: 1, gone: 0 },
    ]);
  });

  it('is made by several threads, too, and ends with its signal, without a trace', async () => {
    await fill();
    await rebuildTables(parts());
    const before = await everything();
    const start = () => startThread(new URL('../replay/testing-thread.ts', import.meta.url), database.url);
    const threads = { count: 3, fromEvents: 0, start };
    const { tables: found } = await preview(tables, { threads });
    expect(found.map(({ rows }) => rows)).toEqual(Array(2).fill({ added: 0, changed: 0, gone: 0 }));
    const ending = new AbortController();
    const onProgress = () => ending.abort(new Error('Enough'));
    await expect(preview(tables, { signal: ending.signal, onProgress })).rejects.toThrow('Enough');
    expect(await everything()).toEqual(before);
  });

  it('may ask a question of its own of the log, of children alone', async () => {
    await fill();
    await rebuildTables(parts());
    const before = await everything();
    const children = new Set([0, 1, 2, 3, 4, 5, 6, 7]);
    const asked = { ...parts([changed(pokes, { name: 'question' })]) };
    const counted = await foldAside(asked, { partitions: children }, (sql, [table = '']) =>
      sql.unsafe(`select kind, count(*)::integer as children from ${table} group by kind order by kind`),
    );
    expect(counted).toEqual([
      { kind: 'ear', children: 2 },
      { kind: 'nose', children: 2 },
      { kind: 'toe', children: 2 },
    ]);
    expect(await everything()).toEqual(before);
  });
});
