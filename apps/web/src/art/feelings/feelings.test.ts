import { RICH_MOODS } from '@wonderlings/journal/catalogue';
import { expect, it } from 'vitest';
import { FEELINGS } from './feelings.ts';

it('are those of the journal, in its order and by its names', () => {
  expect(FEELINGS).toEqual(RICH_MOODS.map(({ id, feeling }) => ({ id, name: feeling })));
});
