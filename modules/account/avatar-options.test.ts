import { COMPANIONS } from '@wonderlings/companions/catalogue';
import { expect, it } from 'vitest';
import { avatarOptions } from './avatar-options.ts';
import { ChangeSettingsInput } from './contract.ts';

it('offers eight pictures, each under an emoji that the settings take', () => {
  expect(avatarOptions.rows).toHaveLength(8);
  expect(new Set(avatarOptions.rows.map(({ id }) => id)).size).toBe(8);
  for (const { id } of avatarOptions.rows)
    expect(ChangeSettingsInput.parse({ profileImage: id }).profileImage).toBe(id);
});

it('draws six of them as companions that there are', () => {
  const drawn = avatarOptions.rows.filter(({ category }) => category === 'companion').map(({ svg_path }) => svg_path);
  expect(drawn).toHaveLength(6);
  const known = COMPANIONS.map(({ artKey }) => `companion/${artKey}`);
  expect(known).toEqual(expect.arrayContaining(drawn));
});
