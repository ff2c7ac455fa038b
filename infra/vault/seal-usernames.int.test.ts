import { randomBytes, randomUUID } from 'node:crypto';
import { connect, migrate, type Sql } from '@wonderlings/postgres';
import { createTestDatabase, type TestDatabase } from '@wonderlings/postgres/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keyWrap } from './key-wrap.ts';
import { vaultMigrations } from './migrations.ts';
import { passwords } from './passwords.ts';
import { prepareVault } from './prepare-vault.ts';
import type { Log } from './reservations.ts';
import { createVault } from './vault.ts';

/** As the release before sealed names left it. */
const BEFORE = { ...vaultMigrations, files: vaultMigrations.files.slice(0, 1) };
const PASSWORD = 'three odd words';
/** Long enough to be found nowhere by chance. */
const CANARY = 'Canary.of_the-old.vault';

const masterKey = randomBytes(32);
const wrapping = keyWrap([masterKey]);
let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase({ migrations: [BEFORE] });
});
afterEach(() => database.drop());

async function oldAccount(username: string, { hasKey = true } = {}): Promise<string> {
  const childId = randomUUID();
  const { sql } = database;
  if (hasKey) {
    const wrapped = wrapping.wrap(childId, randomBytes(32));
    await sql`insert into vault.keys (child_id, wrapped, created_at) values (${childId}, ${wrapped}, now())`;
  }
  await sql`
    insert into vault.accounts (child_id, username_key, username, password_hash, state, reserved_at)
    values (${childId}, ${username.toLowerCase()}, ${username}, ${await passwords().hash(PASSWORD)}, 'active', now())`;
  return childId;
}

/** Samples of the names stand in the planner's statistics, too. */
async function sampledAccounts(): Promise<void> {
  for (let number = 0; number < 30; number += 1) await oldAccount(`${CANARY}${number}`);
  await database.sql`analyze vault.accounts`;
}

async function start(sql: Sql = database.sql) {
  await migrate(sql, [vaultMigrations]);
  await prepareVault(sql, [masterKey]);
  const log = { readStream: async () => [{}] } as unknown as Log;
  return createVault({ sql, masterKeys: [masterKey], log, now: () => new Date() });
}

const clearColumns = async () =>
  (
    await database.sql`
      select column_name from information_schema.columns
      where table_schema = 'vault' and table_name = 'accounts' and column_name in ('username', 'username_key')`
  ).length;

/** The files of the database, each as Postgres wrote it, that hold a text. */
async function filesWith(text: string): Promise<string[]> {
  await database.sql`checkpoint`;
  const rows = await database.sql<{ file: string }[]>`
    with folder as (select 'base/' || oid as path from pg_database where datname = current_database())
    select path || '/' || file as file from folder, pg_ls_dir(path) as file
    where position(convert_to(${text}, 'UTF8') in pg_read_binary_file(path || '/' || file, true)) > 0`;
  return rows.map(({ file }) => file);
}

