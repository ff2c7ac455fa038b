import { randomUUID } from 'node:crypto';
import { type Actor, type CommandContext, commandIdOf, knownTimeZone } from '@wonderlings/kernel';
import { HttpRefusal } from './http-refusal.ts';
import type { HttpContext } from './request-state.ts';

/** Visible ASCII, as header values are, and short enough to be hashed without a thought. */
const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,200}$/;

/**
 * The `Idempotency-Key` of a write. The same key again from the same child to the same call is the same command, which the
 * kernel answers with what it recorded the first time.
 * @throws HttpRefusal 400 when it is not 1-200 visible ASCII characters
 */
export function idempotencyKeyOf(ctx: HttpContext): string | undefined {
  const key = ctx.req.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && IDEMPOTENCY_KEY.test(key)) return key;
  const sentence = 'This should be 1 to 200 visible ASCII characters.';
  throw new HttpRefusal(400, 'input.invalid', `Idempotency-Key: ${sentence}`, { 'Idempotency-Key': sentence });
}

interface Call {
  /** Method and path pattern, `POST /api/moods`. */
  readonly call: string;
  readonly now: Date;
  readonly actor: Actor;
  /** What the request asks for; looked at only where a key may bring it again. */
  readonly asked: () => string;
}

/** Who acts, when and where. An unknown `Time-Zone` is UTC, and a `Sent-At` that is no time says nothing. */
export function commandContext(
  ctx: HttpContext,
  { call, now, actor, asked }: Call,
): (childId: string) => CommandContext {
  const key = idempotencyKeyOf(ctx);
  const request = key === undefined ? {} : { asked: asked() };
  const timeZone = knownTimeZone(ctx.get('Time-Zone') || undefined);
  const sentAt = Date.parse(ctx.get('Sent-At'));
  const clock = Number.isNaN(sentAt) ? {} : { deviceNow: new Date(sentAt) };
  return (childId) => ({
    commandId: key === undefined ? randomUUID() : commandIdOf(childId, call, key),
    correlationId: ctx.state.traceId,
    actor,
    now,
    timeZone,
    ...clock,
    ...request,
  });
}
