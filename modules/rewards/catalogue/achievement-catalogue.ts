import type { Requirement } from '../rules/requirement.ts';

/** What comes with an achievement: stickers, or emoji for the header. */
type AchievementReward =
  | { readonly rewardType: 'sticker'; readonly rewardData: { readonly stickers: readonly string[] } }
  | { readonly rewardType: 'header-emoji'; readonly rewardData: { readonly emoji: readonly string[] } };

/** Something that is earned once and stays. Ids are stable: never reuse, rename or remove one. */
export type Achievement = {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly category: string;
  /** The key of its drawing. */
  readonly icon: string;
  readonly color: string;
  /** What the whole requirement needs, see `Progress`. */
  readonly requiredValue: number;
  readonly requirement: Requirement;
  readonly isSpecial: boolean;
} & AchievementReward;
