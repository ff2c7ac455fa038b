import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { connect, type Sql } from '@wonderlings/postgres';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { ApiAgent } from './api-agent.ts';
import { emptyDataDir } from './data-dir.ts';
import { jobsCommand, replay, root, type ServerProcess, startServer } from './server-process.ts';

/** Jobs have a turn at a start; one whose server was killed goes on within half a minute, what is found by the clock in two. */
const A_TURN = { timeout: 150_000, interval: 100 };
const ENV = { RATE_LIMITS: 'off', RETENTION_YEARS: '3' };
const MOODS = 3;

interface Child {
  readonly agent: ApiAgent;
  readonly id: string;
  readonly username: string;
  readonly moodId: string;
}

const dataDir = emptyDataDir('forgetting-crash');
let server: ServerProcess;
/** The account that owns the database: it moves the clock, and holds a row that the server is about to change. */
let owner: Sql;

async function start(): Promise<void> {
  server = await startServer(dataDir, ENV);
  owner = connect(readFileSync(join(dataDir, 'secrets', 'database-url'), 'utf8').trim(), {
    max: 4,
    statementTimeout: 0,
  });
}

beforeAll(start);
afterAll(async () => {
  await owner.end({ timeout: 5 });
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function newChild(username: string): Promise<Child> {
  const agent = new ApiAgent(server.url);
  const account = { username, displayName: 'Mia', password: 'three odd words' };
  const { id } = await agent.json<{ id: string }>('POST', '/api/register', account);
  let moodId = '';
  for (let count = 0; count < MOODS; count += 1) {
    const mood = { feeling: 'Sad (A little)', baseFeelingName: 'Sad', note: `I cried ${count}` };
    ({ id: moodId } = await agent.json<{ id: string }>('POST', '/api/moods', mood));
  }
  return { agent, id, username, moodId };
}

/** As if the password had been typed, and the 24 hours were nearly over. @returns the number of the receipt */
async function asleep({ agent }: Child): Promise<string> {
  return (await agent.json<{ receipt: string }>('POST', '/api/erasure', { password: 'three odd words' })).receipt;
}

/** A writer of the key of these waits until the answer is called. Others may read it. */
async function keysHeld(...children: readonly Child[]): Promise<() => Promise<void>> {
  const held = await owner.reserve();
  await held`begin`;
  await held`
    select from vault.keys where child_id = any(${children.map(({ id }) => id)}::uuid[]) for no key update`;
  return async () => {
    // Postgres may have gone with the server.
    await held`rollback`.catch(() => undefined);
    held.release();
  };
}

const countIn = async ({ id }: Child, type: string): Promise<number> =>
  (await owner`select from log.events where stream = ${`child-${id}`} and type = ${type}`).length;
const hasKey = async ({ id }: Child): Promise<boolean> =>
  (await owner`select from vault.keys where child_id = ${id}`).length > 0;

/** All rows that name a child, in the vault and the read tables; receipts and the log's own ids stay on purpose. */
async function rowsOf({ id }: Child): Promise<readonly string[]> {
  const columns = await owner<{ schema: string; name: string; owner: string }[]>`
    select table_schema as schema, table_name as name, column_name as owner from information_schema.columns
    where table_schema in ('vault', 'read') and column_name in ('child_id', 'user_id') and table_name not like 'receipts%'`;
  expect(columns.length).toBeGreaterThan(20);
  const counted = await Promise.all(
    columns.map(async ({ schema, name, owner: column }) => {
      const rows = await owner`select from ${owner(schema)}.${owner(name)} where ${owner(column)} = ${id}`;
      return rows.length > 0 ? `${schema}.${name}` : '';
    }),
  );
  return counted.filter(Boolean);
}

/** The turn that each minute has, now. */
const findSleepers = async () =>
  expect(await jobsCommand(dataDir, 'run', 'find-erase-sleepers')).toMatchObject({ code: 0 });

const receiptOf = (number: string) =>
  new ApiAgent(server.url).json<Record<string, unknown>>('GET', `/api/receipts/${number}`);

/** Once, wherever it was cut off: no key, no row, one end in the log. */
async function expectForgotten(child: Child): Promise<void> {
  await expect.poll(() => hasKey(child), A_TURN).toBe(false);
  await expect.poll(() => rowsOf(child), A_TURN).toEqual([]);
  expect(await countIn(child, 'ChildErased')).toBe(1);
}

let serial = 0;
let child: (name: string) => Promise<Child>;
beforeEach(() => {
  serial += 1;
  const round = serial;
  child = (name) => newChild(`${name}-${round}`);
});

it('a server that is killed while it erases leaves nothing half: each account is erased once, with its receipt', async () => {
  const [whole, half, untouched] = [await child('whole'), await child('half'), await child('untouched')];
  const numbers = [await asleep(whole), await asleep(half), await asleep(untouched)];
  const release = await keysHeld(half);
  const isDue = ({ id }: Child) =>
    owner`update vault.sleeps set erase_at = now() - '1 hour'::interval where child_id = ${id}`;
  await isDue(whole);
  await isDue(half);
  await findSleepers();
  // The job stands between the log, which says it, and the key, which it cannot destroy.
  await expect.poll(() => countIn(half, 'ChildErased'), A_TURN).toBe(1);
  await expect.poll(() => hasKey(whole), A_TURN).toBe(false);
  await isDue(untouched);
  expect([await hasKey(half), await countIn(untouched, 'ChildErased')]).toEqual([true, 0]);
  expect(await receiptOf(numbers[1] ?? '')).toMatchObject({ state: 'waiting' });
  // The queue is lost with the server: the list of the vault has all that is due.
  await owner`drop schema bullmq cascade`;
  await server.kill9();
  await release();
  await owner.end({ timeout: 5 });
  await start();

  for (const [index, one] of [whole, half, untouched].entries()) {
    await expectForgotten(one);
    const number = numbers[index] ?? '';
    await expect.poll(() => receiptOf(number)).toMatchObject({ state: 'erased' });
    const stream = await owner<{ hash: string }[]>`
      select encode(hash, 'hex') as hash from log.events where stream = ${`child-${one.id}`} order by revision`;
    expect(await receiptOf(number)).toMatchObject({
      ...{ number, reason: 'asked', entries: stream.length - 1, opened: 0, rowsLeft: 0, signIns: 1 },
      log: { hash: stream.at(-1)?.hash },
    });
    const { rows, tables } = (await receiptOf(number)) as { rows: number; tables: number };
    expect([rows > MOODS, tables > 3]).toEqual([true, true]);
  }
  expect(await replay(dataDir, '--verify')).toMatchObject({ code: 0 });
}, 400_000);

it('a note whose erasure was killed before its key was destroyed is forgotten by the next server, once', async () => {
  const noted = await child('noted');
  const release = await keysHeld(noted);
  const cutOff = noted.agent.call('DELETE', `/api/moods/${noted.moodId}/note`).catch((error: unknown) => error);
  await expect.poll(() => countIn(noted, 'NoteErased')).toBe(1);
  // It is asked of a job only when no request can be under way any more.
  await owner`update vault.note_erasures set asked_at = asked_at - '2 minutes'::interval where child_id = ${noted.id}`;
  const before = await owner<{ note_keys: Buffer }[]>`select note_keys from vault.keys where child_id = ${noted.id}`;
  await server.kill9();
  expect(await cutOff).toBeInstanceOf(TypeError);
  await release();
  await owner.end({ timeout: 5 });
  await start();

  const unfinished = () => owner`select from vault.note_erasures where child_id = ${noted.id}`;
  await expect.poll(async () => (await unfinished()).length, A_TURN).toBe(0);
  const [after] = await owner<{ note_keys: Buffer }[]>`select note_keys from vault.keys where child_id = ${noted.id}`;
  // A tree of keys without one of its leaves is another, and larger.
  expect(after?.note_keys.length).toBeGreaterThan(before[0]?.note_keys.length ?? Number.POSITIVE_INFINITY);
  expect(await countIn(noted, 'NoteErased')).toBe(1);
  const moods = await new ApiAgent(server.url, noted.agent.cookies).json<{ id: string; note: string }[]>(
    'GET',
    '/api/moods',
  );
  expect(moods.map(({ note }) => note).sort()).toEqual(['I cried 0', 'I cried 1', null]);
  expect(await replay(dataDir, '--verify')).toMatchObject({ code: 0 });
}, 400_000);

it('an account that retention was erasing when it was killed is gone soon, without another run of retention', async () => {
  const unused = await child('unused');
  await owner`
    update read.account_uses set signed_in_at = now() - '5 years'::interval, announced_at = now() - '2 years'::interval,
      erase_on = (now() - '1 year'::interval)::date
    where user_id = ${unused.id}`;
  const release = await keysHeld(unused);
  const retention = spawn(process.execPath, ['apps/server/dist/history.js', 'retention'], {
    cwd: root,
    env: { ...process.env, ...ENV, NODE_ENV: 'production', DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
    stdio: 'ignore',
  });
  const ended = once(retention, 'exit');
  await expect.poll(() => countIn(unused, 'ChildErased'), A_TURN).toBe(1);
  retention.kill('SIGKILL');
  await ended;
  expect(await hasKey(unused)).toBe(true);
  await release();
  await findSleepers();
  await expectForgotten(unused);
}, 400_000);
