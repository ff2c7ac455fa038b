import { randomBytes } from 'node:crypto';
import {
  defineEvent,
  draft,
  eventRegistry,
  on,
  partitionOf,
  type ReadTable,
  readTable,
  type StoredEvent,
  streamOf,
} from '@wonderlings/kernel';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { FoldError } from '../table/fold-event.ts';
import { id, NoteSaved, Poked, poke, pokes, registry, rowsOfLog, saveNote, tables } from '../testing.ts';
import { type LiveTest, liveTest } from './testing.ts';

const WAIT_MS = 30_000;
const WORDS = 'Nobody may read that I cried';
/** More than an index entry holds, and nothing to compress. */
const TOO_LONG = randomBytes(6_000).toString('hex');

describe('a table whose fold fails', () => {
  let test: LiveTest;
  const parked: FoldError[] = [];
  const faults: unknown[] = [];
  const reporting = {
    onParked: (failure: FoldError) => void parked.push(failure),
    onFault: (error: unknown) => void faults.push(error),
  };
  beforeEach(async () => {
    parked.length = 0;
    faults.length = 0;
    test = await liveTest();
  });
  afterEach(() => test.end());

  /** How far each table is; one that is parked at an event of Ada's, in her partition: the others may come past it. */
  const live = () => test.database.sql`
    select name, parked_error, parked_position,
      max(c.position::integer) filter (
        where parked_error is null or lines.partition = ${partitionOf(streamOf(id('Ada')))}
      )::text as position
    from read_model.tables join read_model.lines using (name) join read_model.checkpoints c on c.id = checkpoint
    group by name order by name`;
  const parkedError = async (name: string) =>
    (await live()).find((table) => table.name === name)?.parked_error as string | null | undefined;

  it('parks at the event before, and leaves the others moving', async () => {
    const projector = test.start(reporting);
    await projector.ready;
    await test.journal.record('Ada', poke(), saveNote('lake'));
    await test.journal.record('Ada', saveNote('hill'), poke('poison'), poke());
    const last = await test.journal.record('Ben', poke(), saveNote('dale'));
    expect(await projector.waitUntilReached(last, WAIT_MS)).toBe(true);

    expect(await live()).toEqual([
      { name: 'notes', position: last, parked_error: null, parked_position: null },
      {
        name: 'pokes',
        position: '3',
        parked_error: expect.stringMatching(/^pokes cannot fold Poked \S+: Error$/),
        parked_position: '4',
      },
    ]);
    expect(await test.database.sql`select user_id, count from read.pokes`).toEqual([{ user_id: id('Ada'), count: 1 }]);
    expect(await test.database.sql`select * from read.notes order by id`).toEqual((await rowsOfLogNotes()).notes);
    const { tables: statuses, fault } = await projector.status();
    expect(statuses).toMatchObject([{ state: 'live' }, { state: 'parked', lag: 4 }]);
    expect([fault, faults]).toEqual([undefined, []]);
    expect(parked.map(({ table }) => table)).toEqual(['pokes']);
  });
  /** The log's rows without the pokes, which this log cannot be folded into. */
  const rowsOfLogNotes = async () => {
    const { store, keys } = test.journal;
    const withoutPoison = {
      ...store,
      readAll: async (options: Parameters<typeof store.readAll>[0]) =>
        (await store.readAll(options)).filter(({ type }) => type !== Poked.type),
    };
    return rowsOfLog({ store: withoutPoison, keys });
  };

  it('stays parked after a restart, and moves again once it was rebuilt', async () => {
    const first = test.start();
    await first.ready;
    await first.waitUntilReached(await test.journal.record('Ada', poke(), poke('poison')), WAIT_MS);
    await first.stop();
    const patient = { ...pokes, folds: pokes.folds.map((fold) => ({ ...fold, fold: forgiving(fold.fold) })) };
    // A ReadTable is invariant in its row, see `tables`.
    const second = test.start({ ...reporting, tables: [tables[0], patient] as unknown as readonly ReadTable[] });
    await second.ready;
    const third = await test.journal.record('Ada', poke());
    expect(await second.waitUntilReached(third, WAIT_MS)).toBe(true);
    expect((await second.status()).tables).toMatchObject([{ state: 'live' }, { state: 'parked' }]);
    expect((await second.rebuild({ tables: ['pokes'] })).rebuilt).toEqual(['pokes']);
    const last = await test.journal.record('Ada', poke());
    expect(await second.waitUntilReached(last, WAIT_MS)).toBe(true);
    expect((await second.status()).tables).toMatchObject([{ state: 'live' }, { state: 'live', lag: 0 }]);
    expect(await test.database.sql`select kind, count from read.pokes`).toEqual([{ kind: 'nose', count: 3 }]);
  });
  const forgiving =
    (fold: (typeof pokes.folds)[number]['fold']): typeof fold =>
    (row, event, key) => {
      try {
        return fold(row, event, key);
      } catch {
        return row ?? null;
      }
    };

  it('says nowhere what the child wrote, not in the database and not in its status', async () => {
    const reading = readTable<{ id: string; user_id: string; read: string }>({
      name: 'readings',
      version: 1,
      columns: { id: { type: 'uuid' }, user_id: { type: 'uuid' }, read: { type: 'text' } },
      key: ['id'],
      owner: 'user_id',
      folds: [
        on(
          NoteSaved,
          ({ data }) => [[data.noteId]],
          (_, { data, childId }) => ({ id: data.noteId, user_id: childId, read: JSON.parse(data.text) }),
        ),
      ],
    });
    const projector = test.start({ ...reporting, tables: [reading as unknown as ReadTable] });
    await projector.ready;
    await projector.waitUntilReached(await test.journal.record('Ada', saveNote('lake', WORDS)), WAIT_MS);
    expect(await parkedError('readings')).toMatch(/^readings cannot fold NoteSaved \S+: SyntaxError$/);
    expect(JSON.stringify(await projector.status())).not.toContain('Nobody');
    expect(String(parked[0]?.cause)).toContain('Nobody');
  });

  it('is the only one to park where Postgres refuses its row, and the error does not hold the row', async () => {
    const projector = test.start(reporting);
    await projector.ready;
    await test.journal.record('Ada', poke(), saveNote('lake'));
    await test.journal.record('Ada', saveNote('hill'), poke(TOO_LONG), poke());
    const last = await test.journal.record('Ben', saveNote('dale'), poke());
    expect(await projector.waitUntilReached(last, WAIT_MS)).toBe(true);
    expect(await live()).toMatchObject([
      { name: 'notes', position: last, parked_error: null },
      { name: 'pokes', position: '3', parked_position: '4' },
    ]);
    expect(await parkedError('pokes')).toMatch(/^pokes cannot fold Poked \S+: PostgresError 54000$/);
    expect(await test.database.sql`select kind, count from read.pokes`).toEqual([{ kind: 'nose', count: 1 }]);
    expect(await test.database.sql`select count(*)::int from read.notes`).toEqual([{ count: 3 }]);
  });

  it('parks with another that Postgres refuses the same event for', async () => {
    const twin = { ...pokes, name: 'twins' };
    const projector = test.start({ ...reporting, tables: [...tables, twin] as unknown as readonly ReadTable[] });
    await projector.ready;
    await test.journal.record('Ada', poke(TOO_LONG));
    const last = await test.journal.record('Ada', saveNote('lake'));
    expect(await projector.waitUntilReached(last, WAIT_MS)).toBe(true);
    expect(parked.map(({ table }) => table).sort()).toEqual(['pokes', 'twins']);
    expect(faults).toEqual([]);
  });

  it.each<[string, (event: StoredEvent) => StoredEvent, string]>([
    ['does not open with its key', (event) => ({ ...event, localDate: '2020-01-01' }), 'IntegrityError'],
    ['holds plain words', (event) => ({ ...event, data: Buffer.from('\0{"kind":"nose"}') }), 'IntegrityError'],
  ])('parks before an event that %s, and takes no other table with it', async (_, change, kind) => {
    test.journal.tamper = (event) => (event.position === '2' ? change(event) : event);
    const projector = test.start(reporting);
    await projector.ready;
    await test.journal.record('Ada', saveNote('lake'), poke());
    const last = await test.journal.record('Ben', saveNote('dale'), poke());
    expect(await projector.waitUntilReached(last, WAIT_MS)).toBe(true);
    expect(await live()).toMatchObject([
      { name: 'notes', position: last },
      { name: 'pokes', position: '1', parked_position: '2' },
    ]);
    expect(await parkedError('pokes')).toMatch(new RegExp(`^pokes cannot fold Poked \\S+: ${kind}$`));
    expect(faults).toEqual([]);
  });

  it('parks before an event that never was of its type, live and in a rebuild', async () => {
    const strict = defineEvent({ type: 'Poked', schema: z.object({ kind: z.enum(['nose', 'ear']) }) });
    const others = [...registry.values()].filter(({ type }) => type !== strict.type);
    const projector = test.start({ ...reporting, registry: eventRegistry([strict, ...others]) });
    await projector.ready;
    const last = await test.journal.record('Ada', saveNote('lake'), draft(Poked, { kind: WORDS }));
    expect(await projector.waitUntilReached(last, WAIT_MS)).toBe(true);
    expect(await parkedError('pokes')).toMatch(/^pokes cannot fold Poked \S+: ZodError$/);
    const { rebuilt, failed } = await projector.rebuild();
    expect([rebuilt, failed.map(({ table }) => table)]).toEqual([['notes'], ['pokes']]);
    expect(faults).toEqual([]);
  });
});
