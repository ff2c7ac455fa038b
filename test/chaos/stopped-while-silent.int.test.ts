import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startTcpRelay, type TcpRelay } from '@wonderlings/event-store/kurrentdb-double';
import { createTestDatabase, type TestDatabase } from '@wonderlings/postgres/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hasRedisServer, type OwnRedis, ownRedis } from '../../infra/jobs/testing.ts';
import { built } from '../built.ts';
import { root } from '../e2e/server-process.ts';

/** What orchestrators give a process before they kill it. */
const STOPS_WITHIN_MS = 30_000;

const reason = 'A server that is stopped while Redis is silent needs a redis-server on this machine.';
if (!hasRedisServer()) {
  if (process.env.REQUIRE_ALL === '1') throw new Error(reason);
  process.stderr.write(`Skipped. ${reason}\n`);
}

const MASTER_KEY = randomBytes(32).toString('hex');

let dataDir: string;
let database: TestDatabase;
let redis: OwnRedis;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'wonderlings-stopped-'));
  database = await createTestDatabase();
  if (hasRedisServer()) redis = await ownRedis();
});
afterAll(async () => {
  await redis?.stop();
  await database.drop();
  await rm(dataDir, { recursive: true });
});

let ways: Record<'postgres' | 'redis', TcpRelay>;
let server: ChildProcess;
beforeEach(async () => {
  ways = {
    postgres: await startTcpRelay(Number(new URL(database.url).port)),
    redis: await startTcpRelay(Number(new URL(redis?.url ?? database.url).port)),
  };
});
afterEach(async () => {
  server?.kill('SIGKILL');
  await Promise.all(Object.values(ways).map((way) => way.close()));
});

function over(address: string, way: TcpRelay): string {
  const url = new URL(address);
  url.port = String(way.port);
  return url.href;
}

async function untilReady(env: Record<string, string>): Promise<void> {
  server = spawn(process.execPath, [built('main')], {
    cwd: root,
    env: {
      PATH: process.env.PATH ?? '',
      NODE_ENV: 'test',
      DATA_DIR: dataDir,
      MASTER_KEY,
      PORT: '0',
      OPS_PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'fatal',
      DATABASE_URL: over(database.url, ways.postgres),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  while (!said.includes('ready at')) {
    const [chunk] = await once(server.stdout ?? server, 'data');
    said += String(chunk);
  }
}

/** The exit code, or "runs on". */
async function stopped(): Promise<unknown> {
  const ended = once(server, 'exit').then(([code]) => code);
  server.kill('SIGTERM');
  return Promise.race([ended, delay(STOPS_WITHIN_MS, 'runs on', { ref: false })]);
}

describe('a server that is told to stop', () => {
  it.skipIf(!hasRedisServer())(
    'ends in time while Redis is silent',
    async () => {
      await untilReady({ REDIS_URL: over(redis.url, ways.redis) });
      // Its jobs have begun.
      await delay(2_000);
      ways.redis.blackhole();
      expect(await stopped()).toBe(0);
    },
    90_000,
  );

  it('ends in time while Postgres is silent, which has its jobs, too', async () => {
    await untilReady({});
    await delay(2_000);
    ways.postgres.blackhole();
    // Not cleanly: a batch could not be finished.
    expect(await stopped()).toBe(1);
  }, 90_000);
});
