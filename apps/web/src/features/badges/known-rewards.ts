import { ACHIEVEMENTS, EMOTION_BADGES, MILESTONES } from '@wonderlings/rewards/catalogue';
import type { KnownKind, KnownThing } from './collections.ts';

// The words of all that can be earned besides badges, which the server lists: a chunk that the first look does not wait for.

const MILESTONES_KNOWN: readonly KnownThing[] = MILESTONES.map(
  ({ id, name, description, badgeIcon, category, rewardTitle, rewardDescription }) => ({
    id,
    name,
    description,
    icon: badgeIcon,
    group: category,
    brings: { title: rewardTitle, text: rewardDescription },
  }),
);
const EMOTION_BADGES_KNOWN: readonly KnownThing[] = EMOTION_BADGES.map(
  ({ id, name, description, badgeImage, feeling, howToEarn }) => ({
    id,
    name,
    description,
    icon: badgeImage,
    group: feeling.replace(/!$/, ''),
    howTo: howToEarn,
    brings: null,
  }),
);
const ACHIEVEMENTS_KNOWN: readonly KnownThing[] = ACHIEVEMENTS.map(({ id, name, description, icon, category }) => ({
  id,
  name,
  description,
  icon,
  group: category,
  brings: null,
}));

export const KNOWN: Readonly<Record<KnownKind, readonly KnownThing[]>> = {
  milestone: MILESTONES_KNOWN,
  'emotion-badge': EMOTION_BADGES_KNOWN,
  achievement: ACHIEVEMENTS_KNOWN,
};
