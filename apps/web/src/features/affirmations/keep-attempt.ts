import type { Affirmation, KeepAffirmationAnswer, KeepAffirmationInput } from '@wonderlings/affirmations/contract';
import { ApiError, waitSentence } from '../../lib/api/api-error.ts';
import type { Attempt } from '../../lib/api/attempt.ts';

/** One act of keeping. The same words keep their key over any number of tries, and over a reload. */
export type KeepAttempt = Attempt<KeepAffirmationInput>;

/** The words of an answer as the list has them, without what they earned. */
export function keptOf({ id, userId, date, questionnaire, affirmation }: KeepAffirmationAnswer): Affirmation {
  return { id, userId, date, questionnaire, affirmation };
}

/** Why the words could not be kept, as far as it matters to what a child can do about it. */
export type KeepFailure =
  | 'try-again'
  | 'too-fast'
  | 'signed-out'
  /** What the server says about it, for the child to read. */
  | { readonly wait: string };

export function keepFailureOf(error: unknown): KeepFailure {
  if (!(error instanceof ApiError)) return 'try-again';
  if (error.status === 401) return 'signed-out';
  const wait = waitSentence(error);
  if (wait) return { wait };
  return error.status === 429 ? 'too-fast' : 'try-again';
}
