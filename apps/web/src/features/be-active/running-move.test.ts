import { expect, it } from 'vitest';
import { timerLine } from './running-move.tsx';

it('says how far the timer is', () => {
  expect(timerLine(0, 60_000)).toBe('Off we go!');
  expect(timerLine(29_000, 60_000)).toBe('Off we go!');
  expect(timerLine(30_000, 60_000)).toBe('Half way there.');
  expect(timerLine(50_000, 60_000)).toBe('Last bit, any speed you like.');
  expect(timerLine(25_000, 30_000)).toBe('Last bit, any speed you like.');
});
