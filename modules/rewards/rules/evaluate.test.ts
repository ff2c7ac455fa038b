import { describe, expect, it } from 'vitest';
import { createEvaluator, type Rule } from './evaluate.ts';
import type { Fact } from './facts.ts';
import type { Requirement } from './requirement.ts';

const mood = (date: string, feeling = 'okay'): Fact => ({ of: 'mood', date, fields: { feeling, card: 'journal' } });
const checkIn = (date: string, longestStreak: number): Fact => ({ of: 'check-in', date, fields: {}, longestStreak });

/** Progress and reasons after these facts, the n-th of which comes from `event-n`. */
function after(requirement: Requirement, ...facts: readonly Fact[]) {
  const rule: Rule = { what: 'badge', id: 'rule', requirement };
  const evaluator = createEvaluator([rule]);
  const state = facts.reduce(
    (known, fact, index) => evaluator.take(known, fact, { id: `event-${index + 1}`, commandId: `act-${index + 1}` }),
    evaluator.initial,
  );
  const { current, needed, met } = evaluator.progress(state, rule);
  const because = evaluator.because(state, rule).map(({ eventId }) => eventId);
  return { current, needed, met, because };
}

describe('days', () => {
  it('count different days, each for its first event', () => {
    const twoDays = { days: { of: 'mood' }, atLeast: 2 } as const;
    expect(after(twoDays, mood('2026-05-01'), mood('2026-05-01'), mood('2026-04-01'), mood('2026-05-02'))).toEqual({
      current: 2,
      needed: 2,
      met: true,
      because: ['event-1', 'event-3'],
    });
  });
});

describe('a count', () => {
  it('takes at most two of one day', () => {
    const four = { count: { of: 'mood' }, atLeast: 4 } as const;
    const busyDay = [mood('2026-05-01'), mood('2026-05-01'), mood('2026-05-01'), mood('2026-05-01')];
    expect(after(four, ...busyDay)).toMatchObject({ current: 2, met: false });
    expect(after(four, ...busyDay, mood('2026-05-02'), mood('2026-05-03'))).toEqual({
      current: 4,
      needed: 4,
      met: true,
      because: ['event-1', 'event-2', 'event-5', 'event-6'],
    });
  });
});

describe('a streak', () => {
  it('is the longest ever, earned by the check-in that reached it', () => {
    const three = { streak: { of: 'check-in' }, atLeast: 3 } as const;
    const days = [
      checkIn('2026-05-01', 1),
      checkIn('2026-05-02', 2),
      checkIn('2026-05-03', 3),
      checkIn('2026-05-09', 3),
    ];
    expect(after(three, ...days.slice(0, 2))).toMatchObject({ current: 2, met: false });
    expect(after(three, ...days)).toEqual({ current: 3, needed: 3, met: true, because: ['event-3'] });
  });

  it('may jump, when a late day joins two rows of days', () => {
    const three = { streak: { of: 'check-in' }, atLeast: 3 } as const;
    expect(after(three, checkIn('2026-05-01', 1), checkIn('2026-05-02', 5)).because).toEqual(['event-2']);
  });
});

describe('parts', () => {
  const twoFeelings = { distinct: { of: 'mood', by: 'feeling' }, atLeast: 2 } as const;
  const threeDays = { days: { of: 'mood' }, atLeast: 3 } as const;

  it('all add up, and name an event once', () => {
    const both = { allOf: [twoFeelings, threeDays] };
    expect(after(both, mood('2026-05-01', 'sad'), mood('2026-05-02', 'happy'))).toMatchObject({
      current: 4,
      needed: 5,
    });
    expect(after(both, mood('2026-05-01', 'sad'), mood('2026-05-02', 'happy'), mood('2026-05-03', 'sad'))).toEqual({
      current: 5,
      needed: 5,
      met: true,
      because: ['event-1', 'event-2', 'event-3'],
    });
  });

  it('of which any will do show the one furthest along', () => {
    const either = { anyOf: [threeDays, twoFeelings] };
    expect(after(either, mood('2026-05-01'))).toMatchObject({ current: 1, needed: 2, met: false });
    expect(after(either, mood('2026-05-01', 'sad'), mood('2026-05-01', 'happy'))).toMatchObject({
      met: true,
      because: ['event-1', 'event-2'],
    });
  });
});

describe('the rules', () => {
  it('can each be there once', () => {
    const rule: Rule = { what: 'badge', id: 'twice', requirement: { always: true } };
    expect(() => createEvaluator([rule, rule])).toThrow('Two rules for badge/twice');
  });

  it('that are met from the start are due at once', () => {
    const rule: Rule = { what: 'pack', id: 'starter', requirement: { always: true } };
    expect(createEvaluator([rule]).initial.due).toEqual([{ rule, metBy: null }]);
  });
});
