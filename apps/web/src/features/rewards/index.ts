// What the server says of rewards, and reading it again after something was done.

export { afterAct, afterShownAct, readRewardsAgain } from './after-act.ts';
export { REWARD_KEYS } from './reward-keys.ts';
export {
  badgesQuery,
  newRewardsQuery,
  rewardProgressQuery,
  stickerPacksQuery,
  userAchievementsQuery,
  userBadgesQuery,
  userEmotionBadgesQuery,
  userMilestonesQuery,
  userStickersQuery,
} from './rewards.query.ts';
export { seeRewardsMutation } from './see-rewards.mutation.ts';
