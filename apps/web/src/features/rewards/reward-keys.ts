/** The keys of everything about rewards in the query cache; without the contract, so that the first route can have them. */
export const REWARD_KEYS = {
  badges: ['badges'],
  userBadges: ['user-badges'],
  userAchievements: ['user-achievements'],
  /** Specification 000, section 3: the navigation bar counts this list. */
  userMilestones: ['user-milestones'],
  userEmotionBadges: ['user-emotion-badges'],
  userStickers: ['user-stickers'],
  stickerPacks: ['sticker-packs'],
  rewardProgress: ['reward-progress'],
  newRewards: ['new-rewards'],
  weeklyGoal: ['weekly-goal'],
  goalsMet: ['goals-met'],
  streaks: ['streaks'],
  garden: ['garden'],
} as const;
