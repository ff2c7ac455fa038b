import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SLEEP_RECOMMENDATIONS } from './sleep.catalogue.ts';
import { analysisOf, parseAge, qualityOf, recommendationFor } from './sleep-analysis.ts';

const night = (hours: number, index = 0) => ({
  date: `2026-11-${String(28 - index).padStart(2, '0')}`,
  bedtime: '20:00',
  wakeup: '06:00',
  hours,
});
const ofNights = (age: number, ...hours: number[]) => analysisOf(hours.map(night), recommendationFor(age));
const IN_RANGE = "Amazing! You're getting the perfect amount of sleep!";
const BELOW = 'Try going to bed a little earlier for sweeter dreams.';
const ABOVE = 'You might be getting too much sleep. Try adjusting your cozy schedule.';
const UP_TO_12 = 'Some children need up to 12 hours.';

it.each([
  [1, 'Toddler', 11, 14],
  [3, 'Toddler', 11, 14],
  [4, 'Preschooler', 10, 13],
  [5, 'Preschooler', 10, 13],
  [6, 'School Age', 9, 11],
  [12, 'School Age', 9, 11],
  [13, 'Teen', 8, 10],
  [17, 'Teen', 8, 10],
  [18, 'Adult', 7, 9],
  [100, 'Adult', 7, 9],
])('recommends for age %i: %s, %i to %i hours', (age, category, minHours, maxHours) => {
  expect(recommendationFor(age)).toMatchObject({ category, minHours, maxHours });
});

it.each([
  [8.9, 'good'],
  [9, 'perfect'],
  [11, 'perfect'],
  [11.1, 'good'],
  [8, 'good'],
  [7.9, 'needs-improvement'],
  [12, 'good'],
  [12.1, 'needs-improvement'],
])('calls %f hours at eight years %s', (hours, quality) => {
  expect(qualityOf(hours, recommendationFor(8))).toBe(quality);
});

describe('the analysis', () => {
  it('is none without a night', () => expect(ofNights(8)).toBeNull());

  it.each([
    [8, 9.7, IN_RANGE],
    [8, 8.9, BELOW],
    [8, 11.1, UP_TO_12],
    [12, 12, UP_TO_12],
    [8, 12.1, ABOVE],
    [13, 10.5, ABOVE],
    [5, 13.5, ABOVE],
    [18, 6.9, BELOW],
  ])('answers at age %i an average of %f with its own words', (age, hours, message) => {
    expect(ofNights(age, hours)?.message).toBe(message);
  });

  it('takes the average to one decimal, and judges what it shows', () => {
    // 8.95 is shown as 9, so it is called what 9 is called.
    expect(ofNights(8, 8.9, 9)).toMatchObject({ average: 9, quality: 'perfect', message: IN_RANGE });
    expect(ofNights(8, 9.8, 10, 8.7, 9.8, 7.7, 10.5, 11.5)?.average).toBe(9.7);
  });

  it('fills the bar up to the maximum of the age and no further', () => {
    expect(ofNights(8, 5.5)?.filled).toBe(50);
    expect(ofNights(8, 11)?.filled).toBe(100);
    expect(ofNights(8, 24)?.filled).toBe(100);
  });

  it('never says one thing with the word and another with the message', () => {
    const tenths = fc.integer({ min: 1, max: 240 }).map((value) => value / 10);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), fc.array(tenths, { minLength: 1, maxLength: 30 }), (age, hours) => {
        const analysis = ofNights(age, ...hours);
        expect(analysis?.message === IN_RANGE).toBe(analysis?.quality === 'perfect');
        expect(analysis?.average).toBeGreaterThanOrEqual(Math.min(...hours) - 1e-9);
        expect(analysis?.average).toBeLessThanOrEqual(Math.max(...hours) + 1e-9);
        expect(analysis?.filled).toBeLessThanOrEqual(100);
      }),
    );
  });
});

it('has a range for every age, without a gap or an overlap', () => {
  for (let age = 1; age <= 100; age += 1)
    expect(SLEEP_RECOMMENDATIONS.filter(({ minAge, maxAge }) => age >= minAge && age <= maxAge)).toHaveLength(1);
});

it.each([
  ['8', 8],
  ['1', 1],
  ['100', 100],
  ['012', 12],
])('reads %s as %i', (typed, age) => expect(parseAge(typed)).toBe(age));

it.each(['', ' ', '0', '101', '8.5', '-3', '1e1', 'eight', '999'])('takes "%s" for no age', (typed) => {
  expect(parseAge(typed)).toBeNull();
});
