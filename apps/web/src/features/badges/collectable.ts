import type {
  RewardKind,
  RewardProgress,
  UserAchievement,
  UserBadge,
  UserEmotionBadge,
  UserMilestone,
} from '@wonderlings/rewards/contract';

/** All but packs, which are collected on the tab of stickers. */
export type CollectionKind = Exclude<RewardKind, 'pack'>;
/** What can be collected, in the order of the chips. */
export const COLLECTION_KINDS: readonly CollectionKind[] = ['badge', 'milestone', 'emotion-badge', 'achievement'];

export const isCollectionKind = (kind: unknown): kind is CollectionKind =>
  COLLECTION_KINDS.some((known) => known === kind);

/** Something that is to be earned, or has been. */
export interface Collectable {
  readonly kind: CollectionKind;
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** The key of its drawing. */
  readonly icon: string;
  /** What it is shown under: a category, or the name of the feeling that it honours. */
  readonly group: string;
  readonly howTo: string;
  /** What comes with it, where the catalogue names something. */
  readonly brings: { readonly title: string; readonly text: string } | null;
  readonly earned: Earned | null;
  /** Null where it is earned, or nothing can be counted. */
  readonly progress: Pick<RewardProgress, 'current' | 'needed' | 'words'> | null;
}

/** Something that the child can ask "why" of. */
export type Reasoned = Pick<Collectable, 'id' | 'name' | 'description' | 'icon' | 'brings'> & {
  readonly kind: RewardKind;
};

export interface Earned {
  /** When, as an ISO instant. */
  readonly at: string;
  /** The child's own day then, as "why" says it too, wherever this device is now. */
  readonly day: string;
  readonly isNew: boolean;
}

export const earnedOf = (collectables: readonly Collectable[]): readonly Collectable[] =>
  collectables.filter(({ earned }) => earned !== null);

/** How much of the way is done, 0 to 1. */
export const shareDone = ({ progress }: Collectable): number =>
  progress && progress.needed > 0 ? progress.current / progress.needed : 0;

/** What the child has, as the server lists it. */
export interface OwnedLists {
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
export interface Owned extends Words {
  readonly kind: CollectionKind;
  readonly id: string;
  readonly earned: Earned;
}

/** Everything that is the child's, by its kind, newest first. */
export function ownedOf(lists: OwnedLists): Readonly<Record<CollectionKind, readonly Owned[]>> {
  return {
    badge: lists.badges.map((one) => owned('badge', one.badgeId, one, one.badge)),
    milestone: lists.milestones.map((one) => owned('milestone', one.milestoneId, one, one.milestone)),
    'emotion-badge': lists.emotionBadges.map((one) => owned('emotion-badge', one.badgeId, one, one.badge)),
    achievement: lists.achievements.map((one) => owned('achievement', one.achievementId, one, one.achievement)),
  };
}

/** The same of all kinds together. */
export function allOwned(lists: OwnedLists): readonly Owned[] {
  const owned = ownedOf(lists);
  const all = COLLECTION_KINDS.flatMap((kind) => owned[kind]);
  return all.toSorted((one, other) => other.earned.at.localeCompare(one.earned.at));
}

function owned(
  kind: CollectionKind,
  id: string,
  { dateEarned, localDate, isNew }: Pick<UserBadge, 'dateEarned' | 'localDate' | 'isNew'>,
  { name, description, icon }: Words,
): Owned {
  return { kind, id, name, description, icon, earned: { at: dateEarned, day: localDate, isNew } };
}
