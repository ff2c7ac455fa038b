import { createHash, randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { type ConnectOptions, connect, type Sql } from './connect.ts';
import { type MigrationSet, migrate } from './migrate.ts';

declare module 'vitest' {
  // Declaration merging needs an interface.
  interface ProvidedContext {
    /** The Postgres of this test run, as `test/postgres-global-setup.ts` started it. */
    postgresUrl: string;
  }
}

/** A database of the caller's own. */
export type TestDatabase = {
  readonly sql: Sql;
  readonly url: string;
  /** A further pool on it, for tests with more than one client; `drop` ends it too. */
  connect(options?: ConnectOptions): Sql;
  drop(): Promise<void>;
};

const SMALL_POOL = 4;

/** Creates an empty database, or one with `migrations` applied: those run once per test run and are copied from then on. */
export async function createTestDatabase({
  migrations = [],
}: {
  migrations?: readonly MigrationSet[];
} = {}): Promise<TestDatabase> {
  const server = inject('postgresUrl');
  const name = `test_${randomBytes(8).toString('hex')}`;
  const admin = connect(server, { max: 1, applicationName: 'tests' });
  const template = migrations.length > 0 ? await templateWith(admin, server, migrations) : 'template0';
  await admin`create database ${admin(name)} template ${admin(template)}`;

  const url = urlOf(server, name);
  const pools: Sql[] = [];
  const open = (options: ConnectOptions = {}) => {
    const pool = connect(url, { max: SMALL_POOL, applicationName: 'tests', ...options });
    pools.push(pool);
    return pool;
  };
  return {
    sql: open(),
    url,
    connect: open,
    async drop() {
      await Promise.all(pools.map((pool) => pool.end({ timeout: 0 })));
      await admin`drop database if exists ${admin(name)} with (force)`;
      await admin.end();
    },
  };
}

/** The name of a database with the migrations applied; the first who asks makes it, the others wait. */
async function templateWith(admin: Sql, server: string, migrations: readonly MigrationSet[]): Promise<string> {
  const name = `template_${createHash('sha256').update(JSON.stringify(migrations)).digest('hex').slice(0, 16)}`;
  await admin`select pg_advisory_lock(hashtext(${name}))`;
  try {
    const [found] = await admin`select 1 from pg_database where datname = ${name} and datistemplate`;
    if (found) return name;
    await admin`drop database if exists ${admin(name)} with (force)`;
    await admin`create database ${admin(name)} template template0`;
    const sql = connect(urlOf(server, name), { max: 1 });
    await migrate(sql, migrations).finally(() => sql.end());
    // Set last: a template that was left half made is not taken for one.
    await admin`alter database ${admin(name)} with is_template true`;
    return name;
  } finally {
    await admin`select pg_advisory_unlock(hashtext(${name}))`;
  }
}

function urlOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}
