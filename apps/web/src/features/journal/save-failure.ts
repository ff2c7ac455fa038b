import { NotKept, type SendFailure, sendFailureOf } from '../../device/outbox/verdict.ts';
import { ApiError } from '../../lib/api/api-error.ts';

/** Why a save did not work, as far as it matters to what a child can do about it. */
export type SaveFailure = SendFailure | 'too-long';

export function saveFailureOf(error: unknown): SaveFailure {
  const refusal = error instanceof NotKept ? error.cause : error;
  if (!(refusal instanceof ApiError)) return sendFailureOf(error);
  const noteRefused = refusal.status === 400 && refusal.refusal?.fields.note !== undefined;
  return refusal.status === 413 || noteRefused ? 'too-long' : sendFailureOf(error);
}
