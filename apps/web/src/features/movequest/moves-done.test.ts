import { describe, expect, it } from 'vitest';
import { fiveDone, isSessionDone, movesDone, secondsMoved } from './moves-done.ts';

const secondsOf = (...seconds: readonly number[]) => seconds.map((one) => one * 1_000);

describe('a move', () => {
  it('was done when somebody moved for five seconds, however long it could have been', () => {
    const movedMs = secondsOf(5, 4.9, 45, 0, 15);
    expect(movesDone({ movedMs })).toBe(3);
    expect(fiveDone({ movedMs })).toEqual([true, false, true, false, true]);
    expect(secondsMoved({ movedMs })).toBe(70);
  });

  it('was done in its own loop, and at the end in any', () => {
    const movedMs = secondsOf(0, 9, 0, 0, 0, 9, 0, 0, 0, 9);
    expect(fiveDone({ movedMs }, 1)).toEqual([false, true, false, false, false]);
    expect(fiveDone({ movedMs }, 2)).toEqual([true, false, false, false, true]);
    expect(fiveDone({ movedMs })).toEqual([true, true, false, false, true]);
  });
});

describe('a session', () => {
  it.each([
    ['easy', 5, 3],
    ['medium', 10, 5],
    ['hard', 15, 8],
  ] as const)('at %s was done with half of its moves', (level, moves, least) => {
    const withDone = (done: number) => Array.from({ length: moves }, (_, index) => (index < done ? 5_000 : 0));
    expect(isSessionDone({ level, movedMs: withDone(least) })).toBe(true);
    expect(isSessionDone({ level, movedMs: withDone(least - 1) })).toBe(false);
  });

  it('was not done before it began', () => {
    expect(isSessionDone({ level: 'easy', movedMs: [] })).toBe(false);
  });
});
