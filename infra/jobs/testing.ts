import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { afterAll } from 'vitest';

export interface TestRedis {
  readonly url: string;
  empty(): Promise<void>;
  cutConnections(): Promise<void>;
  /** What it does when it is full. @param policy is set when it is given @returns what it was */
  policy(policy?: string): Promise<string>;
}

/**
 * The Redis at `REDIS_URL`, else one of our own from a `redis-server` on this machine. Undefined, with a printed reason, where
 * there is neither; with `REQUIRE_ALL=1` that is an error.
 */
export async function findRedis(): Promise<TestRedis | undefined> {
  const given = process.env.REDIS_URL;
  // The last database: tests empty it, and the first may be in use.
  if (given) return testRedis(new URL('/15', given).href);
  if (hasRedisServer()) return testRedis(await startRedis());
  const reason = 'The tests on Redis need one: set REDIS_URL, or install redis-server.';
  if (process.env.REQUIRE_ALL === '1') throw new Error(reason);
  process.stderr.write(`Skipped. ${reason}\n`);
  return undefined;
}

export const hasRedisServer = (): boolean => spawnSync('redis-server', ['--version']).error === undefined;

async function testRedis(url: string): Promise<TestRedis> {
  // One that was started just now refuses at first; the ping waits until it answers.
  const admin = new Redis(url).on('error', () => undefined);
  afterAll(() => admin.quit());
  await admin.ping();
  return {
    url,
    async empty() {
      await admin.flushdb();
    },
    async cutConnections() {
      await admin.call('CLIENT', 'KILL', 'TYPE', 'normal', 'SKIPME', 'yes');
    },
    async policy(policy) {
      const answer = await admin.call('CONFIG', 'GET', 'maxmemory-policy');
      if (policy !== undefined) await admin.call('CONFIG', 'SET', 'maxmemory-policy', policy);
      return Array.isArray(answer) ? String(answer[1]) : '';
    },
  };
}

/** In memory, on a free port, until the tests of this file are over. */
async function startRedis(): Promise<string> {
  const { url, stop } = await ownRedis();
  afterAll(stop);
  return url;
}

/** A Redis that goes away and comes back when it is told to, empty, at the same address. */
export interface OwnRedis {
  readonly url: string;
  readonly stop: () => Promise<void>;
  readonly start: () => void;
}

/** Starts one in memory, on a free port. Whether there is a `redis-server` says {@link findRedis}. */
export async function ownRedis(): Promise<OwnRedis> {
  const port = await freePort();
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const spawned = () => spawn('redis-server', settings, { stdio: 'ignore' });
  let redis = spawned();
  return {
    url: `redis://127.0.0.1:${port}/0`,
    stop: () => stop(redis),
    start() {
      redis = spawned();
    },
  };
}

async function stop(redis: ChildProcess): Promise<void> {
  const ended = once(redis, 'exit');
  redis.kill('SIGTERM');
  await Promise.race([ended, delay(5_000)]);
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== 'object' || address === null) throw new Error('No free port');
  return address.port;
}
