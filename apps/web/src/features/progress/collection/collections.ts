import { ACHIEVEMENTS, EMOTION_BADGES, MILESTONES } from '@wonderlings/rewards/catalogue';
import type {
  Badge,
  RewardProgress,
  UserAchievement,
  UserBadge,
  UserEmotionBadge,
  UserMilestone,
} from '@wonderlings/rewards/contract';
import type { Collectable, CollectionKind, Collections } from './collectable.ts';

export interface CollectionLists {
  /** Every badge there is. */
  readonly allBadges: readonly Badge[];
  readonly badges: readonly UserBadge[];
  readonly milestones: readonly UserMilestone[];
  readonly emotionBadges: readonly UserEmotionBadge[];
  readonly achievements: readonly UserAchievement[];
  readonly progress: readonly RewardProgress[];
}

/** What the catalogue knows of a thing. */
type Known = Omit<Collectable, 'kind' | 'howTo' | 'earned' | 'progress'> & { readonly howTo?: string };
/** What the child has: the words are those that it was earned with. */
interface Has {
  readonly id: string;
  readonly at: string;
  readonly isNew: boolean;
  readonly words: { readonly name: string; readonly description: string; readonly icon: string };
}

/** Everything there is to collect, in the catalogue's order, with what the child has of it and how far it is. */
export function collectionsOf(lists: CollectionLists): Collections {
  const howFar = new Map(lists.progress.map((one) => [`${one.kind}/${one.id}`, one]));
  const collect = (kind: CollectionKind, catalogue: readonly Known[], has: readonly Has[]): readonly Collectable[] => {
    const earned = new Map(has.map((one) => [one.id, one]));
    return catalogue.map((known) => collectable(kind, known, earned.get(known.id), howFar.get(`${kind}/${known.id}`)));
  };
  return {
    badge: collect(
      'badge',
      lists.allBadges.map(badgeKnown),
      lists.badges.map((one) => had(one.badgeId, one, one.badge)),
    ),
    milestone: collect(
      'milestone',
      MILESTONES_KNOWN,
      lists.milestones.map((one) => had(one.milestoneId, one, one.milestone)),
    ),
    'emotion-badge': collect(
      'emotion-badge',
      EMOTION_BADGES_KNOWN,
      lists.emotionBadges.map((one) => had(one.badgeId, one, one.badge)),
    ),
    achievement: collect(
      'achievement',
      ACHIEVEMENTS_KNOWN,
      lists.achievements.map((one) => had(one.achievementId, one, one.achievement)),
    ),
  };
}

const had = (id: string, { dateEarned, isNew }: { dateEarned: string; isNew: boolean }, words: Has['words']): Has => ({
  id,
  at: dateEarned,
  isNew,
  words,
});

function collectable(
  kind: CollectionKind,
  known: Known,
  has: Has | undefined,
  progress: RewardProgress | undefined,
): Collectable {
  const { name, description, icon } = has?.words ?? known;
  return {
    ...known,
    kind,
    name,
    description,
    icon,
    howTo: known.howTo ?? progress?.howTo ?? '',
    earned: has ? { at: has.at, isNew: has.isNew } : null,
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
