import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from './contract.ts';
import { type AccountApp, createAccountApp, PASSWORD } from './testing-app.ts';
import { refusal } from './testing-call.ts';

let app: AccountApp;
beforeAll(async () => {
  app = await createAccountApp();
});
afterAll(() => app.end());

describe('POST /api/register', () => {
  it('makes an account, signs in and remembers the device', async () => {
    const { user, browser } = await app.registered({ username: 'Child-1', displayName: ' Momo the Great ' });
    expect(user).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      username: 'Child-1',
      displayName: 'Momo the Great',
      journalName: 'My Feelings Journal',
      favoriteColor: '#8b5cf6',
      defaultTheme: 'theme1',
      birthday: null,
      profileImage: null,
      selectedWonderling: null,
      words: 'playful',
      created: app.now().toISOString(),
      isDemo: false,
    });
    expect(await app.userOf(browser)).toEqual(user);
    expect(browser.deviceToken).toBeDefined();
    expect(await app.typesOf(user.id)).toEqual(['ChildRegistered', 'DeviceRemembered']);
  });

  it('does not remember the device unless it is asked to, and calls the child by its username without another name', async () => {
    const browser = app.browser();
    const body = { username: 'just-me', password: PASSWORD, displayName: null };
    const user = await app.call(contract.register, { browser, body });
    expect(user).toMatchObject({ username: 'just-me', displayName: 'just-me' });
    expect(browser.deviceToken).toBeUndefined();
    expect(await app.typesOf(user.id)).toEqual(['ChildRegistered']);
  });

  it('takes every other field of the user too, each as its own event', async () => {
    const fields = {
      birthday: '02/29/2017',
      profileImage: '🦊',
      selectedWonderling: 8,
      favoriteColor: '#ff8800',
      defaultTheme: 'theme3',
      journalName: 'Sky Book',
    } as const;
    const { user, browser } = await app.registered({ ...fields, rememberDevice: false });
    expect(user).toMatchObject(fields);
    expect(await app.userOf(browser)).toEqual(user);
    expect(await app.typesOf(user.id)).toEqual([
      'ChildRegistered',
      'ProfileChanged',
      'ThemeChosen',
      'WonderlingChosen',
      'JournalRenamed',
    ]);
  });

  it.each([
    [{ username: 'mo' }, { username: 'Username must be at least 3 characters' }],
    [{ username: 'mo mo' }, { username: 'Use only letters, numbers, and _ . -' }],
    [{ displayName: 'M' }, { displayName: 'Display name must be at least 2 characters' }],
    [{ displayName: '\u200b\u2063 \u200b' }, { displayName: 'Display name must be at least 2 characters' }],
    [{ username: 'ｍｏｍｏ' }, { username: 'Use only letters, numbers, and _ . -' }],
    [{ username: 'mоmo' }, { username: 'Use only letters, numbers, and _ . -' }],
    [{ password: 'short' }, { password: 'Password must be at least 6 characters' }],
    [{ password: 'Password123' }, { password: 'Lots of people use that one. Try three odd words.' }],
    [
      { username: 'sky.whale', password: 'Sky.Whale' },
      { password: 'Lots of people use that one. Try three odd words.' },
    ],
    [
      { displayName: 'Leonora', password: 'leonora2016' },
      { password: 'Lots of people use that one. Try three odd words.' },
    ],
  ])('refuses %j in the words of the specification', async (fields, expected) => {
    const body = { username: 'newcomer', displayName: 'Momo', password: PASSWORD, ...fields };
    expect(await refusal(app.call(contract.register, { body }))).toMatchObject({ kind: 'invalid', fields: expected });
  });

  it.each(['child-1', 'CHILD-1', 'demo', 'Demo'])('says that %s is taken', async (username) => {
    expect(await refusal(app.registered({ username }))).toMatchObject({
      kind: 'conflict',
      code: 'account.username-taken',
      message: 'That username is taken. Please try another one.',
      fields: { username: 'That username is taken. Please try another one.' },
    });
  });

  it('gives a name that 20 want at once to one of them', async () => {
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => app.registered({ username: 'wanted' })));
    const refused = tries.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
    expect(refused).toEqual(Array.from({ length: 19 }, () => 'account.username-taken'));
    const won = tries.find((one) => one.status === 'fulfilled');
    expect(won && (await app.userOf(won.value.browser)).username).toBe('wanted');
  });

  it('answers the same key again with the same child, in a browser that never got the first answer', async () => {
    const body = { username: 'on-the-bus', displayName: 'Bus', password: PASSWORD, rememberDevice: true };
    const first = await app.call(contract.register, { body, idempotencyKey: 'k1' });
    const browser = app.browser();
    expect(await app.call(contract.register, { browser, body, idempotencyKey: 'k1' })).toEqual(first);
    expect(await app.userOf(browser)).toEqual(first);
    expect(await app.typesOf(first.id)).toEqual(['ChildRegistered', 'DeviceRemembered']);
  });

  it('opens no account to another client that sends the same key', async () => {
    const body = { username: 'key-holder', displayName: 'Key', password: PASSWORD };
    const owner = await app.call(contract.register, { body, idempotencyKey: '1' });
    const guess = { ...body, password: 'not that password' };
    const code = 'account.username-taken';
    expect(await refusal(app.call(contract.register, { body: guess, idempotencyKey: '1' }))).toMatchObject({ code });
    const other = { ...body, username: 'another-name' };
    expect((await app.call(contract.register, { body: other, idempotencyKey: '1' })).id).not.toBe(owner.id);
  });
});

