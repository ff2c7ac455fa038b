import { ChildErased, type Command, type CommandContext, DomainError, type Draft, draft } from '@wonderlings/kernel';
import { decided, testContext } from '@wonderlings/kernel/testing';
import { describe, expect, it } from 'vitest';
import {
  changeProfile,
  expireSession,
  recordPasswordChange,
  register,
  renameJournal,
  signIn,
  signOut,
  signOutElsewhere,
  startSandbox,
} from './account.decide.ts';
import { type AccountState, accountFacet } from './account.ts';
import {
  ChildRegistered,
  JournalRenamed,
  ProfileChanged,
  SignedIn,
  ThemeChosen,
  WonderlingChosen,
  WordsChosen,
} from './events.ts';

const context = testContext('2026-05-01');
const momo = draft(ChildRegistered, { username: 'momo', displayName: 'Momo', isSandbox: false });
const erased = draft(ChildErased, { reason: 'asked' });

const when = (act: Command<AccountState>, ...given: Draft[]) =>
  decided(
    { facets: [accountFacet] },
    given.map((item) => [context, item] as const),
    act,
    context,
  );

function refusal(act: Command<AccountState>, ...given: Draft[]): DomainError {
  try {
    when(act, ...given);
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
  throw new Error('It was not refused');
}

describe('registering', () => {
  const registration = { username: 'Momo', displayName: 'Mo' };
  const registered = { type: 'ChildRegistered', data: { username: 'Momo', displayName: 'Mo', isSandbox: false } };

  it('makes the child', () => {
    expect(when(register(registration))).toEqual([registered]);
  });

  it('remembers the device in the same act', () => {
    expect(when(register({ ...registration, remembersDevice: true }))).toEqual([
      registered,
      { type: 'DeviceRemembered', data: {} },
    ]);
  });

  it('happens once', () => {
    expect(refusal(register(registration), momo)).toMatchObject({ kind: 'conflict', code: 'account.registered' });
    expect(refusal(register(registration), momo, erased)).toMatchObject({
      kind: 'unauthenticated',
      code: 'account.gone',
    });
  });
});

describe('coming and going', () => {
  it('is recorded, with what becomes of the device', () => {
    expect(when(signIn({ by: 'password' }), momo)).toEqual([{ type: 'SignedIn', data: { by: 'password' } }]);
    expect(when(signIn({ by: 'password', remembersDevice: true }), momo)).toEqual([
      { type: 'SignedIn', data: { by: 'password' } },
      { type: 'DeviceRemembered', data: {} },
    ]);
    expect(when(signOut({ forgetsDevice: false }), momo)).toEqual([{ type: 'SignedOut', data: {} }]);
    expect(when(signOut({ forgetsDevice: true }), momo)).toEqual([
      { type: 'SignedOut', data: {} },
      { type: 'DeviceForgotten', data: {} },
    ]);
  });

  it('is recorded when it ended in another place', () => {
    const elsewhere = { type: 'SignedOutElsewhere', data: {} };
    expect(when(signOutElsewhere({ forgetsDevice: false }), momo)).toEqual([elsewhere]);
    expect(when(signOutElsewhere({ forgetsDevice: true }), momo)).toEqual([
      elsewhere,
      { type: 'DeviceForgotten', data: {} },
    ]);
  });

  it('says when a visitor steps into a sandbox, and when that ends', () => {
    expect(when(startSandbox(new Date('2026-05-02T12:00:00Z')), momo)).toEqual([
      { type: 'SandboxStarted', data: { expiresAt: '2026-05-02T12:00:00.000Z' } },
    ]);
  });

  it.each([
    ['signing in', signIn({ by: 'device' })],
    ['signing out', signOut({ forgetsDevice: true })],
    ['signing out elsewhere', signOutElsewhere({ forgetsDevice: false })],
    ['stepping into a sandbox', startSandbox(new Date(0))],
    ['changing the password', recordPasswordChange()],
    ['changing the profile', changeProfile({ displayName: 'Mo' })],
    ['renaming the journal', renameJournal('Sky Book')],
  ])('%s needs a child that is here', (_, act) => {
    expect(refusal(act)).toMatchObject({ kind: 'unauthenticated', code: 'account.gone' });
    expect(refusal(act, momo, erased)).toMatchObject({ kind: 'unauthenticated', code: 'account.gone' });
  });
});

describe('changing the profile', () => {
  it('records the fields that differ, each kind as its own event', () => {
    const everything = {
      displayName: 'Mo',
      birthday: '02/29/2017',
      profileImage: '🦊',
      favoriteColor: '#FF8800',
      defaultTheme: 'theme3',
      selectedWonderling: 12,
      words: 'plain',
    } as const;
    expect(when(changeProfile(everything), momo)).toEqual([
      {
        type: 'ProfileChanged',
        data: { displayName: 'Mo', birthday: '02/29/2017', profileImage: '🦊', favoriteColor: '#ff8800' },
      },
      { type: 'ThemeChosen', data: { theme: 'theme3' } },
      { type: 'WonderlingChosen', data: { wonderling: 'pip', number: 12 } },
      { type: 'WordsChosen', data: { words: 'plain' } },
    ]);
  });

  it('leaves out what is the same', () => {
    const known = [momo, draft(ProfileChanged, { profileImage: '🦊', birthday: '01/02/2017' })];
    const input = { displayName: 'Momo', birthday: '01/02/2017', profileImage: '🐢' };
    expect(when(changeProfile(input), ...known)).toEqual([{ type: 'ProfileChanged', data: { profileImage: '🐢' } }]);
  });

  it('records nothing when nothing changes', () => {
    const known = [
      momo,
      draft(ProfileChanged, { favoriteColor: '#ff8800' }),
      draft(ThemeChosen, { theme: 'theme3' }),
      draft(WonderlingChosen, { wonderling: 'zola', number: 1 }),
      draft(WordsChosen, { words: 'plain' }),
    ];
    const same = {
      displayName: 'Momo',
      favoriteColor: '#FF8800',
      defaultTheme: 'theme3',
      selectedWonderling: 1,
      words: 'plain',
    } as const;
    expect(when(changeProfile(same), ...known)).toEqual([]);
    expect(
      when(changeProfile({ defaultTheme: 'theme1', words: 'playful', birthday: '', favoriteColor: '#8b5cf6' }), momo),
    ).toEqual([]);
    expect(when(changeProfile({}), momo)).toEqual([]);
  });

  it.each(['', null])('takes the birthday away for %j', (birthday) => {
    expect(when(changeProfile({ birthday }), momo, draft(ProfileChanged, { birthday: '01/02/2017' }))).toEqual([
      { type: 'ProfileChanged', data: { birthday: null } },
    ]);
    expect(when(changeProfile({ birthday }), momo)).toEqual([]);
  });

  it('takes the picture away, and has one again', () => {
    const had = [momo, draft(ProfileChanged, { profileImage: '🦊' })];
    const none = draft(ProfileChanged, { profileImage: null });
    expect(when(changeProfile({ profileImage: null }), ...had)).toEqual([
      { type: 'ProfileChanged', data: { profileImage: null } },
    ]);
    expect(when(changeProfile({ profileImage: null }), ...had, none)).toEqual([]);
    expect(when(changeProfile({ profileImage: '🦊' }), ...had, none)).toHaveLength(1);
  });

  it('calls a child by its username again when the name is taken away', () => {
    const nameless = changeProfile({ displayName: null });
    expect(when(nameless, momo)).toEqual([{ type: 'ProfileChanged', data: { displayName: 'momo' } }]);
    expect(when(nameless, momo, draft(ProfileChanged, { displayName: 'momo' }))).toEqual([]);
  });

  it('takes back a choice', () => {
    const back = changeProfile({ defaultTheme: 'theme1' });
    expect(when(back, momo, draft(ThemeChosen, { theme: 'theme2' }))).toEqual([
      { type: 'ThemeChosen', data: { theme: 'theme1' } },
    ]);
  });
});

describe('a place that was not used any more', () => {
  it('ended on the day of its last use, where the child last came in', () => {
    const inTokyo = testContext('2026-05-01', { timeZone: 'Asia/Tokyo' });
    const lastUse = new Date('2026-05-01T23:30:00.000Z');
    const day = (...given: readonly (readonly [CommandContext, Draft])[]) =>
      decided({ facets: [accountFacet] }, given, expireSession(lastUse), context);
    const ended = (lastUsedOn: string) => [{ type: 'SessionExpired', data: { lastUsedOn } }];
    expect(day([context, momo])).toEqual(ended('2026-05-01'));
    expect(day([context, momo], [inTokyo, draft(SignedIn, { by: 'password' })])).toEqual(ended('2026-05-02'));
  });
});

describe('renaming the journal', () => {
  it('records the new name, and nothing for the one it has', () => {
    expect(when(renameJournal('Sky Book'), momo)).toEqual([
      { type: 'JournalRenamed', data: { journalName: 'Sky Book' } },
    ]);
    expect(when(renameJournal('My Feelings Journal'), momo)).toEqual([]);
    expect(when(renameJournal('Sky Book'), momo, draft(JournalRenamed, { journalName: 'Sky Book' }))).toEqual([]);
  });
});
