import { assembleModules, dayNumber, isEvent, localDateIn } from '@wonderlings/kernel';
import { rowsAfter, runActs, testContext } from '@wonderlings/kernel/testing';
import { expect, it } from 'vitest';
import { demoActs } from './demo-story.ts';
import { ActivityCompleted } from './events.ts';
import { activities } from './index.ts';
import { userProgress } from './tables.ts';

const visit = { now: new Date('2026-05-20T08:30:00.000Z'), timeZone: 'Pacific/Auckland' };
const acts = demoActs(visit);
const { events } = runActs(
  assembleModules([activities]),
  acts.map(({ at, act }) => [testContext(at.toISOString(), { timeZone: visit.timeZone }), act]),
);

it('has tried most cards in the three weeks before the visit, all of it finished', () => {
  expect(events.every((event) => isEvent(ActivityCompleted, event))).toBe(true);
  expect(new Set(rowsAfter(userProgress, events).map(({ category }) => category))).toEqual(
    new Set(['breath', 'environment', 'calm', 'coping-tools', 'exercise', 'be-active', 'sleep']),
  );
  const today = dayNumber(localDateIn(visit.now, visit.timeZone));
  const daysAgo = acts.map(({ at }) => today - dayNumber(localDateIn(at, visit.timeZone)));
  expect(Math.max(...daysAgo)).toBeLessThanOrEqual(21);
  expect(Math.min(...daysAgo)).toBeGreaterThanOrEqual(1);
});

it('happens in order, the same when it is told again', () => {
  const instants = acts.map(({ at }) => at.getTime());
  expect(instants).toEqual(instants.toSorted((one, other) => one - other));
  expect(demoActs(visit).map(({ at }) => at)).toEqual(acts.map(({ at }) => at));
});
