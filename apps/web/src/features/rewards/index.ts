// What the server says of rewards, and reading it again after something was done.

export { afterAct, afterShownAct } from './after-act.ts';
export { readRewardsAgain } from './read-rewards-again.ts';
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
} from './reward-queries.ts';
export { tellSeen } from './tell-seen.ts';
