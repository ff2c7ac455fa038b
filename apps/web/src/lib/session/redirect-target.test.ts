import { expect, it } from 'vitest';
import { redirectTarget } from './redirect-target.ts';

it.each(['/', '/mood', '/mood?view=quick', '/activities/journal#today', '/a%2Fb'])('goes back to %s', (path) => {
  expect(redirectTarget(path)).toBe(path);
});

it.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/.//evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  'mood',
  '',
  '/auth',
  '/auth?redirect=/auth',
  `/${'a'.repeat(500)}`,
  undefined,
  7,
  ['/mood'],
])('goes nowhere for %j', (value) => {
  expect(redirectTarget(value)).toBeUndefined();
});
