import { defineEvent } from '@wonderlings/kernel';
import { z } from 'zod';

/**
 * A child kept an affirmation for one of its own days (the envelope's `localDate`). Another one on the same day takes its
 * place. `questionnaire`: the ids of the answers that it was made of, as they were asked.
 */
export const AffirmationKept = defineEvent({
  type: 'AffirmationKept',
  schema: z.object({
    affirmationId: z.uuid(),
    questionnaire: z.array(z.string()),
    affirmation: z.string(),
  }),
});
