import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { createPostgresEventStore, eventLogMigrations } from '@wonderlings/event-store';
import { assembleModules, createChildren, type Module, type ModuleDependencies } from '@wonderlings/kernel';
import { createTestDatabase } from '@wonderlings/postgres/testing';
import { createReadDatabase, readModelMigrations, startProjector, sweepSandboxes } from '@wonderlings/read-model';
import { createVault, sessionStore, vaultMigrations } from '@wonderlings/vault';

const SHOWN_WITHIN_MS = 30_000;
const MIGRATIONS = [eventLogMigrations, vaultMigrations, readModelMigrations];

/** The module on a real log, a real vault and a real read model, in a database of its own. No HTTP. */
export async function createTestServer(module: Module, now: () => Date) {
  const database = await createTestDatabase({ migrations: MIGRATIONS });
  const { sql } = database;
  const assembled = assembleModules([module]);
  const store = createPostgresEventStore({ sql: database.connect() });
  const vault = createVault({ sql, masterKeys: [randomBytes(32)], log: store, now });
  const projector = startProjector({ sql, store, keys: vault, ...assembled });
  await projector.ready;
  const children = createChildren({
    composition: assembled,
    registry: assembled.registry,
    store,
    keys: vault,
    // A test reads what it saved, however busy the machine; a server answers after two seconds all the same.
    waitUntilReached: (position, _, stream) => projector.waitUntilReached(position, SHOWN_WITHIN_MS, stream),
  });
  const read = createReadDatabase({ sql, keys: vault });
  const dependencies: ModuleDependencies = {
    children,
    read,
    vault,
    log: store,
    anchors: { of: async () => ({ marks: [], gaps: [] }) },
    comparePages: async () => ({ tables: 0, rows: 0, differing: [], notCompared: [] }),
    registry: assembled.registry,
    now,
    newId: () => randomUUID(),
  };
  return {
    sql,
    store,
    vault,
    sessions: sessionStore(sql, now),
    registry: assembled.registry,
    dependencies,
    /** Resolves when the read tables show everything that was recorded. */
    caughtUp: async () => void (await projector.waitUntilReached((await store.head()) ?? '0', SHOWN_WITHIN_MS)),
    /** What the server's job of that name does. */
    async sweep() {
      for (let swept = 0; ; await delay(50)) {
        const found = await sweepSandboxes({ sql, store, now: now() });
        swept += found.swept;
        // Every table comes past what it does not fold within a second or so.
        if (found.waitsFor !== 'a table') return { ...found, swept };
      }
    },
    async end() {
      await projector.stop();
      await store.close();
      await database.drop();
    },
  };
}
