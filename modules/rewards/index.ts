import { defineModule } from '@wonderlings/kernel';
import { demoActs } from './demo-story.ts';
import { GoalChosen, GoalMet, GoalSetAside, GoalTicked, REWARD_EVENTS, RewardsSeen } from './events.ts';
import { goalsMet } from './goals/goals-table.ts';
import { meetingOf } from './goals/weekly-goal.react.ts';
import { rewardsKept } from './kept.ts';
import { earningOf } from './rewards.react.ts';
import { rewardsRoutes } from './routes.ts';
import { award, GOAL_RULES, rewardsFacet, weeklyGoalFacet } from './rules/shipped-rules.ts';
import { REWARD_CATALOGUES } from './tables/catalogue-tables.ts';
import {
  userAchievements,
  userBadges,
  userBadgesEarned,
  userMilestones,
  userStickerPacks,
} from './tables/earned-tables.ts';
import { rewards as rewardsTable } from './tables/rewards-table.ts';
import { rewardReasons } from './tables/why-table.ts';
import { unseenFacet } from './unseen.ts';

export { effectsTable, type RuleChange, ruleChanges } from './rules/rule-changes.ts';

/** What can be earned, by rules in data; see the README beside this file. */
export const rewards = defineModule({
  name: 'rewards',
  events: [...Object.values(REWARD_EVENTS), GoalChosen, GoalMet, GoalSetAside, GoalTicked, RewardsSeen],
  facets: [rewardsFacet, unseenFacet, weeklyGoalFacet],
  reactions: [earningOf(rewardsFacet, award), meetingOf(weeklyGoalFacet, GOAL_RULES)],
  tables: [
    userAchievements,
    userMilestones,
    userBadges,
    userBadgesEarned,
    userStickerPacks,
    rewardsTable,
    goalsMet,
    rewardReasons,
  ],
  kept: rewardsKept,
  catalogues: REWARD_CATALOGUES,
  routes: rewardsRoutes,
  demoActs,
});
