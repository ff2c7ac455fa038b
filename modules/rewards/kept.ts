import { type KeptFields, kept, OF_CHILD } from '@wonderlings/kernel';

const which = kept('earned', 'which badge, milestone, achievement, heart or pack it is');
const earnedId = kept('around', 'a random number for something earned');
const words = kept('earned', 'its name and words, as they were then');
const picture = kept('earned', 'which drawing it has');
const needed = kept('earned', 'how much it asked for');
const because = kept('earned', 'the entries that earned it, by their random numbers');
const deeds = kept('earned', 'what those entries were: the day, the kind and which one; never words of the child');
const details = kept('earned', 'what belongs to its kind: color, level, what came with it');
const when = kept('earned', 'when it was earned');
const day = kept('earned', "the child's own day then");
const isNew = kept('earned', 'whether it was looked at');
const progress = kept('earned', 'how far it is');
const cameWith = kept('earned', 'which stickers or emoji came with it');
const emotion = kept('earned', 'which feeling a heart is for');
const goal = kept('earned', 'which goal it is');
const goalArea = kept('earned', 'which part of the day the goal is about');
const week = kept('earned', 'the week of a goal');

const earned = {
  id: which,
  earnedId,
  name: words,
  description: words,
  icon: picture,
  requiredValue: needed,
  because,
  deeds,
};
const chosenGoal = { goal, category: goalArea, week };
const earnedRow = (idColumn: string) => ({
  id: earnedId,
  user_id: OF_CHILD,
  [idColumn]: which,
  name: words,
  description: words,
  icon: picture,
  date_earned: when,
  local_date: day,
  is_new: isNew,
  progress,
  details,
});

/** What the rewards keep, for the privacy page. */
export const rewardsKept: KeptFields = {
  AchievementEarned: { ...earned, rewardType: cameWith, rewardData: cameWith },
  BadgeEarned: { ...earned, category: details, color: details, rarity: details },
  MilestoneReached: {
    ...earned,
    color: details,
    level: details,
    rewardTitle: words,
    rewardDescription: words,
    rewardImage: picture,
  },
  EmotionBadgeEarned: { ...earned, emotion, color: details, level: details, isSpecial: details },
  StickerPackUnlocked: { ...earned, theme: details },
  GoalChosen: chosenGoal,
  GoalTicked: chosenGoal,
  GoalSetAside: chosenGoal,
  GoalMet: { ...earned, category: goalArea, week },
  RewardsSeen: { rewards: kept('earned', 'what was looked at') },
  user_achievements: earnedRow('achievement_id'),
  user_milestones: earnedRow('milestone_id'),
  user_badges: earnedRow('badge_id'),
  user_badges_earned: earnedRow('badge_id'),
  user_sticker_packs: earnedRow('pack_id'),
  rewards: {
    id: earnedId,
    user_id: OF_CHILD,
    reward_type: cameWith,
    reward_id: which,
    reward_data: cameWith,
    unlocked_from: which,
    date_unlocked: when,
    is_used: isNew,
  },
  goals_met: {
    id: earnedId,
    user_id: OF_CHILD,
    goal_id: goal,
    week,
    title: words,
    icon: picture,
    category: goalArea,
    local_date: day,
    date_met: when,
  },
  reward_reasons: {
    user_id: OF_CHILD,
    kind: which,
    reward_id: which,
    name: words,
    date_earned: when,
    local_date: day,
    needed,
    because: deeds,
  },
};
