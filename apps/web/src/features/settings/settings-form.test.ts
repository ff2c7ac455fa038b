import type { Settings } from '@wonderlings/account/contract';
import { describe, expect, it } from 'vitest';
import { changesOf, problemsOf, valuesOf } from './settings-form.ts';

const FRESH: Settings = {
  birthday: null,
  displayName: 'Maya',
  profileImage: null,
  selectedWonderling: null,
  journalName: 'My Feelings Journal',
  favoriteColor: '#8b5cf6',
  defaultTheme: 'theme1',
  words: 'playful',
};

describe('the settings that are sent', () => {
  it('are only those that are not empty', () => {
    const fresh = valuesOf(FRESH);
    expect(changesOf(fresh, fresh)).toEqual({ displayName: 'Maya' });
    const blank = { displayName: '  ', profileImage: '', selectedWonderling: '', birthday: '' };
    expect(changesOf({ ...blank, displayName: '' }, blank)).toEqual({});
  });

  it('are null where something is taken back', () => {
    const all = valuesOf({ ...FRESH, birthday: '03/04/2017', profileImage: '🐙', selectedWonderling: 12 });
    expect(changesOf(all, { displayName: ' ', profileImage: '', selectedWonderling: '12', birthday: '' })).toEqual({
      displayName: null,
      profileImage: null,
      birthday: null,
      selectedWonderling: 12,
    });
  });

  it('are all four when all four are there', () => {
    const all = { ...FRESH, birthday: '03/04/2017', profileImage: '🐙', selectedWonderling: 12 };
    expect(changesOf(valuesOf(FRESH), valuesOf(all))).toEqual({
      displayName: 'Maya',
      birthday: '03/04/2017',
      profileImage: '🐙',
      selectedWonderling: 12,
    });
  });

  it('are refused here already where the server would', () => {
    expect(problemsOf({ displayName: 'M' })).toEqual({ displayName: 'Display name must be at least 2 characters' });
    expect(problemsOf({ displayName: 'Maya', birthday: '99/99/9999' })).toEqual({});
  });
});
