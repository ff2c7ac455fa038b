import type { UserAchievement, UserBadge, UserEmotionBadge, UserMilestone } from '@wonderlings/rewards/contract';
import { COLLECTION_KINDS, type CollectionKind, type Earned } from './collectable.ts';

/** What the child has, as the server lists it. */
export interface HadLists {
  readonly badges: readonly UserBadge[];
  readonly milestones: readonly UserMilestone[];
  readonly emotionBadges: readonly UserEmotionBadge[];
  readonly achievements: readonly UserAchievement[];
}

interface Words {
  readonly name: string;
  readonly description: string;
  /** The key of its drawing. */
  readonly icon: string;
}
/** Something that is the child's, in the words that it was earned with: no catalogue is needed to show it. */
export interface Had extends Words {
  readonly kind: CollectionKind;
  readonly id: string;
  readonly earned: Earned;
}

/** Everything that is the child's, by its kind, newest first. */
export function hadOf(lists: HadLists): Readonly<Record<CollectionKind, readonly Had[]>> {
  return {
    badge: lists.badges.map((one) => had('badge', one.badgeId, one, one.badge)),
    milestone: lists.milestones.map((one) => had('milestone', one.milestoneId, one, one.milestone)),
    'emotion-badge': lists.emotionBadges.map((one) => had('emotion-badge', one.badgeId, one, one.badge)),
    achievement: lists.achievements.map((one) => had('achievement', one.achievementId, one, one.achievement)),
  };
}

/** The same of all kinds together. */
export function allHad(lists: HadLists): readonly Had[] {
  const had = hadOf(lists);
  const all = COLLECTION_KINDS.flatMap((kind) => had[kind]);
  return all.toSorted((one, other) => other.earned.at.localeCompare(one.earned.at));
}

function had(
  kind: CollectionKind,
  id: string,
  { dateEarned, localDate, isNew }: Pick<UserBadge, 'dateEarned' | 'localDate' | 'isNew'>,
  { name, description, icon }: Words,
): Had {
  return { kind, id, name, description, icon, earned: { at: dateEarned, day: localDate, isNew } };
}
