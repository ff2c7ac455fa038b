import type { RewardKind, RewardProgress } from '@wonderlings/rewards/contract';

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
