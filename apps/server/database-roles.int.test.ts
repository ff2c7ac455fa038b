import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { connect, roleName, type Sql } from '@wonderlings/postgres';
import { createTestDatabase, type TestDatabase } from '@wonderlings/postgres/testing';
import { rebuildTables } from '@wonderlings/read-model';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { separateRoles } from './database-roles.ts';
import { startTestServer, type TestServer } from './http/testing.ts';

const opened: Sql[] = [];
afterAll(() => Promise.all(opened.map((sql) => sql.end({ timeout: 0 }))));

/** The Postgres of the tests asks for no password. */
function signInAs(url: string, user: string): Sql {
  const signedIn = new URL(url);
  signedIn.username = user;
  const sql = connect(signedIn.href, { max: 2, applicationName: 'tests' });
  opened.push(sql);
  return sql;
}

const roleOf = (url: string, purpose: string): string => roleName(new URL(url).pathname.slice(1), purpose);
const refused = (work: PromiseLike<unknown>) => expect(work).rejects.toMatchObject({ code: '42501' });

/** Who each of the server's pools is signed in as, once each has been used. */
async function accountsOf({ database }: Pick<TestServer, 'database'>): Promise<Record<string, string>> {
  const rows = await database.sql<{ application_name: string; usename: string }[]>`
    select distinct application_name, usename from pg_stat_activity
    where datname = current_database() and application_name like 'wonderlings%'`;
  return Object.fromEntries(rows.map(({ application_name, usename }) => [application_name, usename]));
}

async function goesAbout(server: TestServer): Promise<void> {
  const agent = server.agent();
  await agent.register();
  expect((await agent.post('/api/moods', { feeling: 'Happy', note: 'Roles' })).status).toBe(201);
  expect((await agent.get('/api/moods')).body).toHaveLength(1);
  const found = async () => (await fetch(`${server.opsUrl}/readyz`)).json();
  // Of partitions that another server folds, a checkpoint may say less than is true for a second.
  const isAtRest = async () => expect(await found()).toMatchObject({ ready: true, lag: 0, fault: null });
  await vi.waitFor(isAtRest, { timeout: 10_000 });
}

const warnings = ({ logged }: TestServer) =>
  logged.map(({ msg }) => String(msg)).filter((msg) => /DATABASE_URL/.test(msg));

