import { defineModule } from '@wonderlings/kernel';
import { ACHIEVEMENTS } from './catalogue.ts';
import { AchievementEarned } from './events.ts';
import { earningOf } from './rewards.react.ts';
import { evaluatorOf, rewardsFacetOf } from './rewards.ts';
import { rewardsRoutes } from './routes.ts';
import { achievements, userAchievements } from './tables.ts';

const evaluator = evaluatorOf(ACHIEVEMENTS);
const facet = rewardsFacetOf(evaluator);

/** What can be earned, by rules in data; see the README beside this file. */
export const rewards = defineModule({
  name: 'rewards',
  events: [AchievementEarned],
  facets: [facet],
  reactions: [earningOf(facet, evaluator, ACHIEVEMENTS)],
  tables: [userAchievements],
  catalogues: [achievements],
  routes: rewardsRoutes,
});
