import { type DemoAct, type DemoVisit, dateOfDay, dayNumber, instantAt, localDateIn } from '@wonderlings/kernel';
import { checkBadges } from './check-badges.ts';
import { mondayOf } from './goals/week.ts';
import { chooseGoal, tickGoal } from './goals/weekly-goal.decide.ts';
import { award, GOAL_RULES, rewardsFacet, weeklyGoalFacet } from './rules/shipped-rules.ts';
import { seeRewards } from './unseen.ts';

/** After what the other modules tell of an afternoon. */
const EVENING_MINUTES = 19 * 60 + 45;
const DAYS_OF_WEEK = 7;
/** The last look lies some days back: there is something to find. */
const LOOKS_DAYS_AGO = [20, 17, 13, 10];

/** On which the child is in bed, and nothing is done: so the visitor's first day is the twentieth of everything. */
const IN_BED_DAYS_AGO = 9;

const KIND_GOAL = 'do-a-kind-thing';
const QUIET_GOAL = 'breathe-two-days';

/** The demo child's part of the story: it looks at its badges now and then, and has small goals. */
export function demoActs({ now, timeZone }: DemoVisit): readonly DemoAct[] {
  const localToday = localDateIn(now, timeZone);
  const today = dayNumber(localToday);
  const monday = dayNumber(mondayOf(localToday));
  const lastMonday = monday - DAYS_OF_WEEK;
  const on = (day: number, minutes: number, act: DemoAct['act']): DemoAct => ({
    at: instantAt(dateOfDay(day), minutes, timeZone),
    act,
  });

  const upAgain = (day: number) => (day === today - IN_BED_DAYS_AGO ? day + 1 : day);

  const looks = LOOKS_DAYS_AGO.flatMap((daysAgo) => [
    on(today - daysAgo, EVENING_MINUTES, checkBadges(rewardsFacet, award)),
    on(today - daysAgo, EVENING_MINUTES + 1, seeRewards(undefined)),
  ]);
  const lastWeek = [
    on(lastMonday, EVENING_MINUTES + 2, chooseGoal(weeklyGoalFacet, GOAL_RULES, KIND_GOAL)),
    on(upAgain(lastMonday + 1), EVENING_MINUTES + 2, tickGoal(weeklyGoalFacet, GOAL_RULES)),
    on(upAgain(lastMonday + 3), EVENING_MINUTES + 2, tickGoal(weeklyGoalFacet, GOAL_RULES)),
  ];
  // The story ends the day before the visit.
  const thisWeek =
    monday < today ? [on(monday, EVENING_MINUTES + 2, chooseGoal(weeklyGoalFacet, GOAL_RULES, QUIET_GOAL))] : [];
  return [...looks, ...lastWeek, ...thisWeek];
}
