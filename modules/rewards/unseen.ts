import { type Command, command, defineFacet, draft } from '@wonderlings/kernel';
import {
  AchievementEarned,
  BadgeEarned,
  EmotionBadgeEarned,
  MilestoneReached,
  RewardsSeen,
  type SeenReward,
  StickerPackUnlocked,
} from './events.ts';
import type { RewardKind } from './requirement.ts';

const KIND_OF = {
  AchievementEarned: 'achievement',
  BadgeEarned: 'badge',
  MilestoneReached: 'milestone',
  EmotionBadgeEarned: 'emotion-badge',
  StickerPackUnlocked: 'pack',
} as const satisfies Record<string, RewardKind>;

const EARNED = [AchievementEarned, BadgeEarned, MilestoneReached, EmotionBadgeEarned, StickerPackUnlocked] as const;

/** What was earned and not looked at yet, oldest first. */
type Unseen = readonly SeenReward[];

export const unseenFacet = defineFacet<Unseen, (typeof EARNED)[number] | typeof RewardsSeen>({
  name: 'unseen-rewards',
  initial: [],
  events: [...EARNED, RewardsSeen],
  evolve(unseen, event) {
    if (event.type !== 'RewardsSeen') return [...unseen, { kind: KIND_OF[event.type], id: event.data.id }];
    const { rewards } = event.data;
    return unseen.filter((one) => !rewards.some((seen) => isSame(one, seen)));
  },
});

/** @param looked at these, or at everything; what was never earned, or seen before, is left out */
export function seeRewards(looked: readonly SeenReward[] | undefined): Command<Unseen> {
  return command(unseenFacet, (unseen) => {
    const rewards = unseen.filter((one) => !looked || looked.some((seen) => isSame(one, seen)));
    return rewards.length === 0 ? [] : [draft(RewardsSeen, { rewards })];
  });
}

const isSame = (one: SeenReward, other: SeenReward): boolean => one.kind === other.kind && one.id === other.id;
