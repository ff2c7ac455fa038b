import { expect, it } from 'vitest';
import { placeDays, placeName } from './sign-in-words.ts';

it.each([
  ['firefox', 'tablet', 'Firefox on a tablet'],
  ['other', 'phone', 'A browser on a phone'],
  ['safari', 'other', 'Safari'],
  ['other', 'other', 'A browser'],
] as const)('calls %s and %s "%s"', (name, device, words) => {
  expect(placeName({ browser: { name, device } })).toBe(words);
});

it.each([
  ['2026-05-03', '2026-05-03', 'Last time: today'],
  ['2026-05-02', '2026-05-02', 'Last time: yesterday'],
  ['2026-04-30', '2026-05-03', 'Since April 30. Last time: today'],
  ['2026-04-30', '2026-05-01', 'Since April 30. Last time: May 1'],
])('tells the days %s to %s', (firstDay, lastDay, words) => {
  expect(placeDays({ firstDay, lastDay }, '2026-05-03')).toBe(words);
});
