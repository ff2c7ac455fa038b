import { fairQueue } from '@wonderlings/kernel';
import { clientGone } from '../http-refusal.ts';
import { BODY_LIMIT_BYTES } from '../middleware/json-body.ts';
import { signedInChild } from '../middleware/session.ts';
import type { HttpContext, HttpMiddleware } from '../request-state.ts';
import type { AdmissionLimits } from './limits.ts';
import { networksOf } from './networks.ts';
import { busy } from './refusal.ts';
import { createShares, type Holder, type Scope, type Shares } from './shares.ts';
import { createTurns } from './turns.ts';

export interface RequestGuard {
  /** Outside of everything that costs more than a look: before the session is read and before a body is. */
  readonly requests: HttpMiddleware;
  /** The same by child, and the bytes of answers; runs inside the session. */
  readonly childRequests: HttpMiddleware;
  /** Requests without an answer yet, and bytes that have not been read or have not left. */
  held(): { readonly requests: number; readonly bytes: number };
}

const HEALTH = new Set(['/healthz', '/readyz']);
/** What a read of the API holds from the start, so that it is refused before its work; few answers are larger. */
const READ_BYTES = 32_768;
/** Reads of one child that are worked on at once: a page asks for about six, and a longer row of them is no faster. */
const READS_AT_ONCE = 4;
/** From here on an answer is worked on alone, so that no row of them stands in front of other clients' small ones. */
const LARGE_BYTES = 8 * READ_BYTES;
const MOST_WAITING_LARGE = 64;
/** Of a file, as much as is read ahead of a socket. */
const FILE_BYTES = 65_536;
/** About 100 bytes each. */
const MOST_KNOWN_SIZES = 10_000;

/** @throws HttpRefusal 503 or 429 with `Retry-After`, from its middleware */
export function guardRequests(limits: AdmissionLimits, onRefused: (reason: string) => void): RequestGuard {
  const { child, ...ofNetworks } = limits.requests;
  const requests = createShares(ofNetworks);
  const childRequests = createShares(child === undefined ? {} : { child });
  const healthRequests = createShares(limits.healthRequests);
  const bytes = createShares(limits.bytes);
  const turnOf = createTurns(READS_AT_ONCE);
  const sizes = new KnownSizes();
  const largeInLine = fairQueue({ atOnce: 1, mostWaiting: MOST_WAITING_LARGE, code: 'server.busy', rests: true });

  /** Held until the answer has left, or its connection is gone. */
  function take(ctx: HttpContext, shares: Shares, what: string, holder: Holder, amount?: number): void {
    const taken = shares.take(holder, amount);
    if (typeof taken === 'function') ctx.res.once('close', taken);
    else throw refusal(ctx, what, taken);
  }

  function refusal(ctx: HttpContext, what: string, scope: Scope) {
    onRefused(`${what}-${scope}`);
    ctx.state.isTurnedAway = true;
    // What is still to come of its body is not worth reading.
    if (bodyBytes(ctx) > 0) ctx.set('Connection', 'close');
    return busy(ctx, scope);
  }

  /** Holds what its answer had the last time, before the work: what would be refused with its answer in hand costs as much as an answer. */
  async function read(ctx: HttpContext, child: Holder, next: () => Promise<unknown>): Promise<void> {
    const holder = { ...networksOf(ctx.ip), ...child };
    const endTurn = child.child === undefined ? () => undefined : await turnOf(child.child);
    try {
      if (ctx.req.socket.destroyed) throw clientGone();
      const expected = sizes.of(ctx, child);
      take(ctx, bytes, 'bytes', holder, expected);
      ctx.state.expectedBytes = expected;
      if (expected < LARGE_BYTES) await next();
      else
        await largeInLine(child.child ?? '', () => (ctx.req.socket.destroyed ? Promise.reject(clientGone()) : next()));
      const size = ctx.state.heldBytes ?? ctx.response.length ?? 0;
      sizes.learn(ctx, child, size);
      if (size > expected) take(ctx, bytes, 'bytes', holder, size - expected);
    } finally {
      endTurn();
    }
  }

  return {
    async requests(ctx, next) {
      const networks = networksOf(ctx.ip);
      take(ctx, HEALTH.has(ctx.path) ? healthRequests : requests, 'requests', networks);
      const incoming = bodyBytes(ctx);
      // What is announced is not here yet, and most of what comes is small: who announces much holds no more than a read does.
      if (incoming > 0) take(ctx, bytes, 'bytes', networks, Math.min(incoming, READ_BYTES));
      else if (isFile(ctx)) take(ctx, bytes, 'bytes', networks, FILE_BYTES);
      endInTime(ctx, limits.answerMs);
      await next();
    },
    async childRequests(ctx, next) {
      const child = childOf(ctx);
      take(ctx, childRequests, 'requests', child);
      if (isRead(ctx)) await read(ctx, child, next);
      else await next();
    },
    held: () => ({ requests: requests.held(), bytes: bytes.held() }),
  };
}

/** How large the answers are that a child gets to a path: a journal of years is one every time it is asked for. */
class KnownSizes {
  readonly #sizes = new Map<string, number>();

  of(ctx: HttpContext, { child = '' }: Holder): number {
    return this.#sizes.get(`${child} ${ctx.path}`) ?? READ_BYTES;
  }

  /** Forgets by halves, so that a small answer now and then does not open the door for a row of large ones. */
  learn(ctx: HttpContext, { child = '' }: Holder, size: number): void {
    const key = `${child} ${ctx.path}`;
    const known = Math.max(size, Math.floor(this.of(ctx, { child }) / 2));
    this.#sizes.delete(key);
    if (known <= READ_BYTES) return;
    this.#sizes.set(key, known);
    const oldest = this.#sizes.keys().next();
    if (this.#sizes.size > MOST_KNOWN_SIZES && !oldest.done) this.#sizes.delete(oldest.value);
  }
}

const isFile = (ctx: HttpContext): boolean => isRead(ctx) && !HEALTH.has(ctx.path) && !ctx.path.startsWith('/api/');
const isRead = (ctx: HttpContext): boolean => ctx.method === 'GET' || ctx.method === 'HEAD';

function childOf(ctx: HttpContext): Holder {
  const child = signedInChild(ctx);
  return child === undefined ? {} : { child };
}

/** As far as we would read it. */
function bodyBytes(ctx: HttpContext): number {
  const isChunked = ctx.get('Transfer-Encoding') !== '';
  return Math.min(isChunked ? BODY_LIMIT_BYTES : (ctx.request.length ?? 0), BODY_LIMIT_BYTES);
}

/** No client holds an answer for ever by reading a byte now and then. */
function endInTime(ctx: HttpContext, withinMs: number): void {
  const cut = setTimeout(() => ctx.req.socket.destroy(), withinMs);
  ctx.res.once('close', () => clearTimeout(cut));
}
