import { describe, expect, it } from 'vitest';
import { onThisClock } from './grown-up.query.ts';

describe('the times of a grown-up area', () => {
  it('are moved to the clock of a device that is wrong', () => {
    const answer = {
      now: '2026-11-21T17:00:00.000Z',
      isSet: true,
      setOn: '2026-11-03',
      openUntil: '2026-11-21T17:15:00.000Z',
      elsewhere: false,
      wrongTries: 0,
      nextTryAt: null,
      resetFrom: '2026-11-22T17:00:00.000Z',
    };
    expect(onThisClock(answer, new Date('2026-11-21T18:30:00.000Z'))).toEqual({
      isSet: true,
      setOn: '2026-11-03',
      openUntil: new Date('2026-11-21T18:45:00.000Z'),
      elsewhere: false,
      wrongTries: 0,
      nextTryAt: null,
      resetFrom: new Date('2026-11-22T18:30:00.000Z'),
    });
  });
});
