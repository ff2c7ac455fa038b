import { createPostgresEventStore, eventLogMigrations, type PostgresEventStore } from '@wonderlings/event-store';
import { type Composed, compose, type KeyRing, type Module } from '@wonderlings/kernel';
import { connect, migrate, type Sql } from '@wonderlings/postgres';
import { readModelMigrations } from '@wonderlings/read-model';
import type { Logger } from '@wonderlings/telemetry';
import { createVault, loadSecrets, type PostgresVault, prepareVault, vaultMigrations } from '@wonderlings/vault';
import { Closers } from './closers.ts';
import type { Config } from './config.ts';
import { openDatabase } from './database.ts';

/** Everything that is stored, opened and up to date. */
export interface Stores {
  readonly databaseUrl: string;
  readonly sql: Sql;
  readonly store: PostgresEventStore;
  readonly vault: PostgresVault;
  readonly keys: KeyRing;
  /** What session cookies are signed with, the newest first. */
  readonly sessionKeys: readonly string[];
  readonly composed: Composed;
  close(): Promise<void>;
}

interface OpenStoresOptions {
  readonly modules: readonly Module[];
  readonly logger: Logger;
  /** Told in one line what takes longer than usual. */
  readonly onProgress?: (message: string) => void;
  /** For commands: use the Postgres of the server that runs on this `DATA_DIR`, if one does. */
  readonly besideServer?: boolean;
}

export const MIGRATIONS = [eventLogMigrations, vaultMigrations, readModelMigrations] as const;
/** Appends and reads of the log wait for nothing else. */
const LOG_POOL_SIZE = 4;

/** Opens database, log, vault and modules for a server or a command. @throws Error with a sentence for a person */
export async function openStores(config: Config, options: OpenStoresOptions): Promise<Stores> {
  const { modules, logger, onProgress = () => undefined, besideServer = false } = options;
  const composed = compose(modules);
  const closers = new Closers();
  try {
    const { masterKeys, sessionKeys } = await loadSecrets({ dataDir: config.dataDir, env: secretsEnvironment(config) });
    const onTrouble = (message: string) => logger.warn({}, message);
    const database = await openDatabase(config, { onProgress, onTrouble, besideServer });
    closers.add(() => database.close());

    const pool = (applicationName: string, max?: number): Sql => {
      const opened = connect(database.url, { applicationName, ...(max === undefined ? {} : { max }) });
      closers.add(() => opened.end({ timeout: 5 }));
      return opened;
    };
    const sql = pool('wonderlings');
    await reach(sql, database.url);
    await migrate(sql, MIGRATIONS);
    await prepareVault(sql, masterKeys);

    const store = createPostgresEventStore({
      sql: pool('wonderlings log', LOG_POOL_SIZE),
      listen: () => connect(database.url, { applicationName: 'wonderlings log hints', max: 1 }),
      onError: (err) => logger.warn({ err }, 'The log could not be reached, and is tried again'),
    });
    closers.add(() => store.close());
    const vault = createVault({ sql, masterKeys, log: store, now: () => new Date() });
    return {
      databaseUrl: database.url,
      sql,
      store,
      vault,
      keys: vault,
      sessionKeys,
      composed,
      close: () => closers.close(),
    };
  } catch (error) {
    await closers.close();
    throw error;
  }
}

/** Says where nobody answers; the password in the address stays out of it. */
async function reach(sql: Sql, url: string): Promise<void> {
  try {
    await sql`select 1`;
  } catch (cause) {
    const { hostname, port, pathname } = new URL(url);
    const reason = cause instanceof Error ? cause.message : String(cause);
    const where = `${hostname}:${port || '5432'}${pathname}`;
    throw new Error(`Postgres at ${where} cannot be used (${reason}): see DATABASE_URL.`, { cause });
  }
}

/** What `loadSecrets` asks the environment for; the settings were checked once and are not read again. */
function secretsEnvironment({ secrets, production, databaseUrl }: Config): Record<string, string> {
  return {
    ...secrets,
    ...(production ? { NODE_ENV: 'production' } : {}),
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  };
}
