import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { connect, type EmbeddedPostgres, startEmbeddedPostgres } from '@wonderlings/postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hasRedisServer, type OwnRedis, ownRedis } from '../../infra/jobs/testing.ts';
import { ApiAgent } from './api-agent.ts';
import { emptyDataDir } from './data-dir.ts';
import { commandOn, freePort, type ServerProcess, startServer } from './server-process.ts';

/** As often as there are processes, and once more: whichever of them takes over is killed, too. */
const ROUNDS = 4;
const SOON = { timeout: 90_000, interval: 50 };
const GROWN_UP = 'a long grown-up phrase';

interface Process extends ServerProcess {
  readonly opsUrl: string;
  readonly role: string;
}
interface Mood {
  readonly id: string;
  readonly note: string | null;
}

const dataDir = emptyDataDir('many-processes');
let postgres: EmbeddedPostgres;
let redis: OwnRedis | undefined;
let env: Record<string, string>;
let running: Process[] = [];

beforeAll(async () => {
  postgres = await startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres') });
  if (hasRedisServer()) redis = await ownRedis();
  else process.stderr.write('Without a redis-server the jobs of many processes are in Postgres here.\n');
  env = {
    DATABASE_URL: postgres.url,
    ...(redis ? { REDIS_URL: redis.url } : {}),
    MASTER_KEY: randomBytes(32).toString('hex'),
    SESSION_KEYS: randomBytes(32).toString('hex'),
    ANCHOR_DIR: join(dataDir, 'anchors'),
    RATE_LIMITS: 'off',
  };
  for (const role of ['worker', 'api', 'api']) await begin(role);
});
afterAll(async () => {
  await Promise.all(running.map((one) => one.stop()));
  await redis?.stop();
  await postgres?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function begin(role: string): Promise<Process> {
  const opsPort = await freePort();
  const server = await startServer(dataDir, { ...env, ROLES: role, OPS_PORT: String(opsPort) });
  const begun = { ...server, role, opsUrl: `http://127.0.0.1:${opsPort}` };
  running.push(begun);
  return begun;
}

async function kill(one: Process): Promise<void> {
  running = running.filter((other) => other !== one);
  await one.kill9();
}

const apis = () => running.filter(({ role }) => role === 'api');

/** How many events that process has folded into the read tables. */
async function folded({ opsUrl }: Process): Promise<number> {
  const text = await (await fetch(`${opsUrl}/metrics`)).text();
  return Number(/^events_projected_total (\d+)/m.exec(text)?.[1] ?? 0);
}

/** Who folded what `act` did. */
async function writerOf(act: () => Promise<unknown>): Promise<Process> {
  const before = new Map(await Promise.all(running.map(async (one) => [one, await folded(one)] as const)));
  await act();
  let writer: Process | undefined;
  const look = async () => {
    for (const one of running) if ((await folded(one)) > (before.get(one) ?? 0)) writer = one;
    return writer !== undefined;
  };
  await expect.poll(look, SOON).toBe(true);
  // The poll ends with one.
  return writer as Process;
}

async function newChild(): Promise<ApiAgent['cookies']> {
  const [first] = apis();
  const agent = new ApiAgent(first?.url ?? '');
  const username = `child-${randomBytes(4).toString('hex')}`;
  await agent.json('POST', '/api/register', { username, displayName: 'Mia', password: 'three odd words' });
  return agent.cookies;
}

it('what one process saved, another shows at once', async () => {
  const cookies = await newChild();
  const [one, other] = apis().map(({ url }) => new ApiAgent(url, cookies));
  const notes: string[] = [];
  for (let turn = 0; turn < 10; turn += 1) {
    for (const [here, there] of [
      [one, other],
      [other, one],
    ]) {
      const note = `note ${notes.length}`;
      notes.push(note);
      await here?.json('POST', '/api/moods', { feeling: 'Okay', note });
      const shown = (await there?.json<Mood[]>('GET', '/api/moods')) ?? [];
      expect(shown.map((mood) => mood.note).toReversed()).toEqual(notes);
    }
  }
});

it('another takes the read tables over when their writer is killed, each time, and nothing is lost or doubled', async () => {
  const cookies = await newChild();
  const notes: string[] = [];
  const save = async () => {
    const [api] = apis();
    const note = `note ${notes.length}`;
    await new ApiAgent(api?.url ?? '', cookies).json('POST', '/api/moods', { feeling: 'Okay', note });
    notes.push(note);
  };
  const expectShown = async () => {
    for (const { url } of apis()) {
      const shown = async () =>
        (await new ApiAgent(url, cookies).json<Mood[]>('GET', '/api/moods')).map(({ note }) => note);
      await expect.poll(async () => (await shown()).toReversed(), SOON).toEqual(notes);
    }
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    const writer = await writerOf(save);
    await kill(writer);
    const next = await writerOf(save);
    expect(next).not.toBe(writer);
    await expectShown();
    await begin(writer.role);
  }
  await expectShown();
  expect(await commandOn('replay', { ...env, DATA_DIR: dataDir }, ['--verify'])).toMatchObject({ code: 0 });
});

it('a file that is asked for while no worker runs is made by the next, also when the queue was lost meanwhile', async () => {
  const agent = new ApiAgent(apis()[0]?.url ?? '', await newChild());
  await agent.json('POST', '/api/grown-up/password', { password: GROWN_UP });
  await agent.json('POST', '/api/grown-up/open', { password: GROWN_UP });
  for (const worker of running.filter(({ role }) => role === 'worker')) await kill(worker);
  const { id } = await agent.json<{ id: string }>('POST', '/api/exports', { password: GROWN_UP, withDevice: false });
  const settings = { ...env, DATA_DIR: dataDir };
  const listed = async () => (await commandOn('jobs', settings, ['list'])).output;
  // The answer does not wait for the queue; what is lost is lost after it was there.
  await expect.poll(listed, SOON).toContain(id);
  if (redis) {
    await redis.stop();
    redis.start();
    expect(await listed()).not.toContain(id);
  }

  await begin('worker');
  const other = new ApiAgent(apis()[1]?.url ?? '', agent.cookies);
  const state = async () => (await other.json<{ state: string }>('GET', '/api/exports/current')).state;
  await expect.poll(state, SOON).toBe('ready');
  expect((await other.call('GET', `/api/exports/${id}/file`)).status).toBe(200);
  expect(await commandOn('jobs', settings, ['list', '--failed'])).toEqual({
    code: 0,
    output: 'No job was given up.\n',
  });
});

it('a job whose worker was killed in the middle goes on in another one', async () => {
  const agent = new ApiAgent(apis()[0]?.url ?? '', await newChild());
  const { id } = await agent.json<{ id: string }>('GET', '/api/user');
  await agent.json('POST', '/api/erasure', { password: 'three odd words' });
  const owner = connect(postgres.url, { max: 2, statementTimeout: 0 });
  try {
    await owner`update vault.sleeps set erase_at = now() - '1 hour'::interval where child_id = ${id}`;
    const held = await owner.reserve();
    await held`begin`;
    await held`select from vault.keys where child_id = ${id} for no key update`;
    const settings = { ...env, DATA_DIR: dataDir };
    expect(await commandOn('jobs', settings, ['run', 'find-erase-sleepers'])).toMatchObject({ code: 0 });
    const erased = async () =>
      (await owner`select from log.events where stream = ${`child-${id}`} and type = 'ChildErased'`).length;
    await expect.poll(erased, SOON).toBe(1);
    expect((await commandOn('jobs', settings, ['list'])).output).toContain(`erase-sleepers-${id}  active`);
    for (const worker of running.filter(({ role }) => role === 'worker')) await kill(worker);
    await held`rollback`;
    held.release();
    await begin('worker');
    const keys = async () => (await owner`select from vault.keys where child_id = ${id}`).length;
    await expect.poll(keys, SOON).toBe(0);
    expect(await erased()).toBe(1);
  } finally {
    await owner.end({ timeout: 5 });
  }
});
