import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from './contract.ts';
import { users } from './tables.ts';
import { type AccountApp, createAccountApp } from './testing-app.ts';
import { refusal, SIGNED_OUT } from './testing-call.ts';

let app: AccountApp;
beforeAll(async () => {
  app = await createAccountApp();
});
afterAll(() => app.end());

describe('GET /api/user', () => {
  it('needs a session, and an account that was not erased', async () => {
    expect(await refusal(app.call(contract.getUser))).toMatchObject(SIGNED_OUT);
  });

  it('knows no user once the child is erased, even if a session were left', async () => {
    const { user, browser } = await app.registered();
    await app.vault.destroy(user.id);
    await app.sql`delete from read.users where id = ${user.id}`;
    await browser.signIn(user.id);
    expect(await refusal(app.userOf(browser))).toMatchObject({ kind: 'unauthenticated', code: 'account.gone' });
  });

  it('asks to try again when the child is there and its row is not yet', async () => {
    const { user, browser } = await app.registered();
    await app.sql`delete from read.users where id = ${user.id}`;
    expect(await refusal(app.userOf(browser))).toMatchObject({ kind: 'unavailable', code: 'account.not-ready' });
  });
});

describe('GET and PUT /api/user/settings', () => {
  it('answers the defaults, then what was changed, and keeps what was not sent', async () => {
    const { user, browser } = await app.registered();
    const defaults = {
      birthday: null,
      displayName: 'Momo',
      profileImage: null,
      selectedWonderling: null,
      journalName: 'My Feelings Journal',
      favoriteColor: '#8b5cf6',
      defaultTheme: 'theme1',
      words: 'playful',
    };
    expect(await app.call(contract.getSettings, { browser })).toEqual(defaults);

    const changes = { profileImage: '🐙', selectedWonderling: 12, defaultTheme: 'theme6', words: 'plain' };
    expect(await app.call(contract.changeSettings, { browser, body: changes })).toEqual({
      ...{ ...defaults, ...changes },
      ...{ newAchievements: [], newRewards: [] },
    });
    await app.call(contract.changeSettings, { browser, body: { birthday: '02/29/2017' } });
    const all = { ...defaults, ...changes, birthday: '02/29/2017' };
    expect(await app.call(contract.getSettings, { browser })).toEqual(all);
    expect(await app.userOf(browser)).toEqual({ ...user, ...all });
    expect(await app.typesOf(user.id)).toEqual([
      'ChildRegistered',
      'DeviceRemembered',
      'ProfileChanged',
      'ThemeChosen',
      'WonderlingChosen',
      'WordsChosen',
      'ProfileChanged',
    ]);
  });

  it('takes away what is sent as null, in the answers, in the table and in the log', async () => {
    const { user, browser } = await app.registered();
    const told = { birthday: '02/29/2017', profileImage: '🐙' };
    await app.call(contract.changeSettings, { browser, body: told });
    const body = { birthday: null, profileImage: null, displayName: null };
    const taken = { birthday: null, profileImage: null, displayName: user.username };
    expect(await app.call(contract.changeSettings, { browser, body })).toMatchObject(taken);
    expect(await app.call(contract.getSettings, { browser })).toMatchObject(taken);
    expect(await app.userOf(browser)).toMatchObject(taken);
    const [row] = await app.read.rows(users)`
      select id, birthday, profile_image, display_name from read.users where id = ${user.id}`;
    expect(row).toEqual({ id: user.id, birthday: null, profile_image: null, display_name: user.username });
    expect((await app.history(user.id)).at(-1)).toMatchObject({ type: 'ProfileChanged', version: 2, data: taken });
  });

  it('records nothing when nothing changes', async () => {
    const { user, browser } = await app.registered();
    const body = { displayName: 'Momo', defaultTheme: 'theme1' };
    expect(await app.call(contract.changeSettings, { browser, body })).toMatchObject({ displayName: 'Momo' });
    expect(await app.typesOf(user.id)).toEqual(['ChildRegistered', 'DeviceRemembered']);
  });

  it('changes no other child’s', async () => {
    const [one, two] = [await app.registered(), await app.registered()];
    await app.call(contract.changeSettings, { browser: one.browser, body: { displayName: 'Changed' } });
    expect((await app.userOf(two.browser)).displayName).toBe('Momo');
  });

  it.each([
    [{ birthday: 'soon' }, 'birthday'],
    [{ selectedWonderling: 13 }, 'selectedWonderling'],
    [{ favoriteColor: 'red' }, 'favoriteColor'],
    [{ defaultTheme: 'theme7' }, 'defaultTheme'],
    [{ words: 'shouted' }, 'words'],
    [{ displayName: 'x'.repeat(51) }, 'displayName'],
  ])('refuses %j', async (body, field) => {
    const { browser } = await app.registered();
    const error = await refusal(app.call(contract.changeSettings, { browser, body }));
    expect(error.kind).toBe('invalid');
    expect(Object.keys(error.fields ?? {})).toEqual([field]);
  });

  it('needs a session', async () => {
    expect(await refusal(app.call(contract.getSettings))).toMatchObject(SIGNED_OUT);
    expect(await refusal(app.call(contract.changeSettings, { body: {} }))).toMatchObject(SIGNED_OUT);
  });
});

describe('POST /api/user/settings', () => {
  it('names the journal, trimmed', async () => {
    const { user, browser } = await app.registered();
    const body = { journalName: '  The Sky Book ' };
    expect(await app.call(contract.renameJournal, { browser, body })).toMatchObject({ journalName: 'The Sky Book' });
    expect((await app.userOf(browser)).journalName).toBe('The Sky Book');
    expect((await app.history(user.id)).at(-1)).toMatchObject({
      type: 'JournalRenamed',
      data: { journalName: 'The Sky Book' },
    });
  });

  it('refuses a blank name, and one without a session', async () => {
    const { browser } = await app.registered();
    expect(await refusal(app.call(contract.renameJournal, { browser, body: { journalName: '   ' } }))).toMatchObject({
      kind: 'invalid',
      fields: { journalName: 'Your journal needs a name.' },
    });
    expect(await refusal(app.call(contract.renameJournal, { body: { journalName: 'Sky' } }))).toMatchObject(SIGNED_OUT);
  });
});
