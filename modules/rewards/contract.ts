import {
  earnedByAct,
  endpoint,
  Instant,
  LocalDate,
  NamedUserId,
  OkAnswer,
  text,
  UserIdParams,
  UserIdQuery,
} from '@wonderlings/kernel/contract';
import { listEndpoint } from '@wonderlings/kernel/page-contract';
import { z } from 'zod';
import { REWARD_KINDS } from './catalogue/reward-kind-catalogue.ts';

export const RewardKind = z.enum(REWARD_KINDS);
export type RewardKind = z.infer<typeof RewardKind>;

const words = { id: z.string(), icon: z.string(), name: z.string(), description: z.string() };
const earned = {
  id: z.string(),
  userId: z.string(),
  dateEarned: Instant,
  /** The child's own day then, wherever it is looked at. */
  localDate: LocalDate,
  isNew: z.boolean(),
  progress: z.int(),
};
/** A rule of `requirement.ts`, as data. */
const Rule = z.record(z.string(), z.unknown());

export const UserAchievement = z
  .object({ ...earned, achievementId: z.string(), achievement: z.object(words) })
  .meta({ id: 'UserAchievement' });
export type UserAchievement = z.infer<typeof UserAchievement>;

export const MilestoneDetails = z.object({
  color: z.string(),
  level: z.int(),
  rewardTitle: z.string(),
  rewardDescription: z.string(),
  rewardImage: z.string(),
});
export const UserMilestone = z
  .object({ ...earned, milestoneId: z.string(), milestone: z.object({ ...words, ...MilestoneDetails.shape }) })
  .meta({ id: 'UserMilestone' });
export type UserMilestone = z.infer<typeof UserMilestone>;

export const EmotionBadgeDetails = z.object({
  emotion: z.string(),
  color: z.string(),
  level: z.int(),
  isSpecial: z.boolean(),
});
export const UserEmotionBadge = z
  .object({ ...earned, badgeId: z.string(), badge: z.object({ ...words, ...EmotionBadgeDetails.shape }) })
  .meta({ id: 'UserEmotionBadge' });
export type UserEmotionBadge = z.infer<typeof UserEmotionBadge>;

export const BadgeDetails = z.object({ category: z.string(), color: z.string(), rarity: z.string() });
export const UserBadge = z
  .object({ ...earned, badgeId: z.string(), badge: z.object({ ...words, ...BadgeDetails.shape }) })
  .meta({ id: 'UserBadge' });
export type UserBadge = z.infer<typeof UserBadge>;

export const Badge = z
  .object({ ...words, ...BadgeDetails.shape, requirement: Rule, howToEarn: z.string() })
  .meta({ id: 'Badge' });
export type Badge = z.infer<typeof Badge>;

export const StickerPack = z
  .object({
    ...words,
    theme: z.string(),
    unlockRequirement: Rule,
    howToUnlock: z.string(),
    unlocked: z.boolean(),
    dateUnlocked: Instant.nullable(),
    isNew: z.boolean(),
  })
  .meta({ id: 'StickerPack' });
export type StickerPack = z.infer<typeof StickerPack>;

export const Reward = z
  .object({
    id: z.string(),
    userId: z.string(),
    rewardType: z.string(),
    rewardId: z.string(),
    rewardData: z.record(z.string(), z.unknown()),
    unlockedFrom: z.string(),
    dateUnlocked: Instant,
    isUsed: z.boolean(),
  })
  .meta({ id: 'Reward' });
export type Reward = z.infer<typeof Reward>;

export const RewardProgress = z
  .object({
    kind: RewardKind,
    id: z.string(),
    current: z.int(),
    needed: z.int(),
    /** `2 of 5 days. Any days count.`; null where there is nothing to count. */
    words: z.string().nullable(),
    howTo: z.string(),
  })
  .meta({ id: 'RewardProgress' });
export type RewardProgress = z.infer<typeof RewardProgress>;

