import { DEFAULT_THEME as ACCOUNT_DEFAULT, THEME_IDS as ACCOUNT_IDS } from '@wonderlings/account/contract';
import { describe, expect, it } from 'vitest';
import { APPEARANCE_STORAGE_KEY, appearanceOf, cachedAppearance, DEFAULT_THEME, THEME_IDS } from './appearance.ts';
import { keepOnDevice } from './use-appearance.ts';

const kept = JSON.stringify({ theme: 'theme2', color: '#ffd700' });

it("knows the account's six themes and its default", () => {
  expect(THEME_IDS).toEqual(ACCOUNT_IDS);
  expect(DEFAULT_THEME).toBe(ACCOUNT_DEFAULT);
});

describe('the colors that hold', () => {
  it("are the child's before the device's", () => {
    const user = { defaultTheme: 'theme5', favoriteColor: '#8b5cf6' };
    expect(appearanceOf(user, kept)).toEqual({ theme: 'theme5', color: '#8b5cf6' });
  });

  it("are the device's while no user is signed in", () => {
    expect(appearanceOf(null, kept)).toEqual({ theme: 'theme2', color: '#ffd700' });
  });

  it('are the default ones when nothing was chosen', () => {
    expect(appearanceOf(null, null)).toEqual({ theme: 'theme1', color: undefined });
  });

  it.each(['', 'no json', '[]', '{"theme":"theme7","color":"red"}', '"theme2"'])(
    'do not trust %j on the device',
    (text) => {
      expect(appearanceOf(null, text)).toEqual({ theme: 'theme1', color: undefined });
    },
  );

  it('are those of the cached user before the session is known', () => {
    localStorage.setItem(APPEARANCE_STORAGE_KEY, kept);
    expect(cachedAppearance().theme).toBe('theme2');
    localStorage.setItem('wonderlings.user', JSON.stringify({ defaultTheme: 'theme6' }));
    expect(cachedAppearance()).toEqual({ theme: 'theme6', color: '#ffd700' });
  });
});

it('keeps a choice on the device beside the one before', () => {
  keepOnDevice({ theme: 'theme3' });
  keepOnDevice({ color: '#14b8a6' });
  expect(cachedAppearance()).toEqual({ theme: 'theme3', color: '#14b8a6' });
});
