import type { RedisConnection } from '@wonderlings/jobs';
import { DomainError } from '@wonderlings/kernel';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { LimitedCall, RateLimit } from './rate-limits.ts';
import type { HttpContext } from './request-state.ts';

export interface RateLimiter {
  /** Runs `work` unless a limit is used up. @throws DomainError `too-many`, with `Retry-After` set */
  limit<T>(ctx: HttpContext, call: LimitedCall, work: () => Promise<T>): Promise<T>;
}

/** Limits that are counted in Redis by all processes together; without one, or while it is away, in this process. */
export function createRateLimiter(limits: readonly RateLimit[], redis?: RedisConnection): RateLimiter {
  const counters = limits.map((limit) => ({ ...limit, counter: counterOf(limit, redis) }));
  return {
    async limit(ctx, call, work) {
      const cleared: (() => Promise<unknown>)[] = [];
      for (const { applies, key, counter, guesses } of counters) {
        const counted = applies(call) ? key(call) : undefined;
        if (counted === undefined) continue;
        // Before the work, so that guesses made at the same time count too.
        await counter.consume(counted).catch((refused: unknown) => refuse(ctx, refused));
        if (guesses) cleared.push(() => counter.delete(counted));
      }
      const result = await work();
      for (const clear of cleared) await clear();
      return result;
    },
  };
}

function counterOf({ name, points, seconds }: RateLimit, redis: RedisConnection | undefined) {
  const options = { keyPrefix: `limit:${name}`, points, duration: seconds };
  const own = new RateLimiterMemory(options);
  if (!redis) return own;
  return new RateLimiterRedis({
    ...options,
    storeClient: redis.client,
    rejectIfRedisNotReady: true,
    insuranceLimiter: own,
  });
}

function refuse(ctx: HttpContext, refused: unknown): never {
  if (!(refused instanceof RateLimiterRes)) throw refused;
  const seconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1_000));
  ctx.set('Retry-After', String(seconds));
  const wait = seconds > 90 ? `in ${Math.ceil(seconds / 60)} minutes` : 'in a minute';
  throw new DomainError('too-many', 'rate.limited', `That was a lot of tries. Take a break and try again ${wait}.`);
}
