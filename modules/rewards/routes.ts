import {
  command,
  DomainError,
  type Facet,
  isEvent,
  localDateIn,
  type ModuleDependencies,
  type Outcome,
  pageWithin,
  type Route,
  type RouteRequest,
  route,
} from '@wonderlings/kernel';
import { BADGES } from './catalogue/catalogue.ts';
import { checkBadges } from './check-badges.ts';
import * as contract from './contract.ts';
import { BadgeEarned, earnedIn } from './events.ts';
import { chooseGoal, tickGoal } from './goals/weekly-goal.decide.ts';
import type { GoalWeeks } from './goals/weekly-goal.ts';
import * as goalContract from './goals/weekly-goal-contract.ts';
import { weeklyGoalNow } from './goals/weekly-goal-now.ts';
import * as present from './present.ts';
import * as queries from './queries.ts';
import { rewardProgress } from './rules/reward-progress.ts';
import { award, EARNABLES, evaluator, GOAL_RULES, rewardsFacet, weeklyGoalFacet } from './rules/shipped-rules.ts';
import { earnedRow } from './tables/earned-tables.ts';
import { seeRewards, unseenFacet } from './unseen.ts';

/** What a child's own events have made of a facet; nothing is recorded. */
const look = <State>(facet: Facet<State>) => command(facet, () => []);

/** Answers for the child of the session, whatever id was asked for: the HTTP shell has refused all other ids. */
export function rewardsRoutes(dependencies: ModuleDependencies): readonly Route[] {
  return [...lists(dependencies), ...looks(dependencies), ...goals(dependencies)];
}

function lists({ read }: ModuleDependencies): readonly Route[] {
  return [
    ...[contract.listUserAchievements, contract.listUserAchievementsOf].map((endpoint) =>
      route(endpoint, async ({ childId, query }) => {
        const rows = await queries.achievementsOf(read, childId);
        return pageWithin(rows.map(present.userAchievement), query, ({ achievementId }) => achievementId);
      }),
    ),
    ...[contract.listUserMilestones, contract.listUserMilestonesOf].map((endpoint) =>
      route(endpoint, async ({ childId, query }) => {
        const rows = await queries.milestonesOf(read, childId);
        return pageWithin(rows.map(present.userMilestone), query, ({ milestoneId }) => milestoneId);
      }),
    ),
    ...[contract.listUserBadges, contract.listUserBadgesOf].map((endpoint) =>
      route(endpoint, async ({ childId, query }) => {
        const rows = await queries.badgesOf(read, childId);
        return pageWithin(rows.map(present.userBadge), query, ({ badgeId }) => badgeId);
      }),
    ),
    ...[contract.listUserEmotionBadges, contract.listUserEmotionBadgesOf].map((endpoint) =>
      route(endpoint, async ({ childId, query }) => {
        const rows = await queries.emotionBadgesOf(read, childId);
        return pageWithin(rows.map(present.userEmotionBadge), query, ({ badgeId }) => badgeId);
      }),
    ),
    route(contract.listBadges, async () =>
      BADGES.map(({ requirement, ...badge }) => ({ ...badge, requirement: { ...requirement } })),
    ),
    route(contract.listStickerPacks, async ({ childId }) => present.stickerPacks(await queries.packsOf(read, childId))),
    route(contract.listRewards, async ({ childId, query }) => {
      const rows = await queries.rewardsOf(read, childId);
      return pageWithin(rows.map(present.reward), query, ({ id }) => id);
    }),
    route(goalContract.listGoalsMet, ({ childId, query }) => queries.goalsMetOf(read, childId, query)),
    route(contract.getRewardReasons, async ({ childId, params }) => {
      const row = await queries.reasonsFor(read, childId, params.kind, params.id);
      if (!row) throw new DomainError('not-found', 'rewards.not-earned', 'This is not yours yet.');
      return present.rewardReasons(row);
    }),
  ];
}

function looks({ children }: ModuleDependencies): readonly Route[] {
  return [
    route(contract.listRewardProgress, async ({ childId, context }) => {
      const { state } = await children.execute(childId, look(rewardsFacet), context(childId));
      return rewardProgress(evaluator, EARNABLES, state);
    }),
    route(contract.checkBadges, async ({ childId, context }) => {
      const { events } = await children.execute(childId, checkBadges(rewardsFacet, award), context(childId));
      const found = events.filter((event) => isEvent(BadgeEarned, event));
      const newBadges = found.map((event) => present.userBadge(earnedRow(event, 'badge_id')));
      return { newBadges, ...earnedIn(events) };
    }),
    route(contract.listNewRewards, async ({ childId, context }) => {
      const { state } = await children.execute(childId, look(unseenFacet), context(childId));
      return [...state];
    }),
    route(contract.seeRewards, async ({ childId, body, context }) => {
      await children.execute(childId, seeRewards(body.rewards), context(childId));
      return { ok: true as const };
    }),
  ];
}

function goals({ children }: ModuleDependencies): readonly Route[] {
  const today = ({ childId, context }: Pick<RouteRequest, 'context'> & { readonly childId: string }) => {
    const { now, timeZone } = context(childId);
    return localDateIn(now, timeZone);
  };
  const changed = ({ state, events }: Outcome<GoalWeeks>, localDate: string): goalContract.ChangedWeeklyGoal => ({
    ...weeklyGoalNow(GOAL_RULES, state, localDate),
    ...earnedIn(events),
  });

  return [
    route(goalContract.getWeeklyGoal, async (request) => {
      const { childId, context } = request;
      const { state } = await children.execute(childId, look(weeklyGoalFacet), context(childId));
      return weeklyGoalNow(GOAL_RULES, state, today(request));
    }),
    route(goalContract.chooseWeeklyGoal, async (request) => {
      const { childId, body, context } = request;
      const act = chooseGoal(weeklyGoalFacet, GOAL_RULES, body.goal);
      return changed(await children.execute(childId, act, context(childId)), today(request));
    }),
    route(goalContract.tickWeeklyGoal, async (request) => {
      const { childId, context } = request;
      const act = tickGoal(weeklyGoalFacet, GOAL_RULES);
      return changed(await children.execute(childId, act, context(childId)), today(request));
    }),
  ];
}
