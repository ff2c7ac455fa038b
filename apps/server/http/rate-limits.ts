import { DEMO_ACCOUNT } from '@wonderlings/account/contract';
import { DomainError } from '@wonderlings/kernel';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { networkOf } from './network-of.ts';
import type { HttpContext } from './request-state.ts';

/** What a limit may know of a request: its input is parsed, and its child known. */
export interface LimitedCall {
  /** `POST /api/login` */
  readonly call: string;
  readonly ip: string;
  readonly childId: string | undefined;
  readonly body: unknown;
}

export interface RateLimit {
  readonly name: string;
  readonly applies: (call: LimitedCall) => boolean;
  /** What shares one count; undefined: not limited. */
  readonly key: (call: LimitedCall) => string | undefined;
  readonly points: number;
  readonly seconds: number;
  /** A call that succeeds clears the count: it is there for guesses. */
  readonly guesses?: boolean;
}

const to = (call: string) => (limited: LimitedCall) => limited.call === call;

/**
 * A whole school can sit behind one address, so limits by address are wide and those on guessing are narrow. Counted in this
 * process: with several servers a limit is as many times wider.
 */
export const RATE_LIMITS: readonly RateLimit[] = [
  {
    name: 'sign-in-address',
    applies: to('POST /api/login'),
    key: ({ ip }) => networkOf(ip),
    points: 150,
    seconds: 600,
  },
  {
    name: 'sign-in-username',
    applies: to('POST /api/login'),
    // The demo's password is no secret, and many may try it at once.
    key: ({ body }) => (usernameIn(body) === DEMO_ACCOUNT.username ? undefined : usernameIn(body)),
    points: 10,
    seconds: 900,
    guesses: true,
  },
  {
    name: 'register-address',
    applies: to('POST /api/register'),
    key: ({ ip }) => networkOf(ip),
    points: 60,
    seconds: 3_600,
  },
  {
    name: 'auto-login-address',
    applies: to('POST /api/auto-login'),
    key: ({ ip }) => networkOf(ip),
    points: 600,
    seconds: 600,
  },
  {
    name: 'password-child',
    applies: to('PUT /api/user/password'),
    key: ({ childId }) => childId,
    points: 10,
    seconds: 900,
    guesses: true,
  },
  // Four a second for a minute: no child clicks like that, and no script fills a disk with less.
  {
    name: 'writes-child',
    applies: ({ call }) => !call.startsWith('GET '),
    key: ({ childId }) => childId,
    points: 240,
    seconds: 60,
  },
];

export interface RateLimiter {
  /** Runs `work` unless a limit is used up. @throws DomainError `too-many`, with `Retry-After` set */
  limit<T>(ctx: HttpContext, call: LimitedCall, work: () => Promise<T>): Promise<T>;
}

/** Limits that are counted in this process. */
export function createRateLimiter(limits: readonly RateLimit[]): RateLimiter {
  const counters = limits.map((limit) => ({
    ...limit,
    counter: new RateLimiterMemory({ keyPrefix: limit.name, points: limit.points, duration: limit.seconds }),
  }));
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

function refuse(ctx: HttpContext, refused: unknown): never {
  if (!(refused instanceof RateLimiterRes)) throw refused;
  const seconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1_000));
  ctx.set('Retry-After', String(seconds));
  const wait = seconds > 90 ? `in ${Math.ceil(seconds / 60)} minutes` : 'in a minute';
  throw new DomainError('too-many', 'rate.limited', `That was a lot of tries. Take a break and try again ${wait}.`);
}

function usernameIn(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('username' in body)) return undefined;
  return typeof body.username === 'string' ? body.username.trim().toLowerCase() : undefined;
}
