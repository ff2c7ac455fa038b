import {
  ACHIEVEMENTS,
  BADGES,
  EMOTION_BADGES,
  MILESTONES,
  STICKER_PACKS,
  WEEKLY_GOALS,
} from '../catalogue/catalogue.ts';
import { goalRulesOf, weeklyGoalFacetOf } from '../goals/weekly-goal.ts';
import { awardWith } from '../rewards.react.ts';
import { evaluatorOf, rewardsFacetOf } from '../rewards.ts';
import {
  achievementsToEarn,
  badgesToEarn,
  type Earnable,
  emotionBadgesToEarn,
  milestonesToReach,
  packsToUnlock,
} from './earnables.ts';

/** Everything that a rule gives, in the order in which it is given when one act earns much. */
export const EARNABLES: readonly Earnable[] = [
  ...achievementsToEarn(ACHIEVEMENTS),
  ...milestonesToReach(MILESTONES),
  ...emotionBadgesToEarn(EMOTION_BADGES),
  ...packsToUnlock(STICKER_PACKS),
  ...badgesToEarn(BADGES),
];

export const evaluator = evaluatorOf(EARNABLES);
export const rewardsFacet = rewardsFacetOf(evaluator);
export const award = awardWith(evaluator, EARNABLES);

export const GOAL_RULES = goalRulesOf(WEEKLY_GOALS);
export const weeklyGoalFacet = weeklyGoalFacetOf(GOAL_RULES);
