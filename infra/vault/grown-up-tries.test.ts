import { describe, expect, it } from 'vitest';
import { nextTryAfter } from './grown-up-tries.ts';

describe('the wait after a wrong grown-up password', () => {
  const now = new Date('2026-11-21T17:43:30.000Z');

  it.each([
    [1, null],
    [2, null],
    [3, null],
    [4, '2026-11-21T17:44:00.000Z'],
    [5, '2026-11-21T17:45:30.000Z'],
    [6, '2026-11-21T17:53:30.000Z'],
    [7, '2026-11-21T18:43:30.000Z'],
    [40, '2026-11-21T18:43:30.000Z'],
  ])('after the try %i ends at %s', (tries, next) => {
    expect(nextTryAfter(tries, now)?.toISOString() ?? null).toBe(next);
  });
});
