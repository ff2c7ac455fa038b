import { fromPromise } from 'xstate';
import type { SaveAttempt } from '../save-attempt.ts';
import type { SavedMood, SaveOutcome } from '../save-mood.command.ts';

/** What the journal's machines invoke to save; the page provides it, a test fakes it. */
export const saveMoodWith = (save: (attempt: SaveAttempt) => Promise<SaveOutcome>) =>
  fromPromise<SaveOutcome, SaveAttempt>(({ input }) => save(input));

export const saveMoodNotProvided = saveMoodWith(() => Promise.reject(new Error('The page provides saveMood')));

/** What there is to celebrate, or null: it is on the device as yet, or nothing more is known than that the server has it. */
export const savedIn = (outcome: SaveOutcome): SavedMood | null => (outcome.status === 'sent' ? outcome.result : null);
