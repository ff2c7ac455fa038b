import { connectRedis, type RedisConnection } from '@wonderlings/jobs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findRedis, type TestRedis } from '../../../infra/jobs/testing.ts';
import { RATE_LIMITS } from './rate-limits.ts';
import { startTestApp, type TestApp } from './testing-app.ts';
import { testRoutes } from './testing-routes.ts';

const redis = await findRedis();
if (redis) {
  describe('limits of several servers', () => sharedLimits(redis));
} else {
  describe('limits of several servers', () => {
    it.skip('need a Redis: set REDIS_URL, or install redis-server', () => {});
  });
}

function sharedLimits({ url, empty }: TestRedis): void {
  const rateLimits = RATE_LIMITS.filter(({ name }) => name === 'sign-in-username').map((one) => ({
    ...one,
    points: 2,
  }));
  const open: (TestApp | RedisConnection)[] = [];
  const server = async (at = url) => {
    const onAway = vi.fn();
    const limitsIn = await connectRedis(at, onAway);
    const app = await startTestApp(testRoutes(), { rateLimits, limitsIn });
    open.push(app, limitsIn);
    const guess = async (username: string, right = false) =>
      (await app.agent().post('/api/login', { username, right })).status;
    return { limitsIn, onAway, guess };
  };
  const connected = async (at?: string) => {
    const one = await server(at);
    await vi.waitFor(() => expect(one.limitsIn.client).toHaveProperty('status', 'ready'), 10_000);
    return one;
  };
  beforeEach(empty);
  afterEach(async () => {
    for (const one of open.splice(0)) await one.close();
  });

  it('count guesses together', async () => {
    const [one, other] = [await connected(), await connected()];
    expect([await one.guess('mia'), await other.guess('mia')]).toEqual([401, 401]);
    expect([await one.guess('mia', true), await other.guess('mia', true)]).toEqual([429, 429]);
    expect(await other.guess('tom')).toBe(401);
  });

  it('forget the slips before the right password together', async () => {
    const [one, other] = [await connected(), await connected()];
    await one.guess('mia');
    expect(await other.guess('mia', true)).toBe(200);
    expect([await one.guess('mia'), await one.guess('mia'), await other.guess('mia')]).toEqual([401, 401, 429]);
  });

  it('are each server’s own while Redis is away, with one word about it, and nobody waits', async () => {
    // Nothing listens on the discard port.
    const { guess, onAway } = await server('redis://127.0.0.1:9/0');
    await vi.waitFor(() => expect(onAway).toHaveBeenCalled(), 10_000);
    expect([await guess('mia'), await guess('mia'), await guess('mia')]).toEqual([401, 401, 429]);
    expect(onAway).toHaveBeenCalledTimes(1);
  });
}
