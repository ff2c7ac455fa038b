import { randomBytes, randomUUID } from 'node:crypto';
import { createPostgresEventStore, eventLogMigrations } from '@wonderlings/event-store';
import {
  compose,
  createChildren,
  type DomainEvent,
  type Module,
  type ModuleDependencies,
  open,
  type ReadDatabase,
  streamOf,
} from '@wonderlings/kernel';
import { createTestDatabase, type TestDatabase } from '@wonderlings/postgres/testing';
import { readModelMigrations, startProjector } from '@wonderlings/read-model';
import { createVault, vaultMigrations } from '@wonderlings/vault';
import { startTestApp, type TestApp } from '../../apps/server/http/testing-app.ts';
import { MODULES } from '../../apps/server/modules.ts';

/** Every module of the server on a real log, vault and read model, behind the real HTTP shell; the clock is the test's. */
export interface WonderlingsApp extends TestApp {
  readonly database: TestDatabase;
  readonly dependencies: ModuleDependencies;
  /** Noon UTC of a day, or an instant. */
  setClock(when: string): void;
  /** What the log holds of a child, opened. */
  history(childId: string): Promise<DomainEvent[]>;
}

const MIGRATIONS = [eventLogMigrations, vaultMigrations, readModelMigrations];

export async function startWonderlingsApp(modules: readonly Module[] = MODULES): Promise<WonderlingsApp> {
  const database = await createTestDatabase({ migrations: MIGRATIONS });
  const { sql } = database;
  let clock = new Date('2026-05-01T12:00:00.000Z');
  const now = () => clock;
  const composed = compose(modules);
  const store = createPostgresEventStore({ sql: database.connect() });
  const vault = createVault({ sql, masterKey: randomBytes(32), log: store, now });
  const projector = startProjector({ ...composed, sql: database.connect(), store, keys: vault });
  await projector.ready;
  const { waitUntilReached } = projector;
  const children = createChildren({
    composition: composed,
    registry: composed.registry,
    store,
    keys: vault,
    waitUntilReached,
  });
  // postgres.js' sql is one; its own types only name more kinds of values.
  const read = sql as unknown as ReadDatabase;
  const dependencies: ModuleDependencies = { children, read, vault, now, newId: () => randomUUID() };
  const routes = modules.flatMap((module) => module.routes(dependencies));
  const app = await startTestApp(routes, { now });

  return {
    ...app,
    database,
    dependencies,
    setClock(when) {
      clock = new Date(when.length === 10 ? `${when}T12:00:00.000Z` : when);
    },
    async history(childId) {
      const key = (await vault.keysOf([childId])).get(childId) ?? null;
      const opened = (await store.readStream(streamOf(childId))).map((event) => open(event, key, composed.registry));
      return opened.flatMap((one) => (one.unreadable ? [] : [one.event]));
    },
    async close() {
      await app.close();
      await projector.stop();
      await store.close();
      await database.drop();
    },
  };
}
