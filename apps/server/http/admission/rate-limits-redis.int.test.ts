import { once } from 'node:events';
import { type AddressInfo, createServer, connect as dial, type Socket } from 'node:net';
import { connectRedis, type RedisConnection } from '@wonderlings/jobs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findRedis, type TestRedis } from '../../../../infra/jobs/testing.ts';
import { startTestApp } from '../testing-app.ts';
import { testRoutes } from '../testing-routes.ts';
import { RATE_LIMITS, type RateLimit } from './rate-limits.ts';

const redis = await findRedis();
if (redis) {
  describe('limits of several servers', () => sharedLimits(redis));
} else {
  describe('limits of several servers', () => {
    it.skip('need a Redis: set REDIS_URL, or install redis-server', () => {});
  });
}

function sharedLimits({ url, empty, policy }: TestRedis): void {
  const narrowed = (...names: readonly string[]): readonly RateLimit[] =>
    RATE_LIMITS.filter(({ name }) => names.includes(name)).map((one) => ({ ...one, points: 2 }));
  const open: { close(): unknown }[] = [];
  const server = async (at = url, rateLimits = narrowed('sign-in-guesses')) => {
    const [onAway, onUnfit] = [vi.fn(), vi.fn()];
    const limitsIn = await connectRedis(at, { onAway, onUnfit });
    const app = await startTestApp(testRoutes(), { rateLimits, limitsIn });
    open.push(app, limitsIn);
    const guess = async (username: string, right = false) =>
      (await app.agent().post('/api/login', { username, right })).status;
    return { limitsIn, onAway, onUnfit, guess };
  };
  const ready = ({ limitsIn }: { limitsIn: RedisConnection }) =>
    vi.waitFor(() => expect(limitsIn.client).toHaveProperty('status', 'ready'), 10_000);
  const connected = async (...how: Parameters<typeof server>) => {
    const one = await server(...how);
    await ready(one);
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

  it('keep no user name and no address in Redis', async () => {
    const { guess, limitsIn } = await connected(url, RATE_LIMITS);
    await guess('canary-name');
    // The connection's client is ioredis'.
    const { keys } = limitsIn.client as { keys(pattern: string): Promise<readonly string[]> };
    const kept = await keys.call(limitsIn.client, '*');
    expect(kept.length).toBeGreaterThan(3);
    expect(kept.join(' ')).not.toMatch(/canary|127\.0\.0/);
  });

  it('of one address are counted each by itself', async () => {
    const { guess } = await connected(url, narrowed('sign-in-address', 'demo-address'));
    expect([await guess('demo', true), await guess('demo', true), await guess('demo', true)]).toEqual([200, 200, 429]);
  });

  it('are warned of by a sentence where Redis may evict them, and not where it refuses when it is full', async () => {
    const sentence = 'Redis may evict jobs and rate limits (maxmemory-policy is allkeys-lru): set it to noeviction.';
    const well = await connected();
    expect([await well.limitsIn.state(), well.onUnfit.mock.calls]).toEqual(['ok', []]);
    const before = await policy();
    try {
      await policy('allkeys-lru');
      const unfit = await connected();
      await vi.waitFor(() => expect(unfit.onUnfit.mock.calls).toEqual([[sentence]]), 10_000);
      expect(await unfit.limitsIn.state()).toBe(sentence);
    } finally {
      await policy(before);
    }
  });

  it('are each server’s own while Redis does not answer, and no request waits for it', async () => {
    const wire = await wireTo(url);
    open.push(wire);
    const { guess } = await connected(wire.url);
    wire.hold();
    const guesses = await Promise.all([guess('mia'), guess('mia'), guess('mia')]);
    expect(guesses.toSorted()).toEqual([401, 401, 429]);
  });

  it('are counted together again when Redis is back, with one word each time it went', async () => {
    const wire = await wireTo(url);
    open.push(wire);
    const [one, other] = [await connected(wire.url), await connected()];
    await wire.cut();
    await vi.waitFor(() => expect(one.onAway).toHaveBeenCalledTimes(1), 10_000);
    await wire.mend();
    await ready(one);
    expect([await one.guess('mia'), await other.guess('mia'), await one.guess('mia')]).toEqual([401, 401, 429]);
    await wire.cut();
    await vi.waitFor(() => expect(one.onAway).toHaveBeenCalledTimes(2), 10_000);
  });

  it('are each server’s own while Redis is away, with one word about it, and no request waits', async () => {
    // Nothing listens on the discard port.
    const { guess, onAway, limitsIn } = await server('redis://127.0.0.1:9/0');
    await vi.waitFor(() => expect(onAway).toHaveBeenCalled(), 10_000);
    expect([await guess('mia'), await guess('mia'), await guess('mia')]).toEqual([401, 401, 429]);
    expect(onAway).toHaveBeenCalledTimes(1);
    expect(await limitsIn.state()).toBe('unreachable');
  });
}

/** A way to Redis that can be cut and mended; held, it passes what is asked on and no answer back. */
async function wireTo(redisUrl: string) {
  const { hostname, port, pathname } = new URL(redisUrl);
  const sockets = new Set<Socket>();
  let held = false;
  const wire = createServer((near) => {
    const far = dial(Number(port), hostname);
    for (const socket of [near, far]) sockets.add(socket.on('error', () => undefined));
    near.pipe(far);
    far.on('data', (answer) => held || near.write(answer));
  });
  await once(wire.listen(0, '127.0.0.1'), 'listening');
  const { port: own } = wire.address() as AddressInfo;
  const cut = async () => {
    const closed = wire.listening && once(wire, 'close');
    wire.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  return {
    url: `redis://127.0.0.1:${own}${pathname}`,
    hold() {
      held = true;
    },
    cut,
    mend: () => once(wire.listen(own, '127.0.0.1'), 'listening'),
    close: cut,
  };
}
