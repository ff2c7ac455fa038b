import { RICH_MOODS } from '@wonderlings/journal/catalogue';
import { expect, it } from 'vitest';
import { FEELINGS, journalSearch } from './journal-search.ts';

it('knows the four tabs and an open feeling', () => {
  expect(journalSearch({ tab: 'calendar', feeling: 'worried' })).toEqual({ tab: 'calendar', feeling: 'worried' });
});

it('knows that a child came to draw', () => {
  expect(journalSearch({ draw: true })).toEqual({ draw: true });
});

it.each([
  {},
  { draw: 'yes' },
  { tab: 'settings' },
  { tab: 3 },
  { feeling: 7 },
  { feeling: 'x'.repeat(100) },
  { other: 'x' },
])('makes nothing of %o', (search) => expect(journalSearch(search)).toEqual({}));

it('names the feelings of the catalogue, in its order', () => {
  expect(FEELINGS).toEqual(RICH_MOODS.map(({ id, feeling }) => ({ id, name: feeling })));
});
