import { NotKept } from '../../device/outbox/outbox.ts';
import { ApiError, waitSentence } from '../../lib/api/api-error.ts';

/** Why a save did not work, as far as it matters to what a child can do about it. */
export type SaveFailure =
  | 'try-again'
  | 'too-long'
  | 'too-fast'
  | 'signed-out'
  /** It could not be sent, and this device has no room to keep it until then. */
  | 'device-full'
  /** What the server says about it, for the child to read. */
  | { readonly wait: string };

export function saveFailureOf(error: unknown): SaveFailure {
  if (error instanceof NotKept) {
    const failure = saveFailureOf(error.cause);
    return failure === 'try-again' && error.problem === 'full' ? 'device-full' : failure;
  }
  if (!(error instanceof ApiError)) return 'try-again';
  if (error.status === 401) return 'signed-out';
  const wait = waitSentence(error);
  if (wait) return { wait };
  if (error.status === 429) return 'too-fast';
  const noteRefused = error.status === 400 && error.refusal?.fields.note !== undefined;
  return error.status === 413 || noteRefused ? 'too-long' : 'try-again';
}
