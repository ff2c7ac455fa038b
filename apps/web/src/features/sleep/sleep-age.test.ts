import { expect, it } from 'vitest';
import { parseAge } from './sleep-age.ts';

it.each([
  ['8', 8],
  ['1', 1],
  ['100', 100],
  ['012', 12],
])('reads %s as %i', (typed, age) => expect(parseAge(typed)).toBe(age));

it.each(['', ' ', '0', '101', '8.5', '-3', '1e1', 'eight', '999'])('takes "%s" for no age', (typed) => {
  expect(parseAge(typed)).toBeNull();
});
