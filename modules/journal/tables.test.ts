import { rowsAfter, runActs, TEST_CHILD, testContext } from '@wonderlings/kernel/testing';
import { describe, expect, it } from 'vitest';
import { JOURNAL_FEELING } from './contract.ts';
import { journal } from './index.ts';
import { saveMood } from './journal.decide.ts';
import { moodIn } from './saved-mood.ts';
import { streakAsOf } from './streak-now.ts';
import { journalEntries, moods, streaks } from './tables.ts';

const okay = saveMood({ feeling: 'Okay (All right)', baseFeelingName: 'Okay', note: null, emoji: '🌤️' });
const page = saveMood({ feeling: JOURNAL_FEELING, note: 'Daily Prompt: Why?\n\nBecause.', emoji: null });
const savedOn = (...days: readonly string[]) =>
  runActs(
    { facets: journal.facets, reactions: [] },
    days.map((day) => [testContext(day), okay]),
  ).events;

describe('the rows', () => {
  const context = testContext('2026-05-01T22:30:00.000Z', { timeZone: 'Europe/Berlin' });
  const { events } = runActs({ facets: journal.facets, reactions: [] }, [
    [context, okay],
    [context, page],
  ]);
  const owned = { user_id: TEST_CHILD, timestamp: '2026-05-01T22:30:00.000Z' };

  it('hold a feeling and a page as they were saved, on the day of the child', () => {
    expect(rowsAfter(moods, events)).toEqual([
      {
        ...owned,
        id: expect.any(String),
        emoji: '🌤️',
        feeling: 'Okay (All right)',
        base_feeling_name: 'Okay',
        own_feeling: null,
        note: null,
        drawing: null,
        local_date: '2026-05-02',
        revision: 0,
      },
      {
        ...owned,
        id: expect.any(String),
        emoji: null,
        feeling: JOURNAL_FEELING,
        base_feeling_name: null,
        own_feeling: null,
        note: 'Daily Prompt: Why?\n\nBecause.',
        drawing: null,
        local_date: '2026-05-02',
        revision: 3,
      },
    ]);
  });

  it.each([
    ['Okay (So so)', 'Okay', { feeling: 'Okay', base_feeling_name: 'Okay', own_feeling: 'Okay (So so)' }],
    ['Okay (So so)', null, { feeling: 'Okay', base_feeling_name: null, own_feeling: 'Okay (So so)' }],
    ['Grandpa left', null, { feeling: 'Another feeling', base_feeling_name: null, own_feeling: 'Grandpa left' }],
    ['Cross (Very)', 'Cross', { feeling: 'Another feeling', base_feeling_name: null, own_feeling: 'Cross (Very)' }],
  ])('have nothing in clear of %j, which no list has, and show it as it was sent', (feeling, baseFeelingName, row) => {
    const own = saveMood({ feeling, ...(baseFeelingName === null ? {} : { baseFeelingName }), note: null, emoji: '🌤️' });
    const life = runActs({ facets: journal.facets, reactions: [] }, [[context, own]]);
    expect(rowsAfter(moods, life.events)).toMatchObject([row]);
    expect(moodIn(life.events)).toMatchObject({ feeling, baseFeelingName: row.base_feeling_name });
    const inClear = Object.entries(moods.columns).flatMap(([name, { sealed }]) => (sealed ? [] : [name]));
    expect(inClear).not.toContain('own_feeling');
    expect(inClear).not.toContain('emoji');
  });

  it('hold a page by its title too', () => {
    expect(rowsAfter(journalEntries, events)).toEqual([
      { ...owned, id: expect.any(String), title: 'Why?', content: 'Because.', mood: JOURNAL_FEELING },
    ]);
  });

  it('hold one streak a child, with its id and beginning for ever', () => {
    const [first] = rowsAfter(streaks, savedOn('2026-05-01'));
    expect(rowsAfter(streaks, savedOn('2026-05-01', '2026-05-02', '2026-05-09'))).toEqual([
      {
        id: first?.id,
        user_id: TEST_CHILD,
        streak_type: 'journal',
        current_streak: 1,
        longest_streak: 2,
        last_check_in: '2026-05-09',
        streak_start_date: '2026-05-09',
        total_check_ins: 3,
        is_active: true,
        created: '2026-05-01T12:00:00.000Z',
        last_rest_day: null,
        open_days: null,
      },
    ]);
  });
});

describe('a streak as of today', () => {
  const shownOn = (today: string, ...days: readonly string[]) => {
    const row = rowsAfter(streaks, savedOn(...days))[0];
    if (!row) throw new Error('No streak');
    const { currentStreak, longestStreak, totalCheckIns, streakStartDate, isActive } = streakAsOf(row, today);
    return { currentStreak, longestStreak, totalCheckIns, streakStartDate, isActive };
  };
  const alive = { currentStreak: 2, longestStreak: 2, totalCheckIns: 2, streakStartDate: '2026-05-01', isActive: true };

  it.each(['2026-05-02', '2026-05-03', '2026-05-04'])('is alive on %s, which can still go on', (today) => {
    expect(shownOn(today, '2026-05-01', '2026-05-02')).toEqual(alive);
  });

  it('is over after two missed days, and its longest and total stay', () => {
    expect(shownOn('2026-05-05', '2026-05-01', '2026-05-02')).toEqual({
      currentStreak: 0,
      longestStreak: 2,
      totalCheckIns: 2,
      streakStartDate: null,
      isActive: false,
    });
  });

  it('is over after one missed day when a rest day was used less than seven days before', () => {
    expect(shownOn('2026-05-05', '2026-05-01', '2026-05-03').isActive).toBe(false);
    expect(shownOn('2026-05-04', '2026-05-01', '2026-05-03').isActive).toBe(true);
  });

  it('can rest again when the rest day turns out to have been a check-in', () => {
    expect(shownOn('2026-05-05', '2026-05-01', '2026-05-03', '2026-05-02')).toMatchObject({
      currentStreak: 3,
      isActive: true,
    });
  });
});
