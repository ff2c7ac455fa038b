import { queryOptions } from '@tanstack/react-query';
import {
  listBadges,
  listNewRewards,
  listRewardProgress,
  listStickerPacks,
  listUserAchievements,
  listUserBadges,
  listUserEmotionBadges,
  listUserMilestones,
} from '@wonderlings/rewards/contract';
import { listUserStickers } from '@wonderlings/stickers/contract';
import { call } from '../../lib/api/call.ts';
import { REWARD_KEYS } from './reward-keys.ts';

/** Every badge there is, with how to earn it. */
export const badgesQuery = queryOptions({
  queryKey: REWARD_KEYS.badges,
  queryFn: ({ signal }) => call(listBadges, { signal }),
  meta: { offline: listBadges.answer },
});
/** The badges that the child has, newest first; likewise those below. */
export const userBadgesQuery = queryOptions({
  queryKey: REWARD_KEYS.userBadges,
  queryFn: ({ signal }) => call(listUserBadges, { signal }),
  meta: { offline: listUserBadges.answer },
});
export const userAchievementsQuery = queryOptions({
  queryKey: REWARD_KEYS.userAchievements,
  queryFn: ({ signal }) => call(listUserAchievements, { signal }),
  meta: { offline: listUserAchievements.answer },
});
export const userMilestonesQuery = queryOptions({
  queryKey: REWARD_KEYS.userMilestones,
  queryFn: ({ signal }) => call(listUserMilestones, { signal }),
  meta: { offline: listUserMilestones.answer },
});
export const userEmotionBadgesQuery = queryOptions({
  queryKey: REWARD_KEYS.userEmotionBadges,
  queryFn: ({ signal }) => call(listUserEmotionBadges, { signal }),
  meta: { offline: listUserEmotionBadges.answer },
});
export const userStickersQuery = queryOptions({
  queryKey: REWARD_KEYS.userStickers,
  queryFn: ({ signal }) => call(listUserStickers, { signal }),
  meta: { offline: listUserStickers.answer },
});
/** Every pack, which of them the child has, and what unlocks the others. */
export const stickerPacksQuery = queryOptions({
  queryKey: REWARD_KEYS.stickerPacks,
  queryFn: ({ signal }) => call(listStickerPacks, { signal }),
  meta: { offline: listStickerPacks.answer },
});
/** How far the child is with everything that it has not earned yet. */
export const rewardProgressQuery = queryOptions({
  queryKey: REWARD_KEYS.rewardProgress,
  queryFn: ({ signal }) => call(listRewardProgress, { signal }),
  meta: { offline: listRewardProgress.answer },
});
/** What was earned and not looked at yet, oldest first. */
export const newRewardsQuery = queryOptions({
  queryKey: REWARD_KEYS.newRewards,
  queryFn: ({ signal }) => call(listNewRewards, { signal }),
});
