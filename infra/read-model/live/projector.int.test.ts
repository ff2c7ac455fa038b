import { createTestDatabase, type TestDatabase } from '@wonderlings/postgres/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readModelMigrations } from '../migrations.ts';
import { id, registry, saveNote, TestJournal, tables } from '../testing.ts';
import { type Projector, type ProjectorOptions, startProjector } from './projector.ts';

const WAIT_MS = 5_000;

describe('a projector', () => {
  let database: TestDatabase;
  let journal: TestJournal;
  const running: Projector[] = [];
  beforeEach(async () => {
    database = await createTestDatabase({ migrations: [readModelMigrations] });
    journal = new TestJournal();
  });
  afterEach(async () => {
    await Promise.all(running.splice(0).map((projector) => projector.stop()));
    await database.drop();
  });

  function start(overrides: Partial<ProjectorOptions> = {}): Projector {
    const { store, keys } = journal;
    const sql = overrides.sql ?? database.connect();
    const projector = startProjector({ sql, store, keys, registry, tables, catalogues: [], ...overrides });
    running.push(projector);
    return projector;
  }

  it('shows a row of every column type as the fold gave it', async () => {
    const projector = start();
    await projector.ready;
    const position = await journal.record(
      'Ada',
      saveNote('lake', 'We swam!\t\\ "quoted" 🦊', { b: [1, 'two'], a: null }),
    );
    expect(await projector.waitUntilReached(position, WAIT_MS)).toBe(true);
    expect(await database.sql`select * from read.notes`).toEqual([
      {
        id: id('lake'),
        user_id: id('Ada'),
        text: 'We swam!\t\\ "quoted" 🦊',
        tags: ['a', 'We '],
        extra: { b: [1, 'two'], a: null },
        saved_at: '2026-01-01T00:00:01.000Z',
        saved_on: '2026-01-01',
        saves: 1,
        length: 22 / 3,
        is_long: true,
      },
    ]);
  });
});
