import { type Draft, draft } from '@wonderlings/kernel';
import { recorded, TEST_CHILD, testContext } from '@wonderlings/kernel/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountFacet } from './account.ts';
import {
  ChildRegistered,
  JournalRenamed,
  ProfileChanged,
  SignedIn,
  ThemeChosen,
  WonderlingChosen,
  WordsChosen,
} from './events.ts';
import { type UserRow, userAfter, users } from './tables.ts';

const context = testContext('2026-05-01');
const registered = draft(ChildRegistered, { username: 'momo', displayName: 'Momo', isSandbox: false });
const eventsOf = (...drafts: Draft[]) => drafts.map((item, index) => recorded(item, index, context));

const MOMO: UserRow = {
  id: TEST_CHILD,
  username: 'momo',
  display_name: 'Momo',
  birthday: null,
  favorite_color: '#8b5cf6',
  default_theme: 'theme1',
  profile_image: null,
  journal_name: 'My Feelings Journal',
  selected_wonderling: null,
  words: 'playful',
  created: '2026-05-01T12:00:00.000Z',
  is_demo: false,
};

describe('users', () => {
  it('starts a child with the defaults of the specification', () => {
    expect(userAfter(undefined, eventsOf(registered))).toEqual(MOMO);
  });

  it('tells a demo child', () => {
    const demo = draft(ChildRegistered, { username: 'demo', displayName: 'Sunny', isSandbox: true });
    expect(userAfter(undefined, eventsOf(demo))).toMatchObject({ username: 'demo', is_demo: true });
  });

  it('follows every change and keeps the rest', () => {
    const changes = eventsOf(
      registered,
      draft(ProfileChanged, { birthday: '02/29/2017', favoriteColor: '#ff8800' }),
      draft(ProfileChanged, { displayName: 'Mo', profileImage: '🦊' }),
      draft(SignedIn, { by: 'device' }),
      draft(ThemeChosen, { theme: 'theme3' }),
      draft(WonderlingChosen, { wonderling: 'zola', number: 1 }),
      draft(WordsChosen, { words: 'plain' }),
      draft(JournalRenamed, { journalName: 'Sky Book' }),
    );
    expect(userAfter(undefined, changes)).toEqual({
      ...MOMO,
      birthday: '02/29/2017',
      favorite_color: '#ff8800',
      display_name: 'Mo',
      profile_image: '🦊',
      default_theme: 'theme3',
      selected_wonderling: 1,
      words: 'plain',
      journal_name: 'Sky Book',
    });
  });

  it('takes a birthday away', () => {
    const changes = [draft(ProfileChanged, { birthday: '02/29/2017' }), draft(ProfileChanged, { birthday: null })];
    expect(userAfter(undefined, eventsOf(registered, ...changes))?.birthday).toBeNull();
  });

  it('keeps what came after a registration when that is answered again', () => {
    const named = eventsOf(registered, draft(ProfileChanged, { displayName: 'Mo' }));
    const row = userAfter(undefined, named);
    expect(userAfter(row, eventsOf(registered))).toEqual(row);
  });

  it('has no row for a child that never registered, and no password for one that did', () => {
    expect(userAfter(undefined, eventsOf(draft(ThemeChosen, { theme: 'theme3' })))).toBeUndefined();
    expect(Object.keys(users.columns).filter((column) => /pass|hash|token/.test(column))).toEqual([]);
  });

  const change = fc.oneof(
    fc
      .record({ displayName: fc.string(), birthday: fc.option(fc.string()) }, { requiredKeys: [] })
      .map((data) => draft(ProfileChanged, data)),
    fc
      .record({ profileImage: fc.option(fc.string()), favoriteColor: fc.string() }, { requiredKeys: [] })
      .map((data) => draft(ProfileChanged, data)),
    fc.constantFrom('theme1', 'theme2', 'theme6').map((theme) => draft(ThemeChosen, { theme })),
    fc.integer({ min: 1, max: 12 }).map((number) => draft(WonderlingChosen, { wonderling: `w${number}`, number })),
    fc.constantFrom('playful' as const, 'plain' as const).map((words) => draft(WordsChosen, { words })),
    fc.string().map((journalName) => draft(JournalRenamed, { journalName })),
    fc.constant(draft(SignedIn, { by: 'password' })),
  );

  it('does not change when the same batch comes twice', () => {
    fc.assert(
      fc.property(fc.array(change), (changes) => {
        const events = eventsOf(registered, ...changes);
        const once = userAfter(undefined, events);
        expect(userAfter(once, events)).toEqual(once);
      }),
    );
  });

  it('shows what the facet decides by', () => {
    fc.assert(
      fc.property(fc.array(change), (changes) => {
        const events = eventsOf(registered, ...changes);
        const row = userAfter(undefined, events);
        const listened = events.filter((event) => accountFacet.listensTo.has(event.type));
        const state = listened.reduce((known, event) => accountFacet.evolve(known, event), accountFacet.initial);
        expect(state).toEqual({
          status: 'here',
          profile: {
            username: row?.username,
            displayName: row?.display_name,
            birthday: row?.birthday,
            profileImage: row?.profile_image,
            favoriteColor: row?.favorite_color,
            theme: row?.default_theme,
            wonderling: row?.selected_wonderling,
            words: row?.words,
            journalName: row?.journal_name,
          },
          timeZone: context.timeZone,
        });
      }),
    );
  });
});
