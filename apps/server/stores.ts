import { eventLogMigrations } from '@wonderlings/event-store';
import { migrateJobs } from '@wonderlings/jobs';
import {
  type AssembledModules,
  assembleModules,
  type EventStore,
  type KeyRing,
  type Module,
} from '@wonderlings/kernel';
import {
  assertMigrated,
  type ConnectOptions,
  connect,
  type DatabaseClock,
  followDatabaseClock,
  migrate,
  type Sql,
} from '@wonderlings/postgres';
import { CellText, readModelMigrations } from '@wonderlings/read-model';
import type { Logger } from '@wonderlings/telemetry';
import { createVault, loadSecrets, type PostgresVault, prepareVault, vaultMigrations } from '@wonderlings/vault';
import { CleanupStack } from './cleanup-stack.ts';
import type { Config } from './config.ts';
import { openDatabase } from './database.ts';
import { type DatabaseAccounts, separateRoles } from './database-roles.ts';
import { type EventLog, openEventLog } from './event-log.ts';

/** What a thread needs to open log, vault and read model for itself. Plain data, which leaves this process as little as the keys do. */
export interface ReplayAccess
  extends Pick<DatabaseAccounts, 'app' | 'log'>,
    Pick<Config, 'eventStoreUrl' | 'logLevel'> {
  readonly masterKeys: readonly Uint8Array[];
}

/** Everything that is stored, opened and up to date. */
export interface Stores {
  /** For the jobs; like `sql`, signed in as the role of the app. */
  readonly databaseUrl: string;
  /** Vault and read model. */
  readonly sql: Sql;
  /** May read the read tables, and nothing else. */
  readonly read: Sql;
  readonly store: EventStore;
  readonly log: EventLog;
  readonly vault: PostgresVault;
  readonly keys: KeyRing;
  /** What session cookies are signed with, the newest first. */
  readonly sessionKeys: readonly string[];
  readonly assembled: AssembledModules;
  /** What time it is: the same for all processes that share a database, whatever their machines say. */
  readonly now: () => Date;
  readonly replayAccess: ReplayAccess;
  close(): Promise<void>;
}

interface OpenStoresOptions {
  readonly modules: readonly Module[];
  readonly logger: Logger;
  /** Told in one line what takes longer than usual. */
  readonly onProgress?: (message: string) => void;
  /** For commands: use the Postgres of the server that runs on this `DATA_DIR`, if one does. */
  readonly besideServer?: boolean;
  /** Bring the schema of the jobs up to date, too. */
  readonly withJobs?: boolean;
  /** For what only looks: refuse a database that would have to be migrated first, instead of migrating it. */
  readonly asItIs?: boolean;
}

export const MIGRATIONS = [eventLogMigrations, vaultMigrations, readModelMigrations] as const;
/** Appends and reads of the log wait for nothing else. */
const LOG_POOL_SIZE = 4;

/** By then requests and jobs have ended: what is still under way waits for a silent Postgres, in one pool after the other. */
const END_SECONDS = 2;

/** Opens database, log, vault and modules for a server or a command. @throws Error with a sentence for a person */
export async function openStores(config: Config, options: OpenStoresOptions): Promise<Stores> {
  const {
    modules,
    logger,
    onProgress = () => undefined,
    besideServer = false,
    withJobs = false,
    asItIs = false,
  } = options;
  const assembled = assembleModules(modules);
  const cleanup = new CleanupStack();
  try {
    const { masterKeys, sessionKeys } = await loadSecrets({ dataDir: config.dataDir, env: secretsEnvironment(config) });
    const onTrouble = (message: string) => logger.warn({}, message);
    const database = await openDatabase(config, { onProgress, onTrouble, besideServer });
    cleanup.add(() => database.close());

    const accounts = await prepare(database.url, { masterKeys, withJobs, asItIs, onTrouble });
    const pool = (url: string, applicationName: string, options: ConnectOptions = {}): Sql => {
      const opened = connect(url, { applicationName, ...options });
      cleanup.add(() => opened.end({ timeout: END_SECONDS }));
      return opened;
    };
    const sql = pool(accounts.app, 'wonderlings');
    const log = await openEventLog(config, {
      pool: () => pool(accounts.log, 'wonderlings log', { max: LOG_POOL_SIZE }),
      listen: () => connect(accounts.log, { applicationName: 'wonderlings log hints', max: 1 }),
      logger,
    });
    const { store } = log;
    cleanup.add(() => store.close());
    const clock = await clockOf(config, sql);
    cleanup.add(async () => clock.stop());
    const vault = createVault({ sql, masterKeys, log: store, now: clock.now });
    const { eventStoreUrl, logLevel } = config;
    return {
      databaseUrl: accounts.app,
      sql,
      read: pool(accounts.read, 'wonderlings read', { parseBytes: (text) => new CellText(text) }),
      store,
      log,
      vault,
      keys: vault,
      sessionKeys,
      assembled,
      now: clock.now,
      replayAccess: { app: accounts.app, log: accounts.log, masterKeys, eventStoreUrl, logLevel },
      close: () => cleanup.close(),
    };
  } catch (error) {
    await cleanup.close();
    throw error;
  }
}

/** Our own Postgres runs by the clock of this machine, which is right at once when the machine wakes up; elsewhere it is asked. */
async function clockOf({ databaseUrl }: Config, sql: Sql): Promise<DatabaseClock> {
  return databaseUrl === undefined ? { now: () => new Date(), stop: () => undefined } : followDatabaseClock(sql);
}

interface PrepareOptions {
  readonly masterKeys: readonly Uint8Array[];
  readonly withJobs: boolean;
  readonly asItIs: boolean;
  readonly onTrouble: (message: string) => void;
}

/** What only the account that migrates may do. Its connections are closed before the server does anything else. */
async function prepare(
  url: string,
  { masterKeys, withJobs, asItIs, onTrouble }: PrepareOptions,
): Promise<DatabaseAccounts> {
  // A migration may take as long as it takes: silence is no sign that Postgres is gone.
  const sql = connect(url, { applicationName: 'wonderlings start', max: 2, statementTimeout: 0 });
  try {
    await reach(sql, url);
    if (asItIs) await assertMigrated(sql, MIGRATIONS);
    else await migrate(sql, MIGRATIONS);
    if (withJobs) await migrateJobs(url);
    const secrets = await prepareVault(sql, masterKeys);
    return await separateRoles({ sql, url, secrets, onTrouble });
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/** Says where there is no answer; the password in the address stays out of it. */
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
