import { BODY_LIMIT_BYTES } from '../middleware/json-body.ts';
import { signedInChild } from '../middleware/session.ts';
import type { HttpContext, HttpMiddleware } from '../request-state.ts';
import type { AdmissionLimits } from './limits.ts';
import { networksOf } from './networks.ts';
import { busy } from './refusal.ts';
import { createShares, type Holder, type Scope, type Shares } from './shares.ts';

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

/** @throws HttpRefusal 503 or 429 with `Retry-After`, from its middleware */
export function guardRequests(limits: AdmissionLimits, onRefused: (reason: string) => void): RequestGuard {
  const { child, ...ofNetworks } = limits.requests;
  const requests = createShares(ofNetworks);
  const childRequests = createShares(child === undefined ? {} : { child });
  const healthRequests = createShares(limits.healthRequests);
  const bytes = createShares(limits.bytes);

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

  return {
    async requests(ctx, next) {
      const networks = networksOf(ctx.ip);
      take(ctx, HEALTH.has(ctx.path) ? healthRequests : requests, 'requests', networks);
      const incoming = bodyBytes(ctx);
      // What is announced is not here yet, and most of what comes is small: who announces much holds no more than a read does.
      if (incoming > 0) take(ctx, bytes, 'bytes', networks, Math.min(incoming, READ_BYTES));
      endInTime(ctx, limits.answerMs);
      await next();
    },
    async childRequests(ctx, next) {
      const child = childOf(ctx);
      const holder = { ...networksOf(ctx.ip), ...child };
      take(ctx, childRequests, 'requests', child);
      if (isRead(ctx)) take(ctx, bytes, 'bytes', holder, READ_BYTES);
      await next();
      const more = (ctx.response.length ?? 0) - READ_BYTES;
      // A write was done: its answer is small, and must not say that it was not.
      if (isRead(ctx) && more > 0) take(ctx, bytes, 'bytes', holder, more);
    },
    held: () => ({ requests: requests.held(), bytes: bytes.held() }),
  };
}

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
