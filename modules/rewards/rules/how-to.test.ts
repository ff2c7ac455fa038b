import { describe, expect, it } from 'vitest';
import { ACHIEVEMENTS, MILESTONES } from '../catalogue/catalogue.ts';
import { howTo } from './how-to.ts';
import { progressWords } from './progress-words.ts';

const sentence = (id: string) => {
  const known = [...ACHIEVEMENTS, ...MILESTONES].find((one) => one.id === id);
  if (!known) throw new Error(`${id} is in the catalogue`);
  return howTo(known.requirement);
};

describe('how something is earned', () => {
  it.each([
    ['first-feeling', 'Save a feeling once.'],
    ['three-feelings', 'Save 3 different feelings.'],
    ['five-pages', 'Write in your journal on 5 different days.'],
    ['a-name-for-it', 'Name your journal once.'],
    ['hello-again', 'Check in on 2 different days.'],
    ['visits-20', 'Do something for yourself on 20 different days.'],
    ['three-corners', 'Try 3 different activities and try an activity on 2 different days.'],
    ['twelve-breaths', 'Breathe on 12 different days.'],
    ['calm-twice', 'Find a calm moment on 2 different days.'],
    ['ten-nights', 'Log a night on 10 different days.'],
    ['three-wonders', 'Try 3 different nature activities.'],
    ['nature-champion', 'Try 8 different nature activities and look closely at nature on 5 different days.'],
    ['green-notebook', 'Measure a plant on 4 different days.'],
    ['ten-wiggles', 'Move on 10 different days.'],
    ['teamwork', 'Do the special moves of all three coaches once.'],
    ['kind-eight', 'Make kind words on 8 different days.'],
    ['six-tools', 'Try 6 different tools and try a tool on 4 different days.'],
    ['sticker-days', 'Place a sticker on 4 different days.'],
    ['two-colors', 'Try 2 different color themes.'],
    ['five-goals', 'Meet a weekly goal on 5 different days.'],
    ['streak-7', 'Check in 7 days running. Rest days are okay.'],
  ])('%s: %s', (id, expected) => {
    expect(sentence(id)).toBe(expected);
  });
});

describe('how far a child is', () => {
  const days = { days: { of: 'mood' }, atLeast: 5 } as const;
  it.each([
    ['days', days, 2, 5, '2 of 5 days. Any days count.'],
    ['a streak', { streak: { of: 'check-in' }, atLeast: 7 } as const, 3, 7, 'Your longest is 3.'],
    ['kinds', { distinct: { of: 'mood', by: 'feeling' }, atLeast: 4 } as const, 1, 4, '1 of 4 so far.'],
    ['parts', { allOf: [days, days] }, 4, 10, '4 of 10 steps.'],
    ['what comes with something else', { earned: { badge: 'a' } }, 0, 1, null],
    ['what is done', days, 5, 5, 'You did it.'],
  ])('with %s', (_, requirement, current, needed, words) => {
    expect(progressWords(requirement, { current, needed, met: current === needed })).toBe(words);
  });
});
