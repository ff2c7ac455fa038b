import { expect, it } from 'vitest';
import { howLong, lastUsed, placeName } from './sign-in-row.tsx';

it.each([
  ['firefox', 'tablet', 'A tablet, Firefox'],
  ['other', 'phone', 'A phone'],
  ['safari', 'other', 'A device, Safari'],
  ['other', 'other', 'A device'],
] as const)('calls %s and %s "%s"', (name, device, words) => {
  expect(placeName({ browser: { name, device } })).toBe(words);
});

it.each([
  ['2026-05-03', true, 'In use now.'],
  ['2026-05-03', false, 'Last used today.'],
  ['2026-05-02', false, 'Last used yesterday.'],
  ['2026-04-28', false, 'Last used on Tuesday, April 28.'],
])('says of a place used on %s (this one: %s) "%s"', (lastDay, isThis, words) => {
  expect(lastUsed({ lastDay, isThis }, '2026-05-03')).toBe(words);
});

it('says until when a device is known, and since when another place is signed in', () => {
  expect(howLong({ firstDay: '2026-04-30', knownUntil: '2026-05-30' })).toBe('Knows you until May 30');
  expect(howLong({ firstDay: '2026-04-30', knownUntil: null })).toBe('Since Thursday, April 30');
});
