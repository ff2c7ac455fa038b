import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from './contract.ts';
import { type AccountApp, createAccountApp, PASSWORD } from './testing-app.ts';
import { refusal, SIGNED_OUT } from './testing-call.ts';

const DAY = 86_400_000;

let app: AccountApp;
beforeAll(async () => {
  app = await createAccountApp();
});
afterAll(() => app.end());

describe('POST /api/login', () => {
  it('signs in whatever the case of the name, and records it', async () => {
    const { user, username } = await app.registered();
    const browser = app.browser();
    const body = { username: ` ${username.toUpperCase()} `, password: PASSWORD, rememberDevice: true };
    expect(await app.call(contract.login, { browser, body })).toEqual(user);
    expect(await app.userOf(browser)).toEqual(user);
    expect((await app.history(user.id)).slice(-2)).toMatchObject([
      { type: 'SignedIn', data: { by: 'password' }, actor: 'child' },
      { type: 'DeviceRemembered' },
    ]);
  });

  it('answers a wrong password and an unknown name alike', async () => {
    const { username } = await app.registered();
    const wrong = {
      kind: 'unauthenticated',
      code: 'account.wrong-sign-in',
      message: 'Please check your username and password',
    };
    expect(await refusal(app.call(contract.login, { body: { username, password: 'not that one' } }))).toMatchObject(
      wrong,
    );
    for (const name of ['unknown-name', 'nul\0nul', 'demo']) {
      expect(await refusal(app.call(contract.login, { body: { username: name, password: PASSWORD } }))).toMatchObject(
        wrong,
      );
    }
  });

  it('refuses what is too short in the words of the specification', async () => {
    expect(await refusal(app.call(contract.login, { body: { username: 'mo', password: 'short' } }))).toMatchObject({
      kind: 'invalid',
      fields: {
        username: 'Username must be at least 3 characters',
        password: 'Password must be at least 6 characters',
      },
    });
  });

  it('says of a name that no account can have that it is too long, not how long it may be', async () => {
    const body = { username: 'm'.repeat(201), password: PASSWORD };
    expect(await refusal(app.call(contract.login, { body }))).toMatchObject({
      fields: { username: 'No username is that long' },
    });
  });

  it('lets in with a common password that was chosen before the list had it', async () => {
    const { user, username } = await app.registered();
    await app.vault.changePassword(user.id, 'password123');
    expect((await app.call(contract.login, { body: { username, password: 'password123' } })).id).toBe(user.id);
  });

  it('forgets whom the device remembered before', async () => {
    const [first, second] = [await app.registered(), await app.registered()];
    const { browser } = first;
    const old = browser.deviceToken ?? '';
    const body = { username: second.username, password: PASSWORD, rememberDevice: false };
    await app.call(contract.login, { browser, body });
    expect(browser.deviceToken).toBeUndefined();
    expect(await app.vault.rotateDeviceToken(old)).toBeNull();
  });
});

