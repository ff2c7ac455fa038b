import { type Command, command, defineFacet, draft } from '@wonderlings/kernel';
import { REWARD_EVENTS, type RewardDefinition, RewardsSeen, rewardKindOf, type SeenReward } from './events.ts';

/** What was earned and not looked at yet, oldest first. */
type Unseen = readonly SeenReward[];

export const unseenFacet = defineFacet<Unseen, RewardDefinition | typeof RewardsSeen>({
  name: 'unseen-rewards',
  initial: [],
  events: [...Object.values(REWARD_EVENTS), RewardsSeen],
  evolve(unseen, event) {
    if (event.type !== 'RewardsSeen') return [...unseen, { kind: rewardKindOf(event), id: event.data.id }];
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
