import { DEMO_ACCOUNT } from '@wonderlings/account/contract';
import { networkOf } from './network-of.ts';

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
 * Each demo sign-in makes a child with a key and about three weeks of events, which stay for a day. Twenty in ten minutes are a
 * class that tries it together; a script gets 2,880 a day and network at most.
 */
const DEMO_SIGN_INS = { points: 20, seconds: 600 } as const;

/**
 * A whole school can sit behind one address, so limits by address are wide and those on guessing are narrow. Several servers
 * count together in Redis; without one, each by itself, and a limit is as many times wider.
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
    name: 'demo-address',
    applies: ({ call, body }) => call === 'POST /api/login' && usernameIn(body) === DEMO_ACCOUNT.username,
    key: ({ ip }) => networkOf(ip),
    ...DEMO_SIGN_INS,
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

function usernameIn(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('username' in body)) return undefined;
  return typeof body.username === 'string' ? body.username.trim().toLowerCase() : undefined;
}
