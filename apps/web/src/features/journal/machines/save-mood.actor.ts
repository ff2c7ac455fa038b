import { fromPromise } from 'xstate';
import type { SavedMood } from '../api/save-mood.mutation.ts';
import type { SaveAttempt } from '../save-attempt.ts';

/** What the journal's machines invoke to save; the page provides it, a test fakes it. */
export const saveMoodWith = <Saved>(save: (attempt: SaveAttempt) => Promise<Saved>) =>
  fromPromise<Saved, SaveAttempt>(({ input }) => save(input));

const notProvided = () => Promise.reject(new Error('The page provides saveMood'));
export const saveMoodNotProvided = saveMoodWith<SavedMood>(notProvided);
/** For a flow that does not read the answer. */
export const sendMoodNotProvided = saveMoodWith<void>(notProvided);