describe('the roles of a server', () => {
  let server: TestServer;
  let url: string;
  let log: Sql;
  let app: Sql;
  let read: Sql;
  beforeAll(async () => {
    server = await startTestServer();
    url = server.database.url;
    await goesAbout(server);
    [log, app, read] = [
      signInAs(url, roleOf(url, 'log')),
      signInAs(url, roleOf(url, 'app')),
      signInAs(url, roleOf(url, 'read')),
    ];
  });
  afterAll(() => server.stop());

  it('are what all of its connections are signed in as', async () => {
    const accounts = await accountsOf(server);
    expect(accounts).toMatchObject({
      wonderlings: roleOf(url, 'app'),
      'wonderlings log': roleOf(url, 'log'),
      'wonderlings log hints': roleOf(url, 'log'),
      'wonderlings read': roleOf(url, 'read'),
      'wonderlings read model': roleOf(url, 'app'),
      'wonderlings jobs': roleOf(url, 'app'),
    });
    expect(Object.keys(accounts)).not.toContain('wonderlings start');
    expect(warnings(server)).toEqual([]);
  });

  it('let the log be read and appended to, and not changed, emptied or taken apart', async () => {
    expect((await log`select position from log.events`).length).toBeGreaterThan(0);
    expect(await log`select * from log.append('{"appends": [], "events": []}')`).toEqual([]);
    // At a position of its own choice, where a gap or a double could be made to look like a fault of ours.
    await refused(log`insert into log.events select * from log.events limit 1`);
    await refused(log`insert into log.sandbox_events select * from log.sandbox_events limit 1`);
    await refused(log`update log.events set type = 'Nothing'`);
    await refused(log`delete from log.events`);
    await refused(log`truncate log.events`);
    await refused(log`alter table log.events disable trigger events_never_change`);
    await refused(log`drop trigger events_never_change on log.events`);
    await refused(log`drop table log.events`);
    await refused(log`create table log.more (id integer)`);
    await refused(log`drop schema log cascade`);
  });

  it('keep the log out of the vault and the read tables', async () => {
    await refused(log`select * from vault.keys`);
    await refused(log`select * from vault.secrets`);
    await refused(log`select * from read.moods`);
    await refused(log`select * from read_model.tables`);
  });

  it('let no role become another one', async () => {
    const [owner] = await server.database.sql<{ name: string }[]>`select current_user as name`;
    for (const sql of [log, read, app]) {
      await refused(sql.unsafe(`set role "${owner?.name}"`));
      await refused(sql.unsafe(`set session authorization "${owner?.name}"`));
      await refused(sql`create role thief superuser`);
      await refused(sql`alter system set log_statement = 'all'`);
      await refused(sql`select pg_read_file('postgresql.conf')`);
      await refused(sql`create schema thief`);
      await refused(sql`update public.migrations set checksum = ''`);
    }
    await refused(log.unsafe(`set role "${roleOf(url, 'app')}"`));
    await refused(read.unsafe(`set role "${roleOf(url, 'app')}"`));
    await refused(app.unsafe(`set role "${roleOf(url, 'log')}"`));
  });

  it('let the app write the vault and the read tables, and look at no event', async () => {
    expect((await app`select child_id from vault.accounts`).length).toBe(1);
    expect((await app`update vault.accounts set state = state`).count).toBe(1);
    expect((await app`update read.moods set note = note`).count).toBe(1);
    await app`create table read.moods__999 (id integer)`;
    await app`drop table read.moods__999`;
    await refused(app`select * from log.events`);
    await refused(app`delete from log.events`);
    await refused(app`select * from log.append('{"appends": [], "events": []}')`);
    await refused(app`alter table vault.keys add column more integer`);
  });

  it('let questions be answered from the read tables, and from nothing else', async () => {
    expect((await read`select note from read.moods`).length).toBe(1);
    for (const { name } of await server.database.sql<{ name: string }[]>`select name from read_model.catalogues`) {
      expect((await read`select * from read.${read(name)} limit 1`).length).toBe(1);
    }
    await refused(read`update read.moods set note = 'changed'`);
    await refused(read`delete from read.moods`);
    await refused(read`create table read.more (id integer)`);
    await refused(read`select * from vault.keys`);
    await refused(read`select * from vault.sessions`);
    await refused(read`select * from log.events`);
    await refused(read`select * from read_model.tables`);
  });

  it('may read what a swap puts in the place of a table', async () => {
    const [before] = await server.database.sql`select generation from read_model.tables where name = 'moods'`;
    const { sql, store, keys, assembled } = server.stores;
    await rebuildTables({ ...assembled, sql, store, keys }, { tables: ['moods'] });
    const [after] = await server.database.sql`select generation from read_model.tables where name = 'moods'`;
    expect(after?.generation).toBeGreaterThan(before?.generation);
    expect((await read`select note from read.moods`).length).toBe(1);
    await goesAbout(server);
  });

  it('have passwords that no log line and no table holds', async () => {
    const { sql } = server.database;
    const roles = await sql<{ rolname: string; rolpassword: string }[]>`
      select rolname, rolpassword from pg_authid where rolname like ${`%${new URL(url).pathname.slice(1)}%`}`;
    expect(roles).toHaveLength(3);
    for (const { rolpassword } of roles) expect(rolpassword).toMatch(/^SCRAM-SHA-256\$4096:/);
    const password = new URL(server.stores.databaseUrl).password;
    expect(password).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(server.logged)).not.toContain(password);
    const kept = await sql<{ wrapped: Buffer }[]>`select wrapped from vault.secrets where name = 'role-app'`;
    expect(Buffer.from(kept[0]?.wrapped ?? []).toString('hex')).not.toContain(password);
  });

  it('are given again what they lack, lose what an earlier release gave, and keep what they have, by a second start', async () => {
    const { sql } = server.database;
    await sql.unsafe(`revoke select on log.events from "${roleOf(url, 'log')}"`);
    await sql.unsafe(`grant insert on log.events to "${roleOf(url, 'log')}"`);
    const catalogue = () =>
      sql`select oid, relacl::text, xmin::text from pg_class where relnamespace = 'vault'::regnamespace`;
    const before = await catalogue();
    const second = await startTestServer({ config: { databaseUrl: url, dataDir: server.dataDir } });
    await goesAbout(second);
    expect(await catalogue()).toEqual(before);
    await refused(log`insert into log.events select * from log.events limit 1`);
    await second.stop();
  });
});

