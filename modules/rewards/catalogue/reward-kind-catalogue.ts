/** What is earned by a rule, once and for ever. */
export const REWARD_KINDS = ['achievement', 'badge', 'milestone', 'emotion-badge', 'pack'] as const;
export type RewardKind = (typeof REWARD_KINDS)[number];