export const RewardReasons = z
  .object({
    kind: RewardKind,
    id: z.string(),
    name: z.string(),
    dateEarned: Instant,
    localDate: LocalDate,
    /** What the rule asked for when it was earned. */
    needed: z.int(),
    /** The events that earned it, in the order they counted: their ids in the log, the day, and what it was. */
    events: z.array(
      z.object({
        id: z.string(),
        day: LocalDate.nullable(),
        of: z.string().nullable(),
        what: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'RewardReasons' });
export type RewardReasons = z.infer<typeof RewardReasons>;

const tag = 'Rewards';

/** Each thing is earned once, and there are no more than the catalogue has: a place is an id. */
const place = z.tuple([z.string()]);

/** A list of the child's own, read with or without its id. */
function ownList<Item extends z.ZodType>(path: string, summary: string, item: Item) {
  const shared = { summary, tag, place, item };
  return [
    listEndpoint({ ...shared, path }),
    listEndpoint({ ...shared, path: `${path}/{userId}`, params: UserIdParams }),
  ] as const;
}

export const [listUserAchievements, listUserAchievementsOf] = ownList(
  '/api/user-achievements',
  'What the child has earned, newest first',
  UserAchievement,
);
export const [listUserMilestones, listUserMilestonesOf] = ownList(
  '/api/user-milestones',
  'The milestones that the child has reached, newest first',
  UserMilestone,
);
export const [listUserBadges, listUserBadgesOf] = ownList(
  '/api/user-badges',
  'The badges of the nine categories that the child has, newest first',
  UserBadge,
);
export const [listUserEmotionBadges, listUserEmotionBadgesOf] = ownList(
  '/api/user-emotion-badges',
  'The badges for feelings that the child has, newest first',
  UserEmotionBadge,
);

export const listBadges = endpoint({
  method: 'GET',
  path: '/api/badges',
  summary: 'Every badge there is, with its rule and how to earn it',
  tag,
  access: 'child',
  status: 200,
  answer: z.array(Badge),
});

export const listStickerPacks = endpoint({
  method: 'GET',
  path: '/api/sticker-packs',
  summary: 'Every sticker pack, which of them the child has, and what unlocks the others',
  tag,
  access: 'child',
  query: UserIdQuery,
  status: 200,
  answer: z.array(StickerPack),
});

export const checkBadges = endpoint({
  method: 'POST',
  path: '/api/check-badges',
  summary: 'Look whether there are new badges; they are the child’s from then on',
  tag,
  access: 'child',
  body: z.object({ userId: NamedUserId }),
  status: 200,
  answer: z.object({ newBadges: z.array(UserBadge), ...earnedByAct }).meta({ id: 'CheckedBadges' }),
});

export const listRewards = listEndpoint({
  path: '/api/rewards',
  summary: 'What came with what the child has earned, newest first: stickers, emoji, packs, pictures',
  tag,
  place,
  item: Reward,
});

export const listRewardProgress = endpoint({
  method: 'GET',
  path: '/api/reward-progress',
  summary: 'How far the child is with everything that it has not earned yet, in numbers and in words',
  tag,
  access: 'child',
  query: UserIdQuery,
  status: 200,
  answer: z.array(RewardProgress),
});

export const getRewardReasons = endpoint({
  method: 'GET',
  path: '/api/rewards/{kind}/{id}/why',
  summary:
    'Why the child got this: the very events that earned it, by day and activity, without any words of the child',
  tag,
  access: 'child',
  // Compared in Postgres, which has no NUL.
  params: z.object({ kind: RewardKind, id: text({ min: 1, max: 100 }) }),
  status: 200,
  answer: RewardReasons,
  refusals: { 404: 'The child has not earned it' },
});

export const listNewRewards = endpoint({
  method: 'GET',
  path: '/api/rewards/new',
  summary: 'What the child has earned and not looked at yet, oldest first',
  tag,
  access: 'child',
  query: UserIdQuery,
  status: 200,
  answer: z.array(z.object({ kind: RewardKind, id: z.string() })),
});

export const SeeRewardsInput = z.object({
  /** Only these; without it, everything that is new. */
  rewards: z
    .array(z.object({ kind: RewardKind, id: z.string() }))
    .max(500)
    .optional(),
});
export const seeRewards = endpoint({
  method: 'POST',
  path: '/api/rewards/seen',
  summary: 'The child has looked at its new things: they are not new any more',
  tag,
  access: 'child',
  body: SeeRewardsInput,
  status: 200,
  answer: OkAnswer,
});