describe('a registration that is cut off', () => {
  const MINUTE = 60_000;
  const body = (username: string) => ({ username, displayName: 'Momo', password: PASSWORD, rememberDevice: true });
  const register = (username: string, idempotencyKey?: string) =>
    app.call(contract.register, { body: body(username), ...(idempotencyKey ? { idempotencyKey } : {}) });

  it('before its first event blocks the name for a minute and leaves nothing behind', async () => {
    app.crashBefore('execute');
    await expect(register('halfway')).rejects.toThrow('crashed before execute');
    const [dead] = await app.sql`select child_id from vault.accounts where state = 'reserved'`;
    expect(await refusal(register('halfway'))).toMatchObject({ code: 'account.username-taken' });
    expect(await refusal(app.call(contract.login, { body: body('halfway') }))).toMatchObject({
      code: 'account.wrong-sign-in',
    });

    app.advance(MINUTE + 1);
    const { id } = await register('halfway');
    expect(id).not.toBe(dead?.child_id);
    expect(await app.vault.keysOf([dead?.child_id])).toEqual(new Map([[dead?.child_id, null]]));
    expect(await app.sql`select 1 from vault.accounts where child_id = ${dead?.child_id}`).toEqual([]);
  });

  it('after its first event is an account: it signs in, and its name is taken', async () => {
    app.crashBefore('activate');
    await expect(register('nearly')).rejects.toThrow('crashed before activate');
    const { id } = await app.call(contract.login, { body: body('nearly') });
    expect(await app.typesOf(id)).toEqual(['ChildRegistered', 'DeviceRemembered', 'SignedIn', 'DeviceRemembered']);
  });

  it('after its first event keeps its name, though there was no sign-in', async () => {
    app.crashBefore('activate');
    await expect(register('quite')).rejects.toThrow('crashed before activate');
    app.advance(MINUTE + 1);
    expect(await refusal(register('quite'))).toMatchObject({ code: 'account.username-taken' });
    expect((await app.call(contract.login, { body: body('quite') })).username).toBe('quite');
  });

  it.each(['execute', 'activate'] as const)('before %s goes on at once with the same key', async (step) => {
    app.crashBefore(step);
    const username = `again-${step}`;
    await expect(register(username, 'k')).rejects.toThrow('crashed');
    const user = await register(username, 'k');
    expect(user.username).toBe(username);
    expect(await app.typesOf(user.id)).toEqual(['ChildRegistered', 'DeviceRemembered']);
    expect((await app.call(contract.login, { body: body(username) })).id).toBe(user.id);
  });
});
