import { type KeptFields, kept, OF_CHILD } from '@wonderlings/kernel';

const affirmationId = kept('around', 'a random number for these kind words');
const questionnaire = kept('notes', 'the answers that the kind words of a day were made of');
const affirmation = kept('notes', 'the kind words of a day');

/** What the affirmations keep, for the privacy page. */
export const affirmationsKept: KeptFields = {
  AffirmationKept: { affirmationId, questionnaire, affirmation },
  affirmations: {
    id: affirmationId,
    user_id: OF_CHILD,
    questionnaire,
    affirmation,
    date: kept('activities', 'the day of the kind words'),
    kept_at: kept('activities', 'when the kind words were kept'),
  },
};
