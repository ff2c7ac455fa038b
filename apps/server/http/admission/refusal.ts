import { HttpRefusal } from '../http-refusal.ts';
import type { HttpContext } from '../request-state.ts';
import type { Scope } from './shares.ts';

/** Most of what is held at once is gone a moment later. */
export const RETRY_AFTER_SECONDS = 2;

const SENTENCE = 'Lots of people are here right now. Please try again in a moment.';
const MINE = 'That was a lot at once. Please try again in a moment.';

/** What is answered when a scope is used up: 503 when the server is full, 429 when one network or child holds its share. */
export const BUSY = {
  all: { status: 503, body: { error: SENTENCE, code: 'server.busy' } },
  wide: { status: 429, body: { error: SENTENCE, code: 'network.busy' } },
  narrow: { status: 429, body: { error: SENTENCE, code: 'network.busy' } },
  child: { status: 429, body: { error: MINE, code: 'child.busy' } },
} as const satisfies Record<Scope, { readonly status: number; readonly body: object }>;

/** Sets `Retry-After`, and answers what is to be thrown. */
export function busy(ctx: HttpContext, scope: Scope): HttpRefusal {
  const { status, body } = BUSY[scope];
  ctx.set('Retry-After', String(RETRY_AFTER_SECONDS));
  return new HttpRefusal(status, body.code, body.error);
}
