import { type ModuleDependencies, ownChild, type Route, route } from '@wonderlings/kernel';
import { listUserAchievements, listUserAchievementsOf } from './contract.ts';
import { achievementsOf } from './queries.ts';

export function rewardsRoutes({ read }: ModuleDependencies): readonly Route[] {
  return [
    route(listUserAchievements, async ({ childId, query }) => achievementsOf(read, ownChild(childId, query.userId))),
    route(listUserAchievementsOf, async ({ childId, params }) =>
      achievementsOf(read, ownChild(childId, params.userId)),
    ),
  ];
}
