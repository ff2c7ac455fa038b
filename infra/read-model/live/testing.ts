import { createTestDatabase, type TestDatabase } from '@wonderlings/postgres/testing';
import { readModelMigrations } from '../migrations.ts';
import { registry, TestJournal, tables } from '../testing.ts';
import { type Projector, type ProjectorOptions, startProjector } from './projector.ts';

/** A database, a log, and as many processes on them as a test starts. */
export interface LiveTest {
  readonly database: TestDatabase;
  readonly journal: TestJournal;
  start(overrides?: Partial<ProjectorOptions>): Projector;
  end(): Promise<void>;
}

export async function liveTest(): Promise<LiveTest> {
  const database = await createTestDatabase({ migrations: [readModelMigrations] });
  const journal = new TestJournal();
  const { store, keys } = journal;
  const running: Projector[] = [];
  return {
    database,
    journal,
    start(overrides = {}) {
      const sql = database.connect();
      const projector = startProjector({ sql, store, keys, registry, tables, catalogues: [], ...overrides });
      running.push(projector);
      return projector;
    },
    async end() {
      await Promise.all(running.map((projector) => projector.stop()));
      await database.drop();
    },
  };
}
