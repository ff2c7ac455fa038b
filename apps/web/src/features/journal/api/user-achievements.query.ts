import { queryOptions } from '@tanstack/react-query';
import { listUserAchievements } from '@wonderlings/rewards/contract';
import { call } from '../../../lib/api/call.ts';

export const USER_ACHIEVEMENTS_KEY = ['user-achievements'] as const;

/** What the child has earned, newest first. */
export const userAchievementsQuery = queryOptions({
  queryKey: USER_ACHIEVEMENTS_KEY,
  queryFn: ({ signal }) => call(listUserAchievements, { signal }),
});
