import { earnedByAct, endpoint, Instant, LocalDate, UserIdQuery } from '@wonderlings/kernel/contract';
import { InstantPlace, listEndpoint } from '@wonderlings/kernel/page-contract';
import { z } from 'zod';

const tag = 'Rewards';

/** The goal of the child's own week, Monday to Sunday. */
export const WeeklyGoalNow = z
  .object({
    week: LocalDate,
    goal: z
      .object({
        id: z.string(),
        title: z.string(),
        description: z.string(),
        category: z.string(),
        icon: z.string(),
        countedBy: z.enum(['app', 'tick']),
        cheer: z.string(),
      })
      .nullable(),
    current: z.int(),
    needed: z.int(),
    met: z.boolean(),
    /** On which something was done for it. */
    days: z.array(LocalDate),
    /** Whether "I did it" can be said today. */
    canTick: z.boolean(),
  })
  .meta({ id: 'WeeklyGoalNow' });
export type WeeklyGoalNow = z.infer<typeof WeeklyGoalNow>;

export const ChangedWeeklyGoal = WeeklyGoalNow.extend(earnedByAct).meta({ id: 'ChangedWeeklyGoal' });
export type ChangedWeeklyGoal = z.infer<typeof ChangedWeeklyGoal>;

export const getWeeklyGoal = endpoint({
  method: 'GET',
  path: '/api/weekly-goal',
  summary: 'The goal of this week, and how far the child is with it',
  tag,
  access: 'child',
  query: UserIdQuery,
  status: 200,
  answer: WeeklyGoalNow,
});
export const chooseWeeklyGoal = endpoint({
  method: 'PUT',
  path: '/api/weekly-goal',
  summary: 'Choose the goal of this week, or put it aside; what was done for one is kept for when it comes back',
  tag,
  access: 'child',
  body: z.object({ goal: z.string().nullable() }),
  status: 200,
  answer: ChangedWeeklyGoal,
  refusals: { 404: 'There is no such goal' },
});
export const tickWeeklyGoal = endpoint({
  method: 'POST',
  path: '/api/weekly-goal/tick',
  summary: 'I did it: once a day; again, it changes nothing',
  tag,
  access: 'child',
  status: 200,
  answer: ChangedWeeklyGoal,
  refusals: { 409: 'There is no goal this week, or it is one that counts by itself' },
});

export const GoalMet = z
  .object({
    id: z.string(),
    goalId: z.string(),
    title: z.string(),
    icon: z.string(),
    category: z.string(),
    week: LocalDate,
    localDate: LocalDate,
    dateMet: Instant,
  })
  .meta({ id: 'GoalMet' });
export type GoalMet = z.infer<typeof GoalMet>;
export const listGoalsMet = listEndpoint({
  path: '/api/goals-met',
  summary: 'The weekly goals that the child has met, newest first',
  tag,
  place: z.tuple([InstantPlace, z.uuid()]),
  item: GoalMet,
});
