import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from './contract.ts';
import { type AccountApp, createAccountApp, PASSWORD } from './testing-app.ts';
import { refusal, SIGNED_OUT } from './testing-call.ts';

let app: AccountApp;
beforeAll(async () => {
  app = await createAccountApp();
});
afterAll(() => app.end());

describe('PUT /api/user/password', () => {
  const newPassword = 'four rather odd words';

  it('changes it, keeps this session and device, and ends all the others', async () => {
    const { user, username, browser } = await app.registered();
    const elsewhere = app.browser();
    await app.call(contract.login, { browser: elsewhere, body: { username, password: PASSWORD } });
    const body = { currentPassword: PASSWORD, newPassword };
    expect(await app.call(contract.changePassword, { browser, body })).toEqual({ ok: true });

    expect((await app.userOf(browser)).id).toBe(user.id);
    expect(await refusal(app.userOf(elsewhere))).toMatchObject(SIGNED_OUT);
    expect(await refusal(app.call(contract.autoLogin, { browser: elsewhere }))).toMatchObject({
      code: 'account.no-device',
    });
    expect((await app.call(contract.autoLogin, { browser })).id).toBe(user.id);
    expect(await app.typesOf(user.id)).toContain('PasswordChanged');
    const wrong = { username, password: PASSWORD };
    expect(await refusal(app.call(contract.login, { body: wrong }))).toMatchObject({ code: 'account.wrong-sign-in' });
    expect((await app.call(contract.login, { body: { username, password: newPassword } })).id).toBe(user.id);
  });

  it('gives this session a fresh id, and the one before opens nothing', async () => {
    const { user, browser } = await app.registered();
    const before = browser.sessionId;
    await app.call(contract.changePassword, { browser, body: { currentPassword: PASSWORD, newPassword } });
    expect(browser.sessionId).not.toBe(before);
    expect(await app.call(contract.getUser, { browser })).toMatchObject({ id: user.id });
    const thief = app.browser();
    thief.sessionId = before;
    expect(await refusal(app.userOf(thief))).toMatchObject(SIGNED_OUT);
  });

  it('answers the same key again as it did the first time, and does it once', async () => {
    const { user, browser } = await app.registered();
    const body = { currentPassword: PASSWORD, newPassword };
    const change = () => app.call(contract.changePassword, { browser, body, idempotencyKey: 'k' });
    expect([await change(), await change()]).toEqual([{ ok: true }, { ok: true }]);
    expect((await app.typesOf(user.id)).filter((type) => type === 'PasswordChanged')).toHaveLength(1);
    expect((await app.userOf(browser)).id).toBe(user.id);
  });

  it('refuses the same key with another new password, and changes nothing', async () => {
    const { browser, username, password } = await app.registered();
    const change = (newPassword: string) => {
      const body = { currentPassword: password, newPassword };
      return app.call(contract.changePassword, { browser, body, idempotencyKey: 'k' });
    };
    await change('five green lamps');
    expect(await refusal(change('seven blue kites'))).toMatchObject({ code: 'idempotency.other-body' });
    expect(await app.call(contract.login, { body: { username, password: 'five green lamps' } })).toMatchObject({
      username,
    });
  });

  it('has ended a thief’s session also when it is cut off before its event, and goes on with the same key', async () => {
    const { user, username, browser } = await app.registered();
    const thief = app.browser();
    await app.call(contract.login, { browser: thief, body: { username, password: PASSWORD } });
    const body = { currentPassword: PASSWORD, newPassword };
    const change = () => app.call(contract.changePassword, { browser, body, idempotencyKey: 'k' });
    app.crashBefore('execute');
    await expect(change()).rejects.toThrow('crashed before execute');
    expect(await refusal(app.userOf(thief))).toMatchObject(SIGNED_OUT);
    expect(await change()).toEqual({ ok: true });
    expect(await app.typesOf(user.id)).toContain('PasswordChanged');
    expect((await app.call(contract.autoLogin, { browser })).id).toBe(user.id);
  });

  it('refuses a wrong current password though the new one is in use, cut off or not', async () => {
    const { user, browser } = await app.registered();
    const wrong = { code: 'account.wrong-password' };
    const change = (currentPassword: string, idempotencyKey: string) =>
      app.call(contract.changePassword, { browser, body: { currentPassword, newPassword }, idempotencyKey });
    app.crashBefore('execute');
    await expect(change(PASSWORD, 'first')).rejects.toThrow('crashed before execute');
    expect(await refusal(change(PASSWORD, 'second'))).toMatchObject(wrong);
    expect(await refusal(change('not that one', 'third'))).toMatchObject(wrong);
    expect(await app.typesOf(user.id)).not.toContain('PasswordChanged');
    await change(PASSWORD, 'first');
    expect(await refusal(change('not that one', 'fourth'))).toMatchObject(wrong);
  });

  it('remembers no device that was not remembered as this child’s', async () => {
    const [{ browser }, stranger] = [await app.registered({ rememberDevice: false }), await app.registered()];
    const passwords = [PASSWORD, newPassword, PASSWORD];
    for (const [index, token] of ['garbage', stranger.browser.deviceToken].entries()) {
      browser.deviceToken = token;
      const [currentPassword, next] = passwords.slice(index);
      await app.call(contract.changePassword, { browser, body: { currentPassword, newPassword: next } });
      expect(browser.deviceToken).toBeUndefined();
    }
    expect((await app.call(contract.autoLogin, { browser: stranger.browser })).id).toBe(stranger.user.id);
  });

  it('refuses a wrong current password in the words of the specification, and changes nothing', async () => {
    const { user, username, browser } = await app.registered();
    const body = { currentPassword: 'not that one', newPassword };
    expect(await refusal(app.call(contract.changePassword, { browser, body }))).toMatchObject({
      kind: 'forbidden',
      code: 'account.wrong-password',
      message: 'Failed to change password. Please check your current password and try again.',
    });
    expect((await app.call(contract.login, { body: { username, password: PASSWORD } })).id).toBe(user.id);
    expect(await app.typesOf(user.id)).not.toContain('PasswordChanged');
  });

  it.each([
    ['short', 'Password must be at least 6 characters long.'],
    ['iloveyou', 'Lots of people use that one. Try three odd words.'],
  ])('refuses %s as a new one', async (refused, message) => {
    const { browser } = await app.registered();
    const body = { currentPassword: PASSWORD, newPassword: refused };
    expect(await refusal(app.call(contract.changePassword, { browser, body }))).toMatchObject({
      kind: 'invalid',
      fields: { newPassword: message },
    });
  });

  it('refuses the username and the child’s name as a new one', async () => {
    const { username, browser } = await app.registered({ displayName: 'Leonora' });
    for (const easy of [username.toUpperCase(), 'leonora2016']) {
      const body = { currentPassword: PASSWORD, newPassword: easy };
      const code = 'account.password-common';
      expect(await refusal(app.call(contract.changePassword, { browser, body }))).toMatchObject({ code });
    }
  });

  it('needs a session', async () => {
    const body = { currentPassword: PASSWORD, newPassword };
    expect(await refusal(app.call(contract.changePassword, { body }))).toMatchObject(SIGNED_OUT);
  });
});
