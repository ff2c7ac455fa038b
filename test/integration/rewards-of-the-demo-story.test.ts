import { CheckedIn } from '@wonderlings/journal/events';
import { assembleModules, demoStoryOf, isEvent } from '@wonderlings/kernel';
import { rowsAfter, runActs, TEST_CHILD, testContext } from '@wonderlings/kernel/testing';
import { describe, expect, it } from 'vitest';
import { MODULES } from '../../apps/server/modules.ts';
import { saveMood } from '../../modules/journal/journal.decide.ts';
import { demoActs } from '../../modules/rewards/demo-story.ts';
import { MilestoneReached } from '../../modules/rewards/events.ts';
import { goalsMet } from '../../modules/rewards/goals/goals-table.ts';
import type { RulesState } from '../../modules/rewards/rules/evaluate.ts';
import { rewardsFacet } from '../../modules/rewards/rules/shipped-rules.ts';
import { userAchievements, userBadgesEarned } from '../../modules/rewards/tables/earned-tables.ts';

/** Everything that a demo child of that visit did, of all modules. */
const storyOf = (now: Date, timeZone: string) =>
  runActs(
    assembleModules(MODULES),
    demoStoryOf(MODULES)(TEST_CHILD, { now, timeZone }).map(({ act, context }) => [context, act]),
  );

describe('the demo child', () => {
  // A Monday, a Sunday, and days between.
  it.each(['2026-05-04', '2026-05-06', '2026-05-09', '2026-05-10'])(
    'visited on %s has badges and others to find, something new, and met a goal last week',
    (day) => {
      const { events, states } = storyOf(new Date(`${day}T08:30:00.000Z`), 'Europe/Berlin');
      const badges = rowsAfter(userBadgesEarned, events);
      expect(badges.length).toBeGreaterThanOrEqual(5);
      expect(badges.every(({ date_earned }) => date_earned.slice(0, 10) < day)).toBe(true);
      expect(rowsAfter(userAchievements, events).some(({ is_new }) => is_new)).toBe(true);
      expect(rowsAfter(goalsMet, events)).toMatchObject([{ goal_id: 'do-a-kind-thing' }]);
      // The facet of that name has this state.
      const { due } = states.get(rewardsFacet.name) as RulesState;
      expect(due.length).toBeGreaterThan(0);
    },
  );

  it.each(['04', '05', '06', '07', '08', '09', '10'])(
    'visited on May %s has done something on as many days as it checked in, and leaves the twentieth to the visitor',
    (day) => {
      const now = new Date(`2026-05-${day}T08:30:00.000Z`);
      const acts = demoStoryOf(MODULES)(TEST_CHILD, { now, timeZone: 'UTC' }).map(
        ({ act, context }) => [context, act] as const,
      );
      const hello = saveMood({ feeling: 'Okay', note: null, emoji: null });
      const { events } = runActs(assembleModules(MODULES), [...acts, [testContext(now.toISOString()), hello]]);
      const reached = events.find((event) => isEvent(MilestoneReached, event) && event.data.id === 'visits-20');
      const checkedIn = events.findLast((event) => isEvent(CheckedIn, event));
      expect(reached?.commandId).toBe(checkedIn?.commandId);
      expect(checkedIn?.data).toMatchObject({ totalCheckIns: 20 });
    },
  );

  it('has a goal for the week, but on a Monday, when there was no day for it yet', () => {
    const actsOn = (day: string) => demoActs({ now: new Date(`${day}T08:30:00.000Z`), timeZone: 'UTC' }).length;
    expect(actsOn('2026-05-05') - actsOn('2026-05-04')).toBe(1);
  });
});
