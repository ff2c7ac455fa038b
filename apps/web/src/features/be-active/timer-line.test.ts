import { expect, it } from 'vitest';
import { timerLine } from './timer-line.ts';

it('says how far the timer is', () => {
  expect(timerLine(60_000, 60)).toBe('Off we go!');
  expect(timerLine(31_000, 60)).toBe('Off we go!');
  expect(timerLine(30_000, 60)).toBe('Half way there.');
  expect(timerLine(10_000, 60)).toBe('Last bit, any speed you like.');
  expect(timerLine(5_000, 30)).toBe('Last bit, any speed you like.');
});
