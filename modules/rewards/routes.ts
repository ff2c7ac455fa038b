import { type ModuleDependencies, type Route, route } from '@wonderlings/kernel';
import { listUserAchievements, listUserAchievementsOf } from './contract.ts';
import { achievementsOf } from './queries.ts';

/** Whoever is asked for, the child of the session answers: the HTTP shell has refused everybody else's id. */
export function rewardsRoutes({ read }: ModuleDependencies): readonly Route[] {
  return [listUserAchievements, listUserAchievementsOf].map((endpoint) =>
    route(endpoint, async ({ childId }) => achievementsOf(read, childId)),
  );
}
