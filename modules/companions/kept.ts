import { type KeptFields, kept, OF_CHILD } from '@wonderlings/kernel';

const which = kept('profile', 'which companion was chosen');
const words = kept('profile', 'what the companion looks like and says, the same for everybody');

/** What the companions keep, for the privacy page. */
export const companionsKept: KeptFields = {
  wonderlings: {
    id: kept('around', 'a random number for this companion'),
    user_id: OF_CHILD,
    name: which,
    mascot_id: which,
    mascot_type: words,
    mascot_image: words,
    favorite_color: words,
    size: words,
    personality: words,
    motivational_messages: words,
    special_ability: words,
    is_active: kept('profile', 'which companion is the one of now'),
    created: kept('profile', 'when a companion was chosen first'),
  },
  companion_visits: {
    user_id: OF_CHILD,
    last_visit: kept('activities', 'the last day of a check-in, so that the companion can say "welcome back"'),
  },
};
