import { COMPANIONS } from '@wonderlings/companions/catalogue';
import { expect, it } from 'vitest';
import { COMPANION_NAMES } from './names.ts';

it('are those of the catalogue', () => {
  expect(Object.fromEntries(COMPANIONS.map(({ id, name }) => [id, name]))).toEqual(COMPANION_NAMES);
});
