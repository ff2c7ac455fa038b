import { WonderlingChosen } from '@wonderlings/account/events';
import { CheckedIn } from '@wonderlings/journal/events';
import { type Draft, draft } from '@wonderlings/kernel';
import { recorded, rowsAfter, TEST_CHILD, testContext } from '@wonderlings/kernel/testing';
import { describe, expect, it } from 'vitest';
import { companionVisits, wonderlings } from './tables.ts';

const history = (...drafts: readonly (readonly [string, Draft])[]) =>
  drafts.map(([day, item], index) => recorded(item, index, testContext(day)));
const chose = (wonderling: string, number: number) => draft(WonderlingChosen, { wonderling, number });
const checkedIn = draft(CheckedIn, {
  currentStreak: 1,
  longestStreak: 1,
  totalCheckIns: 1,
  streakStartDate: '2026-05-01',
});

describe('wonderlings', () => {
  it('hold a buddy with the words and colors of the cast', () => {
    const [event, ...others] = history(['2026-05-01', chose('zola', 1)]);
    expect(others).toEqual([]);
    expect(event && rowsAfter(wonderlings, [event])).toEqual([
      {
        id: event?.id,
        user_id: TEST_CHILD,
        name: 'Zola',
        mascot_id: 'zola',
        mascot_type: 'a small cloud dragon',
        mascot_image: 'zola',
        favorite_color: '#AB9DF2',
        size: 50,
        personality: 'Gentle and never in a rush. Zola tries to roar, and out come clouds.',
        motivational_messages: expect.arrayContaining(['Slow is a speed too.']),
        special_ability: 'Her cheeks fill up, and she breathes out real little clouds.',
        is_active: true,
        created: '2026-05-01T12:00:00.000Z',
      },
    ]);
  });

  it('keep a former buddy, and have one active at most', () => {
    const events = history(
      ['2026-05-01', chose('zola', 1)],
      ['2026-05-02', chose('hum', 9)],
      ['2026-05-03', chose('zola', 1)],
    );
    const active = (count: number) =>
      rowsAfter(wonderlings, events.slice(0, count)).map((row) => [row.mascot_id, row.is_active, row.created]);
    expect(active(2)).toEqual([
      ['zola', false, '2026-05-01T12:00:00.000Z'],
      ['hum', true, '2026-05-02T12:00:00.000Z'],
    ]);
    expect(active(3)).toEqual([
      ['zola', true, '2026-05-01T12:00:00.000Z'],
      ['hum', false, '2026-05-02T12:00:00.000Z'],
    ]);
  });

  it('have no row for an unknown companion', () => {
    expect(rowsAfter(wonderlings, history(['2026-05-01', chose('a-stranger', 13)]))).toEqual([]);
  });
});

describe('the last visit', () => {
  it('is the latest of the days, whatever order they come in', () => {
    const events = history(['2026-05-01', checkedIn], ['2026-05-04', checkedIn], ['2026-05-02', checkedIn]);
    expect(rowsAfter(companionVisits, events)).toEqual([{ user_id: TEST_CHILD, last_visit: '2026-05-04' }]);
  });
});
