import { expect, it } from 'vitest';
import { isEvening, showEvening } from './evening.ts';

const at = (hour: number, minute = 0) => new Date(2026, 10, 21, hour, minute);

it.each([
  [17, 59, false],
  [18, 0, true],
  [23, 59, true],
  [0, 0, true],
  [4, 59, true],
  [5, 0, false],
])('at %i:%i is %s', (hour, minute, expected) => expect(isEvening(at(hour, minute))).toBe(expected));

it('is told to the styles, and taken back', () => {
  const { documentElement } = document;
  showEvening(at(20));
  expect(documentElement.hasAttribute('data-evening')).toBe(true);
  showEvening(at(8));
  expect(documentElement.hasAttribute('data-evening')).toBe(false);
});
