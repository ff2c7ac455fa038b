import type { KeepAffirmationAnswer } from '@wonderlings/affirmations/contract';
import { fromPromise } from 'xstate';
import type { KeepAttempt } from '../keep-attempt.ts';

/** What the machine invokes to keep words; the page provides it, a test fakes it. */
export const keepAffirmationWith = (keep: (attempt: KeepAttempt) => Promise<KeepAffirmationAnswer>) =>
  fromPromise<KeepAffirmationAnswer, KeepAttempt>(({ input }) => keep(input));

export const keepNotProvided = keepAffirmationWith(() =>
  Promise.reject(new Error('The page provides keepAffirmation')),
);
