import { spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { built } from '../../../test/built.ts';
import { startTestServer, type TestServer } from '../http/testing.ts';

/** Several processes one after the other, each of which takes its seconds to start on a busy machine. */
const SLOW_MS = 180_000;

const [older, newer] = [randomBytes(32).toString('hex'), randomBytes(32).toString('hex')];
/** The same database and Postgres roles, other settings. */
const withKeys = (MASTER_KEY: string, { database, dataDir }: TestServer) =>
  startTestServer({ config: { databaseUrl: database.url, dataDir, secrets: { MASTER_KEY } } });

function run(args: readonly string[], env: Record<string, string>) {
  const child = spawn(process.execPath, [built('keys'), ...args], {
    env: { PATH: process.env.PATH ?? '', LOG_LEVEL: 'fatal', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  let complained = '';
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    complained += chunk.toString();
  });
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, said, complained }));
  return { child, ended };
}

describe('npm run keys, beside a server', { timeout: SLOW_MS }, () => {
  let server: TestServer;
  let before: TestServer;
  let agent: ReturnType<TestServer['agent']>;
  let user: { username: string; password: string };
  beforeEach(async () => {
    // An account of the time before there was a second key; the server that runs has both.
    before = await startTestServer({ config: { secrets: { MASTER_KEY: older } } });
    user = { username: `u-${randomUUID().slice(0, 8)}`, password: 'three odd words' };
    agent = before.agent();
    await agent.post('/api/register', user);
    await agent.post('/api/moods', { feeling: 'Happy', note: 'Wrapped' });
    await before.stopServer();
    server = await withKeys(`${newer},${older}`, before);
  });
  afterEach(async () => {
    await server.stopServer();
    await before.stop();
  });

  const keys = (...args: string[]) =>
    run(args, { DATABASE_URL: before.database.url, DATA_DIR: before.dataDir, MASTER_KEY: `${newer},${older}` });

  it('moves every key to the newest master key, after which the older one is not needed, and not enough', async () => {
    const dry = await keys('rewrap', '--dry-run').ended;
    expect(dry).toMatchObject({ code: 0, complained: '' });
    expect(dry.said).toMatch(/^Would move 1 keys of children, 4 secrets from [0-9a-f]{8}\.$/m);

    const moved = await keys('rewrap').ended;
    expect(moved).toMatchObject({ code: 0, complained: '' });
    expect(moved.said).toMatch(/^Moved 5 keys to the newest master key\.$/m);
    const status = await keys('status').ended;
    expect(status.said).toMatch(
      /^Master key [0-9a-f]{8}: 1 keys of children, 4 secrets \(the newest\)\nMaster key [0-9a-f]{8}: 0 keys of children, 0 secrets: nothing needs it any more$/m,
    );
    expect((await keys('rewrap').ended).said).toMatch(/^Nothing is left to move/);

    // The server that ran meanwhile, and one that has the newest only.
    const later = await withKeys(newer, before);
    for (const one of [server, later]) {
      const browser = one.agent();
      expect((await browser.post('/api/login', user)).status).toBe(200);
      expect((await browser.get('/api/moods')).body).toMatchObject([{ note: 'Wrapped' }]);
    }
    await later.stopServer();
    const refused = await withKeys(older, before).catch((error: Error) => error.message);
    expect(refused).toMatch(/^This database belongs to another MASTER_KEY: [^\n]*$/);
    expect(refused).not.toContain(older);
  });

  it('goes on where it was killed', async () => {
    const tomorrow = new Date(Date.now() + 86_400_000);
    // Wrapped with the older key: more than one batch of them.
    const old = await withKeys(`${older},${newer}`, before);
    await Promise.all(Array.from({ length: 600 }, () => old.stores.vault.openSandbox(randomUUID(), tomorrow, 1_000)));
    await old.stopServer();
    const left = async () => {
      const [, use] = await server.stores.vault.masterKeyUses();
      return use?.childKeys ?? 0;
    };
    expect(await left()).toBe(601);

    const holding = await before.database.connect({ statementTimeout: 0 }).reserve();
    await holding`begin`;
    await holding`select 1 from vault.keys order by child_id desc limit 1 for update`;
    const { child, ended } = keys('rewrap');
    while ((await left()) === 601) await delay(20);
    child.kill('SIGKILL');
    expect((await ended).code).toBeNull();
    // Else Postgres would carry out what the command had sent.
    await before.database.sql`select pg_terminate_backend(pid) from pg_locks where not granted`;
    await holding`commit`;
    holding.release();
    expect(await left()).toBe(101);

    const again = await keys('rewrap').ended;
    expect(again).toMatchObject({ complained: '', code: 0 });
    expect(await left()).toBe(0);
    const later = await withKeys(newer, before);
    expect((await later.agent().post('/api/login', user)).status).toBe(200);
    await later.stopServer();
  });

  it('says how it is used, makes a key, and refuses what it does not know', async () => {
    const help = await keys('--help').ended;
    expect(help).toMatchObject({ code: 0, complained: '' });
    expect(help.said).toContain('npm run keys -- rewrap [--dry-run]');
    expect((await keys('new').ended).said).toMatch(/^[0-9a-f]{64}\n$/);
    for (const args of [['rewarp'], ['status', 'more']]) {
      expect(await keys(...args).ended).toMatchObject({ code: 1, said: '' });
    }
    expect((await keys('rewrap', '--dryrun').ended).complained).toMatch(/Unknown option '--dryrun'/);
  });
});