describe('POST /api/auto-login', () => {
  it('exchanges the remembered device for a session and a new token', async () => {
    const { user, browser } = await app.registered();
    const token = browser.deviceToken;
    await browser.signOut();
    expect(await app.call(contract.autoLogin, { browser })).toEqual(user);
    expect(await app.userOf(browser)).toEqual(user);
    expect(browser.deviceToken).not.toBe(token);
    expect((await app.history(user.id)).at(-1)).toMatchObject({ type: 'SignedIn', data: { by: 'device' } });
  });

  it('signs no user in without a remembered device', async () => {
    const none = { kind: 'unauthenticated', code: 'account.no-device' };
    expect(await refusal(app.call(contract.autoLogin))).toMatchObject(none);
    const browser = app.browser();
    browser.deviceToken = 'made up';
    expect(await refusal(app.call(contract.autoLogin, { browser }))).toMatchObject(none);
    expect(browser.deviceToken).toBeUndefined();
  });

  it('ends everything that the device opened when its token comes back after it was rotated, and reports it', async () => {
    const { user, username, browser } = await app.registered();
    const thief = app.browser();
    thief.deviceToken = browser.deviceToken;
    expect((await app.call(contract.autoLogin, { browser: thief })).id).toBe(user.id);
    const elsewhere = app.browser();
    await app.call(contract.login, { browser: elsewhere, body: { username, password: PASSWORD } });
    app.advance(31_000);

    const reported: string[] = [];
    const report = (_: unknown, what: string) => reported.push(what);
    expect(await refusal(app.call(contract.autoLogin, { browser, report }))).toMatchObject({
      code: 'account.no-device',
    });
    expect(reported).toEqual(['A rotated device token came back']);
    // The first session belongs to the line too; the one in another place does not.
    for (const one of [browser, thief]) expect(await refusal(app.userOf(one))).toMatchObject(SIGNED_OUT);
    expect(await refusal(app.call(contract.autoLogin, { browser: thief }))).toMatchObject({
      code: 'account.no-device',
    });
    expect((await app.userOf(elsewhere)).id).toBe(user.id);
  });

  it('keeps the device through a log that is away for longer than the grace', async () => {
    const { user, browser } = await app.registered();
    app.crashBefore('execute');
    await expect(app.call(contract.autoLogin, { browser })).rejects.toThrow('crashed before execute');
    app.advance(31_000);
    expect((await app.call(contract.autoLogin, { browser })).id).toBe(user.id);
  });

  it('gives two tabs at once the same next token', async () => {
    const { browser } = await app.registered();
    const tabs = Array.from({ length: 20 }, () => Object.assign(app.browser(), { deviceToken: browser.deviceToken }));
    await Promise.all(tabs.map((tab) => app.call(contract.autoLogin, { browser: tab })));
    expect(new Set(tabs.map(({ deviceToken }) => deviceToken)).size).toBe(1);
  });

  it('ends after 30 days', async () => {
    const { browser } = await app.registered();
    app.advance(30 * DAY);
    expect(await refusal(app.call(contract.autoLogin, { browser }))).toMatchObject({ code: 'account.no-device' });
  });
});

describe('POST /api/logout', () => {
  it('ends the session, forgets the device and records both', async () => {
    const { user, browser } = await app.registered();
    const token = browser.deviceToken ?? '';
    expect(await app.call(contract.logout, { browser })).toEqual({ ok: true });
    expect(await refusal(app.userOf(browser))).toMatchObject(SIGNED_OUT);
    expect(browser.deviceToken).toBeUndefined();
    expect(await app.vault.rotateDeviceToken(token)).toBeNull();
    expect((await app.typesOf(user.id)).slice(-2)).toEqual(['SignedOut', 'DeviceForgotten']);
  });

  it('ends session and device also when it cannot be recorded, and says so to the operator', async () => {
    const { browser } = await app.registered();
    const token = browser.deviceToken ?? '';
    const reported: string[] = [];
    app.crashBefore('execute');
    const report = (error: unknown, what: string) => reported.push(`${what}: ${error}`);
    expect(await app.call(contract.logout, { browser, report })).toEqual({ ok: true });
    expect(reported).toEqual(['A sign-out is not in the log: Error: crashed before execute']);
    expect(await refusal(app.userOf(browser))).toMatchObject(SIGNED_OUT);
    expect(await app.vault.rotateDeviceToken(token)).toBeNull();
  });

  it('works for who is not signed in, and for who was erased meanwhile', async () => {
    expect(await app.call(contract.logout)).toEqual({ ok: true });
    const { user, browser } = await app.registered();
    await app.vault.destroy(user.id);
    await browser.signIn(user.id);
    expect(await app.call(contract.logout, { browser })).toEqual({ ok: true });
    expect(await refusal(app.userOf(browser))).toMatchObject(SIGNED_OUT);
  });

  it('forgets the device also when the session had run out', async () => {
    const { browser } = await app.registered();
    const token = browser.deviceToken ?? '';
    app.advance(DAY);
    expect(await app.call(contract.logout, { browser })).toEqual({ ok: true });
    expect(await app.vault.rotateDeviceToken(token)).toBeNull();
  });
});
