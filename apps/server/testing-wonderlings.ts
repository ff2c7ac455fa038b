import { randomBytes, randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AnchorFiles, anchorFiles, createPostgresEventStore, eventLogMigrations } from '@wonderlings/event-store';
import {
  assembleModules,
  createChildren,
  type DomainEvent,
  type EventStore,
  type Module,
  type ModuleDependencies,
  open,
  type ReadTable,
  type RetentionSettings,
  streamOf,
  type TableRow,
} from '@wonderlings/kernel';
import { createTestDatabase, type TestDatabase } from '@wonderlings/postgres/testing';
import { compareChild, createReadDatabase, readModelMigrations, startProjector } from '@wonderlings/read-model';
import { createVault, sessionStore, vaultMigrations } from '@wonderlings/vault';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { TestAgent } from './http/testing-agent.ts';
import { startTestApp, type TestApp } from './http/testing-app.ts';
import { MODULES } from './modules.ts';

/** Every module of the server on a real log, vault and read model, behind the real HTTP shell; the clock is the test's. */
export interface WonderlingsApp extends TestApp {
  readonly database: TestDatabase;
  readonly dependencies: ModuleDependencies;
  /** What is kept of the log outside of the database: nothing yet. */
  readonly anchors: AnchorFiles;
  readonly store: EventStore;
  /** Noon UTC of a day, or an instant. */
  setClock(when: string): void;
  /** A child's rows as they are in the database, opened. */
  liveRows(table: ReadTable, childId: string): Promise<readonly TableRow[]>;
  /** What the log holds of a child, opened. */
  history(childId: string): Promise<DomainEvent[]>;
}

const SHOWN_WITHIN_MS = 30_000;
const MIGRATIONS = [eventLogMigrations, vaultMigrations, readModelMigrations];

interface WonderlingsOptions {
  readonly requiresConsent?: boolean;
  /** Sessions in the vault, which end by the test's clock; in memory without it. */
  readonly keepsSessions?: boolean;
  readonly retention?: RetentionSettings;
}

export async function startWonderlingsApp(
  modules: readonly Module[] = MODULES,
  { requiresConsent = false, keepsSessions = false, retention }: WonderlingsOptions = {},
): Promise<WonderlingsApp> {
  const database = await createTestDatabase({ migrations: MIGRATIONS });
  const { sql } = database;
  let clock = new Date('2026-05-01T12:00:00.000Z');
  const now = () => clock;
  const assembled = assembleModules(modules);
  const store = createPostgresEventStore({ sql: database.connect() });
  const vault = createVault({ sql, masterKeys: [randomBytes(32)], log: store, now });
  const projector = startProjector({ ...assembled, sql: database.connect(), store, keys: vault });
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
  const anchors = anchorFiles(join(tmpdir(), `anchors-of-${randomUUID()}`));
  const dependencies: ModuleDependencies = {
    children,
    read,
    vault,
    log: store,
    anchors,
    comparePages: (childId, onPage) => compareChild({ ...assembled, sql, store, keys: vault }, { childId, onPage }),
    registry: assembled.registry,
    requiresConsent,
    ...(retention ? { retention } : {}),
    now,
    newId: () => randomUUID(),
  };
  const routes = modules.flatMap((module) => module.routes(dependencies));
  const app = await startTestApp(routes, {
    now,
    isGrownUpAreaOpen: vault.isGrownUpAreaOpen,
    ...(keepsSessions ? { sessions: sessionStore(sql, now) } : {}),
  });

  return {
    ...app,
    database,
    anchors,
    store,
    dependencies,
    setClock(when) {
      clock = new Date(when.length === 10 ? `${when}T12:00:00.000Z` : when);
    },
    async liveRows(table, childId) {
      const parts = [`select * from read.${table.name} where ${table.owner} = `, ''];
      return read.rows(table)(Object.assign(parts, { raw: parts }), childId);
    },
    async history(childId) {
      const key = (await vault.keysOf([childId])).get(childId) ?? null;
      const opened = (await store.readStream(streamOf(childId))).map((event) => open(event, key, assembled.registry));
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

interface SignedInChild {
  readonly app: WonderlingsApp;
  readonly child: TestAgent;
  readonly userId: string;
}

/** For a test file: one app for all its tests, and before each of them a new child that is signed in, on May 1. */
export function eachWithSignedInChild(before: (now: SignedInChild) => void): void {
  let app: WonderlingsApp;
  beforeAll(async () => {
    app = await startWonderlingsApp();
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    app.setClock('2026-05-01');
    const child = app.agent();
    before({ app, child, userId: (await child.register()).id });
  });
}
