import { ACHIEVEMENTS, EMOTION_BADGES, MILESTONES } from '@wonderlings/rewards/catalogue';
import type { Badge, RewardProgress } from '@wonderlings/rewards/contract';
import type { Collectable, CollectionKind, Collections } from './collectable.ts';
import { type Had, type HadLists, hadOf } from './had.ts';

export interface CollectionLists extends HadLists {
  /** Every badge there is. */
  readonly allBadges: readonly Badge[];
  readonly progress: readonly RewardProgress[];
}

/** What the catalogue knows of a thing. */
type Known = Omit<Collectable, 'kind' | 'howTo' | 'earned' | 'progress'> & { readonly howTo?: string };

/** Everything there is to collect, in the catalogue's order, with what the child has of it and how far it is. */
export function collectionsOf(lists: CollectionLists): Collections {
  const howFar = new Map(lists.progress.map((one) => [`${one.kind}/${one.id}`, one]));
  const collect = (kind: CollectionKind, catalogue: readonly Known[], has: readonly Had[]): readonly Collectable[] => {
    const earned = new Map(has.map((one) => [one.id, one]));
    return catalogue.map((known) => collectable(kind, known, earned.get(known.id), howFar.get(`${kind}/${known.id}`)));
  };
  const had = hadOf(lists);
  return {
    badge: collect('badge', lists.allBadges.map(badgeKnown), had.badge),
    milestone: collect('milestone', MILESTONES_KNOWN, had.milestone),
    'emotion-badge': collect('emotion-badge', EMOTION_BADGES_KNOWN, had['emotion-badge']),
    achievement: collect('achievement', ACHIEVEMENTS_KNOWN, had.achievement),
  };
}

function collectable(
  kind: CollectionKind,
  known: Known,
  has: Had | undefined,
  progress: RewardProgress | undefined,
): Collectable {
  const { name, description, icon } = has ?? known;
  return {
    ...known,
    kind,
    name,
    description,
    icon,
    howTo: known.howTo ?? progress?.howTo ?? '',
    earned: has?.earned ?? null,
    progress: has ? null : (progress ?? null),
  };
}

const badgeKnown = ({ id, name, description, icon, category, howToEarn }: Badge): Known => ({
  id,
  name,
  description,
  icon,
  group: category,
  howTo: howToEarn,
  brings: null,
});
const MILESTONES_KNOWN: readonly Known[] = MILESTONES.map(
  ({ id, name, description, badgeIcon, category, rewardTitle, rewardDescription }) => ({
    id,
    name,
    description,
    icon: badgeIcon,
    group: category,
    brings: { title: rewardTitle, text: rewardDescription },
  }),
);
const EMOTION_BADGES_KNOWN: readonly Known[] = EMOTION_BADGES.map(
  ({ id, name, description, badgeImage, emotion, howToEarn }) => ({
    id,
    name,
    description,
    icon: badgeImage,
    group: emotion,
    howTo: howToEarn,
    brings: null,
  }),
);
const ACHIEVEMENTS_KNOWN: readonly Known[] = ACHIEVEMENTS.map(({ id, name, description, icon, category }) => ({
  id,
  name,
  description,
  icon,
  group: category,
  brings: null,
}));
