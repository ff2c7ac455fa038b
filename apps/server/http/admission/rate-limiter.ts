import { createHmac } from 'node:crypto';
import type { RedisConnection } from '@wonderlings/jobs';
import { DomainError } from '@wonderlings/kernel';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { HttpContext } from '../request-state.ts';
import type { LimitedCall, RateLimit } from './rate-limits.ts';

export interface RateLimiter {
  /** Runs `work` unless a limit is used up. @throws DomainError `too-many`, with `Retry-After` set */
  limit<T>(ctx: HttpContext, call: LimitedCall, work: () => Promise<T>): Promise<T>;
}

interface RateLimiterOptions {
  /** Where they are counted with other servers; in this process without it, and while it is away. */
  readonly redis?: RedisConnection | undefined;
  /** User names and addresses are counted under keyed hashes: Redis keeps neither. */
  readonly secret: string;
  readonly onRefused?: (reason: string) => void;
}

export function createRateLimiter(
  limits: readonly RateLimit[],
  { redis, secret, onRefused = () => undefined }: RateLimiterOptions,
): RateLimiter {
  const counters = limits.map((limit) => ({ ...limit, counter: counterOf(limit, redis) }));
  const hashed = (name: string, key: string) =>
    createHmac('sha256', secret).update(`${name} ${key}`).digest('base64url');
  return {
    async limit(ctx, call, work) {
      const whenDone: (() => Promise<unknown>)[] = [];
      const whenRefused: (() => Promise<unknown>)[] = [];
      const whenFailed: (() => Promise<unknown>)[] = [];
      let times = 1;
      for (const { name, applies, key, counter, cost, onSuccess, givesBack, softly, inStorm } of counters) {
        const counted = applies(call) ? key(call) : undefined;
        if (counted === undefined) continue;
        const id = hashed(name, counted);
        const points = (cost?.(call) ?? 1) * (inStorm ? times : 1);
        // Before the work, so that guesses made at the same time count too.
        const refused: unknown = await counter.consume(id, points).then(
          () => undefined,
          (reason: unknown) => reason,
        );
        if (refused !== undefined && softly !== undefined && refused instanceof RateLimiterRes) times = softly;
        else if (refused !== undefined) {
          onRefused(`limit-${name}`);
          // Its own count has been raised too.
          if (givesBack) await counter.reward(id, points);
          for (const step of whenRefused) await step();
          refuse(ctx, refused);
        }
        if (onSuccess === 'clear') whenDone.push(() => counter.delete(id));
        if (onSuccess === 'give-back') whenDone.push(() => counter.reward(id, points));
        if (givesBack) whenRefused.push(() => counter.reward(id, points));
        if (givesBack === 'failed') whenFailed.push(() => counter.reward(id, points));
      }
      const result = await work().catch(async (error: unknown) => {
        for (const step of whenFailed) await step();
        throw error;
      });
      for (const step of whenDone) await step();
      return result;
    },
  };
}

function counterOf({ name, points, seconds, here }: RateLimit, redis: RedisConnection | undefined) {
  const options = { keyPrefix: `limit:${name}`, points, duration: seconds };
  const own = new RateLimiterMemory(options);
  if (!redis || here) return own;
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
  throw new DomainError(
    'too-many',
    'rate.limited',
    `That was a lot of tries. Take a break and try again ${wait(seconds)}.`,
  );
}

function wait(seconds: number): string {
  if (seconds <= 90) return 'in a minute';
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 90 ? `in ${minutes} minutes` : `in ${Math.ceil(minutes / 60)} hours`;
}
