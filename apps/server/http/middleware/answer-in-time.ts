import { withDeadline } from '@wonderlings/postgres';
import type { HttpMiddleware } from '../request-state.ts';

/** Longer than a body may take to arrive (30 s) with an append behind it (10 s), and shorter than a proxy waits (60 s). */
const ANSWER_WITHIN_MS = 45_000;

/**
 * Answers 503 when an answer takes too long, rather than never: Postgres ends its own statements, but a machine that stands
 * still, or a cable that is cut, says nothing. What was asked for may happen yet; an idempotency key makes it safe to ask again.
 */
export const answerInTime =
  (withinMs = ANSWER_WITHIN_MS): HttpMiddleware =>
  (_, next) =>
    withDeadline(next(), withinMs, 'An answer');
