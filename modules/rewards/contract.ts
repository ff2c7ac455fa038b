import { endpoint, Instant, UserIdParams, UserIdQuery } from '@wonderlings/kernel/contract';
import { z } from 'zod';

export const UserAchievement = z
  .object({
    id: z.string(),
    userId: z.string(),
    achievementId: z.string(),
    dateEarned: Instant,
    isNew: z.boolean(),
    progress: z.int(),
    achievement: z.object({ id: z.string(), icon: z.string(), name: z.string(), description: z.string() }),
  })
  .meta({ id: 'UserAchievement' });
export type UserAchievement = z.infer<typeof UserAchievement>;

const tag = 'Rewards';
const userAchievements = {
  method: 'GET',
  summary: 'What the child has earned, newest first',
  tag,
  access: 'child',
  status: 200,
  answer: z.array(UserAchievement),
} as const;
export const listUserAchievements = endpoint({
  ...userAchievements,
  path: '/api/user-achievements',
  query: UserIdQuery,
});
export const listUserAchievementsOf = endpoint({
  ...userAchievements,
  path: '/api/user-achievements/{userId}',
  params: UserIdParams,
});
