import { JOURNAL_FEELING } from '@wonderlings/journal/contract';
import { describe, expect, it } from 'vitest';
import { celebrationOf } from './celebration.ts';
import { entryOn, pageOn, savedOn } from './journal.fixture.ts';

const TODAY = '2025-05-07';
const savedPage = (before?: Parameters<typeof savedOn>[2]) => savedOn(TODAY, { feeling: JOURNAL_FEELING }, before);
const streak = (currentStreak: number, restDayUsed = false) => ({
  streak: { currentStreak, longestStreak: 30, totalCheckIns: 40, restDayUsed },
});

describe('the deed', () => {
  it('is the naming of a feeling, whichever it was', () => {
    const deed = 'You stopped and named your feeling.';
    expect(celebrationOf(savedOn(TODAY)).deed).toBe(deed);
    expect(celebrationOf(savedOn(TODAY, { baseFeelingName: 'A Bit Sad' })).deed).toBe(deed);
  });

  it('is told with heart when a hard feeling was written down', () => {
    expect(celebrationOf(savedOn(TODAY, { baseFeelingName: 'A Bit Sad', note: 'Grandma left.' })).deed).toBe(
      'You wrote down a hard feeling. That takes heart.',
    );
    expect(celebrationOf(savedOn(TODAY, { baseFeelingName: 'Really Happy!', note: 'Cake.' })).deed).toBe(
      'You stopped and named your feeling.',
    );
  });

  it('is the very first page only when the figures prove it', () => {
    expect(celebrationOf(savedPage([entryOn('2025-05-06')])).deed).toBe('You wrote your very first page.');
    expect(celebrationOf(savedPage(undefined)).deed).toBe('You wrote a page in your own words.');
  });

  it('counts the days with a page in a row, and a gap ends the row', () => {
    const pages = ['2025-05-06', '2025-05-05', '2025-05-03'].map(pageOn);
    expect(celebrationOf(savedPage(pages)).deed).toBe('You wrote 3 days running.');
    expect(celebrationOf(savedPage([pageOn('2025-05-05')])).deed).toBe('You wrote a page in your own words.');
    expect(celebrationOf(savedPage([pageOn(TODAY)])).deed).toBe('You wrote a page in your own words.');
  });
});

describe('the days', () => {
  it('name a stop on the day it is reached, once', () => {
    expect(celebrationOf(savedOn(TODAY, streak(7), [])).streakLine).toBe('You checked in for a whole week.');
    expect(celebrationOf(savedOn(TODAY, streak(8), [])).streakLine).toBeNull();
    expect(celebrationOf(savedOn(TODAY, streak(7), [entryOn(TODAY)])).streakLine).toBeNull();
    expect(celebrationOf(savedOn(TODAY, streak(7))).streakLine).toBeNull();
  });

  it('speak kindly of the rest day that led here', () => {
    expect([
      'You took a rest day. Your days still run on.',
      'One day off is part of the plan.',
      'Rest days keep the garden well.',
      'You were away one day. Nothing went away.',
    ]).toContain(celebrationOf(savedOn(TODAY, streak(6, true), [])).streakLine);
  });
});

it('tells of all that the entry earned, achievements first', () => {
  const words = { icon: '', name: '', description: '' };
  const { earned } = celebrationOf(
    savedOn(TODAY, {
      newAchievements: [{ id: 'row', achievement: { id: 'a', ...words } }],
      newRewards: [
        { kind: 'emotion-badge', id: 'b', ...words },
        { kind: 'milestone', id: 'c', ...words },
      ],
    }),
  );
  expect(earned.map(({ kind, id }) => `${kind}/${id}`)).toEqual(['achievement/a', 'milestone/c', 'emotion-badge/b']);
  expect(celebrationOf(savedOn(TODAY)).earned).toEqual([]);
});
