import { fromPromise } from 'xstate';
import type { SavedMood } from '../api/save-mood.mutation.ts';
import type { SaveAttempt } from '../save-attempt.ts';

/** What the journal's machines invoke to save; the page provides it, a test fakes it. */
export const saveMoodWith = (save: (attempt: SaveAttempt) => Promise<SavedMood>) =>
  fromPromise<SavedMood, SaveAttempt>(({ input }) => save(input));

export const saveMoodNotProvided = saveMoodWith(() => Promise.reject(new Error('The page provides saveMood')));
