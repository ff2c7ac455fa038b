import { expect, it } from 'vitest';
import { goalWeek } from './weekly-goal.query.ts';

it('has the seven days from Monday, what was done on them, and today', () => {
  const days = goalWeek({ week: '2026-11-16', days: ['2026-11-17', '2026-11-19'] }, '2026-11-19');
  expect(days.map(({ date }) => date.slice(-2))).toEqual(['16', '17', '18', '19', '20', '21', '22']);
  expect(days[0]?.name).toBe('Mon');
  expect(days.filter(({ done }) => done).map(({ name }) => name)).toEqual(['Tue', 'Thu']);
  expect(days.filter(({ isToday }) => isToday).map(({ date }) => date)).toEqual(['2026-11-19']);
});

it('goes over the end of a month and a clock change', () => {
  expect(goalWeek({ week: '2026-10-26', days: [] }, '2026-10-26').at(-1)?.date).toBe('2026-11-01');
  expect(goalWeek({ week: '2026-03-23', days: [] }, '2026-03-23').at(-1)?.date).toBe('2026-03-29');
});
