import { describe, expect, it } from 'vitest';
import { STREAK_COPY } from './streak.copy.ts';
import { streakWords, tierOf } from './streak-words.ts';

const TODAY = '2025-05-07';
const days = (currentStreak: number, lastCheckIn: string | null = TODAY, totalCheckIns = 12) => ({
  currentStreak,
  longestStreak: 9,
  totalCheckIns,
  lastCheckIn,
});

it.each([
  [0, 'seed'],
  [1, 'sprout'],
  [2, 'sprout'],
  [3, 'bud'],
  [6, 'bud'],
  [7, 'flower'],
  [13, 'flower'],
  [14, 'bush'],
  [29, 'bush'],
  [30, 'tree'],
  [400, 'tree'],
])('grows on %i days into a %s', (count, plant) => {
  expect(tierOf(count).icon).toBe(plant);
});

describe('the way to the next stop', () => {
  it.each([
    [0, 'Next stop: 3 days', 0],
    [3, 'Next stop: 7 days', 3 / 7],
    [7, 'Next stop: 14 days', 0.5],
    [29, 'Next stop: 30 days', 29 / 30],
    [30, 'You have passed each stop. Walk on as you like.', 1],
  ])('on %i days is "%s"', (count, next, progress) => {
    expect(streakWords(days(count), TODAY)).toMatchObject({ next, progress });
  });
});

describe('the line', () => {
  it('invites a child that has no days yet', () => {
    expect(streakWords(null, TODAY).line).toBe('Any day can be day one.');
    expect(streakWords(days(0, null, 0), TODAY).line).toBe('Any day can be day one.');
  });

  it("is the tier's after a check-in today or yesterday", () => {
    expect(streakWords(days(5), TODAY).line).toBe('Three days or more of looking inside.');
    expect(streakWords(days(5, '2025-05-06'), TODAY).line).toBe('Three days or more of looking inside.');
  });

  it('is a rest-day line when yesterday was left out', () => {
    expect(STREAK_COPY.restDay).toContain(streakWords(days(5, '2025-05-05'), TODAY).line);
  });

  it('welcomes back after a longer time, another way each day, and counts what still counts', () => {
    const lines = ['07', '08', '09', '10', '11'].map(
      (day) => streakWords(days(0, '2025-05-01'), `2025-05-${day}`).line,
    );
    expect(new Set(lines).size).toBe(STREAK_COPY.welcomeBack.length);
    expect(lines).toContain('Welcome back! Your 12 days still count.');
    expect(streakWords(days(0, '2025-05-01', 1), TODAY).line).toBe('Welcome back! Your 1 day still counts.');
  });
});

it('says one day and not one days', () => {
  const words = streakWords({ ...days(1), longestStreak: 1, totalCheckIns: 1 }, TODAY);
  expect(words).toMatchObject({ days: '1 day', longest: 'Longest: 1 day', total: 'All your days: 1' });
  expect(streakWords(days(5), TODAY)).toMatchObject({ days: '5 days', longest: 'Longest: 9 days' });
});
