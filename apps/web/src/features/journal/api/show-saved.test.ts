import { describe, expect, it } from 'vitest';
import { entryOn, pageOn, totalsOf } from '../journal.fixture.ts';
import { pageDaysAfter, totalsAfter } from './show-saved.ts';

describe('the figures after a save', () => {
  it('have one entry more, its feeling once, and reach to its day on either side', () => {
    const before = totalsOf([entryOn('2025-05-06')]);
    expect(totalsAfter(before, entryOn('2025-05-07', { feeling: 'Angry', baseFeelingName: null }))).toEqual({
      ...before,
      entries: 2,
      feelings: ['Okay', 'Angry'],
      lastEntryDay: '2025-05-07',
    });
    const earlier = totalsAfter(before, pageOn('2025-05-01'));
    expect(earlier).toMatchObject({ pages: 1, firstDay: '2025-05-01', firstEntryDay: '2025-05-01' });
    expect(earlier.lastEntryDay).toBe('2025-05-06');
  });

  it('count the days running with a page, and leave what an older day changes to the server', () => {
    expect(pageDaysAfter(null, '2025-05-07')).toEqual({ last: '2025-05-07', running: 1 });
    const running = { last: '2025-05-06', running: 3 };
    expect(pageDaysAfter(running, '2025-05-07')).toEqual({ last: '2025-05-07', running: 4 });
    expect(pageDaysAfter(running, '2025-05-08')).toEqual({ last: '2025-05-08', running: 1 });
    expect(pageDaysAfter(running, '2025-05-06')).toEqual(running);
    expect(pageDaysAfter(running, '2025-05-02')).toEqual(running);
  });
});
