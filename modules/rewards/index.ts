import { defineModule } from '@wonderlings/kernel';
import { REWARD_CATALOGUES } from './catalogue-tables.ts';
import { demoActs } from './demo-story.ts';
import { GoalChosen, GoalMet, GoalSetAside, GoalTicked, REWARD_EVENTS, RewardsSeen } from './events.ts';
import { goalsMet } from './goals-table.ts';
import { rewardsKept } from './kept.ts';
import { earningOf } from './rewards.react.ts';
import { rewards as rewardsTable } from './rewards-table.ts';
import { rewardsRoutes } from './routes.ts';
import { GOAL_RULES, give, rewardsFacet, weeklyGoalFacet } from './shipped-rules.ts';
import { userAchievements, userBadges, userBadgesEarned, userMilestones, userStickerPacks } from './tables.ts';
import { unseenFacet } from './unseen.ts';
import { meetingOf } from './weekly-goal.react.ts';
import { rewardReasons } from './why-table.ts';

/** What can be earned, by rules in data; see the README beside this file. */
export const rewards = defineModule({
  name: 'rewards',
  events: [...Object.values(REWARD_EVENTS), GoalChosen, GoalMet, GoalSetAside, GoalTicked, RewardsSeen],
  facets: [rewardsFacet, unseenFacet, weeklyGoalFacet],
  reactions: [earningOf(rewardsFacet, give), meetingOf(weeklyGoalFacet, GOAL_RULES)],
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
