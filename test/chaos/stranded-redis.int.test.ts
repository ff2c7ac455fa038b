import { startTcpRelay, type TcpRelay } from '@wonderlings/event-store/kurrentdb-double';
import { connectRedis, ServerJobs } from '@wonderlings/jobs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hasRedisServer, type OwnRedis, ownRedis } from '../../infra/jobs/testing.ts';

const CHILD = '11111111-1111-4111-8111-111111111111';
const SOON = { timeout: 50_000, interval: 100 };

const reason = 'A Redis that is gone without a word needs a redis-server on this machine.';
if (!hasRedisServer()) {
  if (process.env.REQUIRE_ALL === '1') throw new Error(reason);
  process.stderr.write(`Skipped. ${reason}\n`);
}

let redis: OwnRedis;
let relay: TcpRelay;
let url: string;
beforeAll(async () => {
  if (!hasRedisServer()) return;
  redis = await ownRedis();
  const { port } = new URL(redis.url);
  relay = await startTcpRelay(Number(port));
  url = `redis://127.0.0.1:${relay.port}/0`;
});
afterAll(async () => {
  await relay?.close();
  await redis?.stop();
});

it.skipIf(!hasRedisServer())(
  'is reached again for limits and for jobs when their connections are silent for good',
  async () => {
    const done = new Set<string>();
    const logger = { warn: () => undefined, error: () => undefined };
    const jobs = new ServerJobs({ databaseUrl: '', redisUrl: url, logger });
    jobs.work('erase', async ({ childId = '' }) => {
      done.add(childId);
      return 'done';
    });
    await jobs.start();
    const limits = await connectRedis(url, { onAway: () => undefined, onUnfit: () => undefined });
    await expect.poll(() => limits.state(), SOON).toBe('ok');

    relay.strand();
    expect(await limits.state()).toBe('unreachable');
    await expect.poll(() => limits.state(), SOON).toBe('ok');
    // What is asked of a silent connection may never be answered: it is asked again, as the list of what is due is.
    const ask = async () => {
      void jobs.enqueue('erase', { childId: CHILD }).catch(() => undefined);
      return done.has(CHILD);
    };
    await expect.poll(ask, SOON).toBe(true);
    await jobs.close();
    await limits.close();
  },
  120_000,
);
