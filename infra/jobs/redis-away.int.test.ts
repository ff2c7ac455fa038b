import { afterEach, expect, it } from 'vitest';
import type { Jobs } from './jobs.ts';
import { ServerJobs } from './server-jobs.ts';
import { hasRedisServer, type OwnRedis, ownRedis } from './testing.ts';

const HOUR_MS = 3_600_000;
const WAIT = { timeout: 60_000, interval: 50 };
const CHILD = '11111111-1111-4111-8111-111111111111';

const reason = 'A Redis that goes away needs a redis-server on this machine.';
if (!hasRedisServer()) {
  if (process.env.REQUIRE_ALL === '1') throw new Error(reason);
  process.stderr.write(`Skipped. ${reason}\n`);
}

let redis: OwnRedis;
let jobs: Jobs;
let told: string[];
afterEach(async () => {
  await jobs.close();
  await redis.stop();
});

/** One that works on a list, as servers do: what is due stays on it until it is done. */
function worker(due: Set<string>): Jobs {
  told = [];
  const tell = (_: object, message: string) => void told.push(message);
  const logger = { warn: tell, error: tell };
  const worker = new ServerJobs({ databaseUrl: '', redisUrl: redis.url, logger, lookEveryMs: 200 });
  worker.work('erase', async ({ childId = '' }) => {
    due.delete(childId);
    return 'done';
  });
  worker.every('find-erase', HOUR_MS, async () => {
    for (const childId of due) await worker.enqueue('erase', { childId });
  });
  return worker;
}

it.skipIf(!hasRedisServer())(
  'takes nothing along when it goes away and comes back empty, without a restart',
  async () => {
    redis = await ownRedis();
    const due = new Set<string>();
    jobs = worker(due);
    await jobs.start();
    const idle = async () => (await jobs.reading()).jobs.every(({ waiting, active }) => waiting + active === 0);
    await expect.poll(idle, WAIT).toBe(true);

    await redis.stop();
    due.add(CHILD);
    await expect(jobs.enqueue('erase', { childId: CHILD })).rejects.toThrow();
    await expect(jobs.reading()).rejects.toThrow();
    redis.start();
    await expect.poll(() => due.size, WAIT).toBe(0);
    await expect.poll(idle, WAIT).toBe(true);
    expect(new Set(told)).toEqual(new Set(['The job queue cannot be reached, and is tried again']));
  },
);

it.skipIf(!hasRedisServer())('is waited for by a server that starts without it', async () => {
  redis = await ownRedis();
  await redis.stop();
  const due = new Set([CHILD]);
  jobs = worker(due);
  const starting = jobs.start();
  redis.start();
  await starting;
  await expect.poll(() => due.size, WAIT).toBe(0);
});
