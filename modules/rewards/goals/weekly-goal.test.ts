import { ActivityCompleted } from '@wonderlings/activities/events';
import { type Command, command, type DomainEvent, draft, isEvent } from '@wonderlings/kernel';
import { runActs, testContext } from '@wonderlings/kernel/testing';
import { describe, expect, it } from 'vitest';
import { WEEKLY_GOALS } from '../catalogue/catalogue.ts';
import { GoalMet } from '../events.ts';
import { mondayOf } from './week.ts';
import { chooseGoal, tickGoal } from './weekly-goal.decide.ts';
import { meetingOf } from './weekly-goal.react.ts';
import { type GoalWeeks, goalRulesOf, weeklyGoalFacetOf } from './weekly-goal.ts';
import { weeklyGoalNow } from './weekly-goal-now.ts';

const rules = goalRulesOf(WEEKLY_GOALS);
const facet = weeklyGoalFacetOf(rules);
const composition = { facets: [facet], reactions: [meetingOf(facet, rules)] };

const choose = (id: string | null) => chooseGoal(facet, rules, id);
const tick = tickGoal(facet, rules);
const breathed: Command = command(facet, () => [
  draft(ActivityCompleted, {
    sessionId: '00000000-0000-4000-8000-000000000009',
    activityType: 'breath',
    kind: 'breath/zola',
    card: 'breath',
    duration: 36,
    data: {},
  }),
]);

/** What was met, and how the goal stands at the end, after these acts. */
function after(...acts: readonly (readonly [string, Command])[]) {
  const { events, states } = runActs(
    composition,
    acts.map(([when, act]) => [testContext(when), act] as const),
  );
  const [last] = acts.at(-1) ?? ['2026-05-01'];
  // The facet of that name has this state.
  const weeks = states.get(facet.name) as GoalWeeks;
  return { events, now: weeklyGoalNow(rules, weeks, last.slice(0, 10)), met: metIn(events) };
}
const metIn = (events: readonly DomainEvent[]) =>
  events.filter((event) => isEvent(GoalMet, event)).map(({ data, localDate }) => [data.id, data.week, localDate]);

describe('a week', () => {
  it.each([
    ['2026-05-04', '2026-05-04'],
    ['2026-05-10', '2026-05-04'],
    ['2026-05-11', '2026-05-11'],
    ['2026-01-01', '2025-12-29'],
    ['1969-12-31', '1969-12-29'],
  ])('with %s begins on Monday %s', (day, monday) => {
    expect(mondayOf(day)).toBe(monday);
  });
});

describe('a goal', () => {
  it('is met in the act that did the last of it, for what it was, once', () => {
    const { events, met } = after(
      ['2026-05-04', choose('breathe-two-days')],
      ['2026-05-05', breathed],
      ['2026-05-07', breathed],
      ['2026-05-08', breathed],
    );
    expect(met).toEqual([['breathe-two-days', '2026-05-04', '2026-05-07']]);
    const activities = events.filter((event) => isEvent(ActivityCompleted, event));
    expect(events.find((event) => isEvent(GoalMet, event))).toMatchObject({
      causationId: activities[1]?.id,
      data: {
        name: 'Two soft breaths',
        description: 'You came back to your breath.',
        requiredValue: 2,
        because: activities.slice(0, 2).map(({ id }) => id),
        deeds: [
          { day: '2026-05-05', of: 'activity', what: 'breath/zola' },
          { day: '2026-05-07', of: 'activity', what: 'breath/zola' },
        ],
      },
    });
  });

  it('does not count what was done before it was chosen, nor in another week', () => {
    const before = after(['2026-05-04T08:00:00.000Z', breathed], ['2026-05-04', choose('breathe-two-days')]);
    expect(before.now).toMatchObject({ current: 0 });
    const sentLater = after(['2026-05-04', choose('breathe-two-days')], ['2026-05-04T08:00:00.000Z', breathed]);
    expect(sentLater.now).toMatchObject({ current: 0 });
    const later = after(['2026-05-09', choose('breathe-two-days')], ['2026-05-10', breathed], ['2026-05-11', breathed]);
    expect([later.met, later.now]).toMatchObject([[], { week: '2026-05-11', goal: null }]);
  });

  it('counts what comes late for its own week', () => {
    const { met } = after(
      ['2026-05-04', choose('breathe-two-days')],
      ['2026-05-12', choose('try-a-tool')],
      ['2026-05-06', breathed],
      ['2026-05-07', breathed],
    );
    expect(met).toEqual([['breathe-two-days', '2026-05-04', '2026-05-07']]);
  });

  it('keeps what was done for it while another one has its place, and is met when it comes back', () => {
    const { met, now } = after(
      ['2026-05-04', choose('breathe-two-days')],
      ['2026-05-05', breathed],
      ['2026-05-05', choose('try-a-tool')],
      ['2026-05-06', breathed],
      ['2026-05-07', choose('breathe-two-days')],
    );
    expect(met).toEqual([['breathe-two-days', '2026-05-04', '2026-05-07']]);
    expect(now).toMatchObject({ current: 2, met: true, days: ['2026-05-05', '2026-05-06'] });
  });

  it('is met once in its week, though a traveller goes back to it', () => {
    const kind = 'do-a-kind-thing';
    const { met } = after(
      ['2026-05-09', choose(kind)],
      ['2026-05-09', tick],
      ['2026-05-10', tick],
      ['2026-05-11', choose('try-a-tool')],
      ['2026-05-10', choose(null)],
      ['2026-05-10', choose(kind)],
      ['2026-05-10', tick],
    );
    expect(met).toEqual([[kind, '2026-05-04', '2026-05-10']]);
  });

  it('can be met again in another week', () => {
    const week = (monday: string, tuesday: string) =>
      [
        [monday, choose('breathe-two-days')],
        [monday, breathed],
        [tuesday, breathed],
      ] as const;
    const { met } = after(...week('2026-05-04', '2026-05-05'), ...week('2026-05-11', '2026-05-12'));
    expect(met.map(([, monday]) => monday)).toEqual(['2026-05-04', '2026-05-11']);
  });

  it('ticked twice on a day records it once', () => {
    const { events } = after(
      ['2026-05-04', choose('do-a-kind-thing')],
      ['2026-05-04T13:00:00.000Z', tick],
      ['2026-05-04T14:00:00.000Z', tick],
    );
    expect(events.map(({ type }) => type)).toEqual(['GoalChosen', 'GoalTicked']);
  });

  it('chosen again, or put aside when there is none, records nothing', () => {
    const chosen = after(['2026-05-04', choose('try-a-tool')], ['2026-05-05', choose('try-a-tool')]);
    expect(chosen.events).toHaveLength(1);
    expect(after(['2026-05-04', choose(null)]).events).toEqual([]);
  });

  it('is forgotten after some weeks, so that a child costs the same after years', () => {
    const { states } = runActs(
      composition,
      Array.from({ length: 30 }, (_, index) => {
        const day = new Date(Date.UTC(2026, 0, 5 + index * 7)).toISOString().slice(0, 10);
        return [testContext(day), choose('try-a-tool')] as const;
      }),
    );
    expect(states.get(facet.name)).toHaveLength(6);
  });
});