describe('two servers that start at once on one fresh database', () => {
  it('have the same roles, and both go about their work', async () => {
    const database = await createTestDatabase();
    const config = { databaseUrl: database.url, secrets: { MASTER_KEY: randomBytes(32).toString('hex') } };
    const servers = await Promise.all([1, 2, 3].map(() => startTestServer({ config })));
    for (const server of servers) {
      await goesAbout(server);
      expect(warnings(server)).toEqual([]);
    }
    expect(await accountsOf({ database })).toMatchObject({
      wonderlings: roleOf(database.url, 'app'),
      'wonderlings log': roleOf(database.url, 'log'),
    });
    await Promise.all(servers.map((server) => server.stop()));
    await database.drop();
  });
});

describe('a server whose account may not create roles', () => {
  let database: TestDatabase;
  const limited = `limited_${randomBytes(4).toString('hex')}`;
  const config = () => {
    const url = new URL(database.url);
    url.username = limited;
    return { databaseUrl: url.href, secrets: { MASTER_KEY: masterKey } };
  };
  const masterKey = randomBytes(32).toString('hex');
  beforeAll(async () => {
    database = await createTestDatabase();
    await database.sql.unsafe(`create role ${limited} login`);
    await database.sql.unsafe(`alter database "${new URL(database.url).pathname.slice(1)}" owner to ${limited}`);
  });
  afterAll(() => database.drop());

  it('says so in one sentence, and runs on that account', async () => {
    const server = await startTestServer({ config: config() });
    await goesAbout(server);
    expect(warnings(server)).toEqual([
      expect.stringMatching(
        /^The account of DATABASE_URL cannot give the server roles of its own \(42501: [^\n]*\.md\)\.$/,
      ),
    ]);
    expect(new Set(Object.values(await accountsOf({ database })))).toEqual(new Set([limited]));
    await server.stop();
  });

  it('has them when it may at the next start, with all that was there, and when it may not any more', async () => {
    await database.sql.unsafe(`alter role ${limited} createrole`);
    const allowed = await startTestServer({ config: config() });
    await goesAbout(allowed);
    expect(warnings(allowed)).toEqual([]);
    await allowed.stop();

    await database.sql.unsafe(`alter role ${limited} nocreaterole`);
    const later = await startTestServer({ config: config() });
    await goesAbout(later);
    expect(warnings(later)).toEqual([]);
    const accounts = await accountsOf({ database });
    expect(accounts).toMatchObject({
      wonderlings: roleOf(database.url, 'app'),
      'wonderlings log': roleOf(database.url, 'log'),
    });
    const owners = await database.sql`
      select distinct relowner::regrole::text as owner from pg_class where relnamespace = 'read'::regnamespace and relkind in ('r', 'v')`;
    expect(owners).toEqual([{ owner: roleOf(database.url, 'app') }]);
    await later.stop();
  });
});

describe('a database behind a pooler that knows its own users only', () => {
  /** As PgBouncer answers the first message of a user that is not in its list. */
  const refusal = Buffer.from('SFATAL\0VFATAL\0C08P01\0Mno such user\0\0');
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(refusal.length + 4, 1);

  it('is used with the account of DATABASE_URL, and one sentence says so', async () => {
    const database = await createTestDatabase();
    const pooler = createServer((socket) => {
      socket.on('error', () => socket.destroy());
      socket.once('data', () => socket.end(Buffer.concat([head, refusal])));
    }).listen(0, '127.0.0.1');
    await once(pooler, 'listening');
    const url = new URL(database.url);
    url.port = String((pooler.address() as AddressInfo).port);
    const told: string[] = [];
    const secret = randomBytes(32);
    const accounts = await separateRoles({
      sql: database.sql,
      url: url.href,
      secrets: { secretOf: async () => secret },
      onTrouble: (sentence) => told.push(sentence),
    });
    expect(accounts).toEqual({ log: url.href, app: url.href, read: url.href });
    expect(told).toEqual([expect.stringMatching(/^The account of DATABASE_URL cannot .*\(08P01: no such user\)/)]);
    pooler.close();
    await database.drop();
  });
});
