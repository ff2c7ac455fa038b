import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Module } from '@wonderlings/kernel';
import { createTestDatabase, type TestDatabase } from '@wonderlings/postgres/testing';
import { createLogger } from '@wonderlings/telemetry';
import { type Config, readConfig } from '../config.ts';
import { startServer } from '../server.ts';
import { MIGRATIONS, type Stores } from '../stores.ts';
import { type TestAgent, testAgent } from './testing-agent.ts';

/** The whole server on a database of its own. */
export interface TestServer {
  readonly url: string;
  /** Of the operators' listener. */
  readonly opsUrl: string;
  readonly database: TestDatabase;
  /** Where it keeps its keys. */
  readonly dataDir: string;
  readonly stores: Stores;
  /** Log lines, parsed, oldest first. */
  readonly logged: readonly Record<string, unknown>[];
  /** Opens the grown-up area of the child for a quarter of an hour where it is signed in, as a right password does. */
  openGrownUpArea(childId: string): Promise<void>;
  /** A new browser. */
  agent(): TestAgent;
  /** Stops the server as SIGTERM does, and keeps the database. */
  stopServer(): Promise<void>;
  stop(): Promise<void>;
}

interface TestServerOptions {
  readonly modules?: readonly Module[];
  readonly now?: () => Date;
  readonly config?: Partial<Config>;
  /** Gets each log line instead of `logged`, which a long test would fill. */
  readonly onLog?: (line: string) => void;
}

/**
 * Starts every module, the projector and the jobs on a test database and a free port. No rate limits, unless `config` says so.
 * For the `integration` project: it needs the Postgres of the test run.
 */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const database = await createTestDatabase({ migrations: MIGRATIONS });
  const dataDir = await mkdtemp(join(tmpdir(), 'wonderlings-server-'));
  const logged: Record<string, unknown>[] = [];
  const { onLog = (line: string) => void logged.push(JSON.parse(line)) } = options;
  const defaults = readConfig({ DATABASE_URL: database.url, DATA_DIR: dataDir, HOST: '127.0.0.1', RATE_LIMITS: 'off' });
  const server = await startServer(
    { ...defaults, port: 0, opsPort: 0, ...options.config },
    {
      logger: createLogger({ level: 'debug', destination: { write: onLog } }),
      ...(options.modules ? { modules: options.modules } : {}),
      ...(options.now ? { now: options.now } : {}),
    },
  );
  return {
    url: server.url,
    opsUrl: server.opsUrl,
    database,
    dataDir,
    stores: server.stores,
    logged,
    async openGrownUpArea(childId) {
      await database.sql`
        insert into vault.grown_ups (child_id, open_in, open_until)
        select child_id, id_hash, now() + interval '15 minutes' from vault.sessions where child_id = ${childId}
        on conflict (child_id) do update set open_in = excluded.open_in, open_until = excluded.open_until`;
    },
    agent: () => testAgent(server.url),
    stopServer: () => server.stop(),
    async stop() {
      await server.stop();
      await database.drop();
      await rm(dataDir, { recursive: true });
    },
  };
}