describe('accounts of an earlier release', () => {
  it('sign in as before, by names that the table no longer shows', async () => {
    const childId = await oldAccount('Momo.Old');
    const vault = await start();
    expect(await clearColumns()).toBe(0);
    const account = { childId, username: 'Momo.Old', isSandbox: false };
    expect(await vault.authenticate('mOMO.oLD', PASSWORD)).toMatchObject(account);
    expect(await vault.accountOf(childId)).toEqual(account);
    const taken = { childId: randomUUID(), username: 'momo.old', password: PASSWORD, isSandbox: false };
    expect(await vault.reserve(taken)).toBe(false);
  });

  it('leave no name in any file of the database', async () => {
    await sampledAccounts();
    expect((await filesWith(CANARY.toLowerCase())).length).toBeGreaterThan(1);
    await start();
    expect(await filesWith(CANARY)).toEqual([]);
    expect(await filesWith(CANARY.toLowerCase())).toEqual([]);
  });

  it('are moved once when five processes start together', async () => {
    for (let number = 0; number < 20; number += 1) await oldAccount(`child-${number}`);
    const vaults = await Promise.all(Array.from({ length: 5 }, () => start(database.connect())));
    for (const vault of vaults) expect(await vault.authenticate('Child-7', PASSWORD)).not.toBeNull();
    const [count] = await database.sql`select count(*)::integer from vault.accounts where length(username_hash) = 32`;
    expect(count).toEqual({ count: 20 });
  });

  it('leave no sample of a name when the start that moved them was killed just after', async () => {
    await sampledAccounts();
    const killed = new Proxy(database.sql, {
      apply(sql, _, [strings, ...values]: [TemplateStringsArray, ...never[]]) {
        if (strings[0]?.startsWith('vacuum')) throw new Error('killed');
        return sql(strings, ...values);
      },
    });
    await expect(start(killed)).rejects.toThrow('killed');
    expect(await clearColumns()).toBe(0);
    expect(await filesWith(CANARY)).not.toEqual([]);
    await start();
    expect(await filesWith(CANARY)).toEqual([]);
    expect(await filesWith(CANARY.toLowerCase())).toEqual([]);
    const [state] = await database.sql`select obj_description('vault.accounts'::regclass, 'pg_class') as comment`;
    expect(state).toEqual({ comment: null });
  });

  it('leave a mark for the next start where the account may not clear the samples', async () => {
    const mark = async () =>
      (await database.sql`select obj_description('vault.accounts'::regclass, 'pg_class') as comment`)[0]?.comment;
    await sampledAccounts();
    const limited = `limited_${randomBytes(4).toString('hex')}`;
    await database.sql.unsafe(`
      create role ${limited} login;
      grant all on schema public, vault to ${limited};
      grant all on all tables in schema public, vault to ${limited}`);
    // What it owns it may rewrite; the statistics are the database's own.
    for (const { name } of await database.sql<{ name: string }[]>`
      select relname as name from pg_class where relnamespace = 'vault'::regnamespace and relkind = 'r'`)
      await database.sql.unsafe(`alter table vault.${name} owner to ${limited}`);
    const url = new URL(database.url);
    url.username = limited;
    const sql = connect(url.href, { max: 2 });
    await start(sql).finally(() => sql.end());
    expect(await clearColumns()).toBe(0);
    expect(await mark()).toBe('Statistics may hold clear names');
    expect(await filesWith(CANARY)).not.toEqual([]);
    await start();
    expect(await mark()).toBeNull();
    expect(await filesWith(CANARY)).toEqual([]);
    expect(await filesWith(CANARY.toLowerCase())).toEqual([]);
    await database.sql.unsafe(
      `reassign owned by ${limited} to current_user; drop owned by ${limited}; drop role ${limited}`,
    );
  });

  it('of a child whose key is gone go on holding the name, and open for no sign-in', async () => {
    const childId = await oldAccount('Keyless', { hasKey: false });
    const vault = await start();
    expect(await vault.accountOf(childId)).toBeNull();
    expect(await vault.authenticate('Keyless', PASSWORD)).toBeNull();
    const taken = { childId: randomUUID(), username: 'keyless', password: PASSWORD, isSandbox: false };
    expect(await vault.reserve(taken)).toBe(false);
  });
});

describe('a name in the vault', () => {
  it('is a hash under a secret of this database, and sealed under the key of its child', async () => {
    const vault = await start();
    const childId = randomUUID();
    await vault.reserve({ childId, username: CANARY, password: PASSWORD, isSandbox: false });
    await vault.activate(childId);
    const [row] = await database.sql`select username_hash, username_sealed from vault.accounts`;
    expect(row?.username_hash).toHaveLength(32);
    expect(await filesWith(CANARY)).toEqual([]);

    const other = randomUUID();
    await vault.reserve({ childId: other, username: 'another', password: PASSWORD, isSandbox: false });
    await vault.activate(other);
    await database.sql`update vault.accounts set username_sealed = ${row?.username_sealed} where child_id = ${other}`;
    await expect(vault.accountOf(other)).rejects.toThrow();
  });
});
