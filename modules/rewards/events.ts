import { defineEvent } from '@wonderlings/kernel';
import { z } from 'zod';

/**
 * An achievement was earned, once and for ever. Name, description and icon are the words it was earned with, as the
 * child saw them; `because` names the events that earned it, in the order they happened.
 */
export const AchievementEarned = defineEvent({
  type: 'AchievementEarned',
  schema: z.object({
    /** Of the catalogue, e.g. `first-feeling`. */
    id: z.string(),
    userAchievementId: z.uuid(),
    name: z.string(),
    description: z.string(),
    icon: z.string(),
    /** What the rule asked for then: the progress that it was earned with. */
    requiredValue: z.int().min(1),
    because: z.array(z.uuid()),
  }),
});
