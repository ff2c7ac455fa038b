import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changePassword, changeSettings, login, logout, register } from './contract.ts';
import {
  changePictureCode,
  getPictureHere,
  showPicture,
  signInByPicture,
  takePictureOff,
} from './pictures-contract.ts';
import { endOtherSignIns } from './sign-ins-contract.ts';
import { type AccountApp, createAccountApp, PASSWORD } from './testing-app.ts';
import type { Browser } from './testing-browser.ts';
import { refusal, SIGNED_OUT } from './testing-call.ts';

const DAY = 86_400_000;
const NIGHT = 12 * 3_600_000;
const FOUR = ['zola', 'tuck', 'pip', 'hum'];
const OTHERS = ['zola', 'tuck', 'pip', 'lulu'];

let app: AccountApp;
beforeAll(async () => {
  app = await createAccountApp();
});
afterAll(() => app.end());

const idOf = (browser: Browser, at = 0): string => browser.pictures[at]?.lineId ?? '';
const tap = (browser: Browser, id: string, code?: readonly string[]) =>
  app.call(signInByPicture, { browser, params: { id }, body: code ? { code } : {} });
const leave = (browser: Browser) => app.call(logout, { browser });
const setCode = (browser: Browser, code: readonly string[] | null, password = PASSWORD) =>
  app.call(changePictureCode, { browser, params: { id: idOf(browser) }, body: { password, code } });

/** A child that has made its account on a family's tablet, with its picture there. */
async function onTablet(tablet: Browser = app.browser()) {
  const { user, username } = await app.registered({ rememberDevice: false });
  await app.call(login, { browser: tablet, body: { username, password: PASSWORD, showPicture: true } });
  const id = tablet.pictures.at(-1)?.lineId ?? '';
  return { user, username, tablet, id };
}

describe('POST /api/pictures/{id}/sign-in', () => {
  it('brings a child in with one tap, again and again, and each time its key is another one', async () => {
    const { user, tablet, id } = await onTablet();
    const tokens = new Set<string | undefined>();
    for (let visit = 0; visit < 3; visit += 1) {
      await leave(tablet);
      expect(await refusal(app.userOf(tablet))).toMatchObject(SIGNED_OUT);
      tokens.add(tablet.pictures[0]?.token);
      expect(await tap(tablet, id)).toMatchObject({ id: user.id });
      expect((await app.userOf(tablet)).id).toBe(user.id);
    }
    expect(tokens.size).toBe(3);
    expect((await app.history(user.id)).slice(-2)).toMatchObject([
      { type: 'SignedOut' },
      { type: 'SignedIn', data: { by: 'picture' }, actor: 'child' },
    ]);
  });

  it('opens nothing in another browser, whatever id it names', async () => {
    const { id } = await onTablet();
    expect(await refusal(tap(app.browser(), id))).toMatchObject({
      kind: 'unauthenticated',
      code: 'account.no-picture',
    });
  });

  it('brings in each of several children, and ends what was there of the one before', async () => {
    const tablet = app.browser();
    const first = await onTablet(tablet);
    const second = await onTablet(tablet);
    expect(tablet.pictures.map(({ lineId }) => lineId)).toEqual([first.id, second.id]);
    const before = tablet.sessionId ?? '';
    expect(await tap(tablet, first.id)).toMatchObject({ id: first.user.id });
    expect(tablet.sessionId).not.toBe(before);
    expect(await app.call(getPictureHere, { browser: tablet })).toMatchObject({ here: { id: first.id } });
    await tap(tablet, second.id);
    expect(await app.call(getPictureHere, { browser: tablet })).toMatchObject({ here: { id: second.id } });
  });

  it('forgets whom the device remembered before', async () => {
    const tablet = app.browser();
    const { id } = await onTablet(tablet);
    const { username } = await app.registered();
    await app.call(login, { browser: tablet, body: { username, password: PASSWORD, rememberDevice: true } });
    const token = tablet.deviceToken ?? '';
    await tap(tablet, id);
    expect(tablet.deviceToken).toBeUndefined();
    expect(await app.vault.rotateDeviceToken(token)).toBeNull();
  });

  it('is over after 30 days without the password, and the picture is gone from the page', async () => {
    const { tablet, id } = await onTablet();
    await leave(tablet);
    app.advance(30 * DAY);
    expect(await refusal(tap(tablet, id))).toMatchObject({ code: 'account.no-picture' });
    expect(tablet.pictures).toEqual([]);
  });

  it('is another 30 days away from its end after each sign-in with the password on that device', async () => {
    const { user, username, tablet, id } = await onTablet();
    app.advance(20 * DAY);
    await app.call(login, { browser: tablet, body: { username, password: PASSWORD } });
    app.advance(20 * DAY);
    expect(await tap(tablet, id)).toMatchObject({ id: user.id });
  });

  it('is refused without the code where there is one, and takes it in any order', async () => {
    const { user, tablet, id } = await onTablet();
    await setCode(tablet, FOUR);
    await leave(tablet);
    expect(await refusal(tap(tablet, id))).toMatchObject({ kind: 'forbidden', code: 'account.code-needed' });
    expect(await refusal(tap(tablet, id, OTHERS))).toMatchObject({
      code: 'account.code-wrong',
      details: { triesLeft: 4 },
    });
    expect(await refusal(app.userOf(tablet))).toMatchObject(SIGNED_OUT);
    expect(await tap(tablet, id, FOUR.toReversed())).toMatchObject({ id: user.id });
    expect((await app.history(user.id)).at(-1)).toMatchObject({ type: 'SignedIn', data: { by: 'picture-code' } });
  });

  it('names the field of a code that is none', async () => {
    const { tablet, id } = await onTablet();
    for (const code of [['zola'], ['zola', 'zola', 'tuck', 'pip'], ['zola', 'tuck', 'pip', 'nobody'], 'four']) {
      const { kind, fields } = await refusal(tap(tablet, id, code as string[]));
      expect([kind, Object.keys(fields ?? {})[0]]).toEqual(['invalid', expect.stringMatching(/^code/)]);
    }
  });

  it('rests after five wrong tries, which the history says, and goes on after the password', async () => {
    const { user, username, tablet, id } = await onTablet();
    await setCode(tablet, FOUR);
    await leave(tablet);
    for (let n = 0; n < 4; n += 1) await refusal(tap(tablet, id, OTHERS));
    const rests = { kind: 'forbidden', code: 'account.code-rests', retryAfterSeconds: NIGHT / 1_000 };
    expect(await refusal(tap(tablet, id, OTHERS))).toMatchObject(rests);
    app.advance(NIGHT / 2);
    expect(await refusal(tap(tablet, id, FOUR))).toMatchObject({ ...rests, retryAfterSeconds: NIGHT / 2_000 });
    const locks = (await app.history(user.id)).filter(({ type }) => type === 'PictureCodeLocked');
    expect(locks).toMatchObject([{ data: { over: false } }]);
    await app.call(login, { browser: tablet, body: { username, password: PASSWORD } });
    await leave(tablet);
    expect(await tap(tablet, id, FOUR)).toMatchObject({ id: user.id });
  });

  it('takes the picture off after ten wrong tries', async () => {
    const { user, tablet, id } = await onTablet();
    await setCode(tablet, FOUR);
    await leave(tablet);
    for (let n = 0; n < 5; n += 1) await refusal(tap(tablet, id, OTHERS));
    app.advance(NIGHT);
    for (let n = 0; n < 5; n += 1) await refusal(tap(tablet, id, OTHERS));
    expect(tablet.pictures).toEqual([]);
    expect((await app.history(user.id)).at(-1)).toMatchObject({ type: 'PictureCodeLocked', data: { over: true } });
  });

  it('has no code in any event', async () => {
    const { user, tablet, id } = await onTablet();
    await setCode(tablet, FOUR);
    await leave(tablet);
    await tap(tablet, id, FOUR);
    const events = (await app.history(user.id)).filter(({ type }) => /^(Picture|SignedIn)/.test(type));
    expect(events.map(({ type, data }) => [type, data])).toEqual([
      ['SignedIn', { by: 'password' }],
      ['PictureShown', {}],
      ['PictureCodeSet', { isNew: true }],
      ['SignedIn', { by: 'picture-code' }],
    ]);
  });
});

describe('POST /api/pictures', () => {
  const show = (browser: Browser, body: object = { password: PASSWORD }) => app.call(showPicture, { browser, body });

  it('takes the password of the child', async () => {
    const { browser } = await app.registered();
    expect(await refusal(show(browser, { password: 'not that one' }))).toMatchObject({
      kind: 'forbidden',
      code: 'account.wrong-password',
      fields: { password: expect.any(String) },
    });
    expect(browser.pictures).toEqual([]);
    expect(await refusal(show(app.browser()))).toMatchObject(SIGNED_OUT);
  });

  it('is the buddy, or the first that no other child here has', async () => {
    const tablet = app.browser();
    const buddy = async () => {
      const { username } = await app.registered({ selectedWonderling: 8 });
      await app.caughtUp();
      await app.call(login, { browser: tablet, body: { username, password: PASSWORD } });
      return (await show(tablet)).picture;
    };
    expect([await buddy(), await buddy(), await buddy()]).toEqual(['blot', 'zola', 'bella']);
  });

  it('can be another one later, but none of another child', async () => {
    const tablet = app.browser();
    await onTablet(tablet);
    await onTablet(tablet);
    expect(await show(tablet, { password: PASSWORD, picture: 'fern' })).toMatchObject({ picture: 'fern' });
    expect(tablet.pictures.map(({ picture }) => picture)).toEqual(['zola', 'fern']);
    expect(await refusal(show(tablet, { password: PASSWORD, picture: 'zola' }))).toMatchObject({
      kind: 'conflict',
      code: 'account.picture-taken',
      fields: { picture: expect.any(String) },
    });
  });

  it('has room for six', async () => {
    const tablet = app.browser();
    for (let n = 0; n < 6; n += 1) await onTablet(tablet);
    const { username } = await app.registered();
    await app.call(login, { browser: tablet, body: { username, password: PASSWORD, showPicture: true } });
    expect(tablet.pictures).toHaveLength(6);
    expect(await refusal(show(tablet))).toMatchObject({ kind: 'conflict', code: 'account.pictures-full' });
  });

  it('is not for a demo, which is gone in a day', async () => {
    const browser = app.browser();
    await app.call(login, { browser, body: { username: 'demo', password: 'wonderlings-demo', showPicture: true } });
    expect(browser.pictures).toEqual([]);
    expect(await refusal(show(browser))).toMatchObject({ kind: 'forbidden', code: 'account.demo-picture' });
  });

  it('can be asked for with the registration, which records it', async () => {
    const browser = app.browser();
    const body = { username: 'new-on-the-tablet', displayName: 'Momo', password: PASSWORD, showPicture: true };
    const user = await app.call(register, { browser, body });
    expect(browser.pictures).toHaveLength(1);
    expect(await app.typesOf(user.id)).toEqual(['ChildRegistered', 'PictureShown']);
    await leave(browser);
    expect(await tap(browser, idOf(browser))).toMatchObject({ id: user.id });
  });
});

describe('DELETE /api/pictures/{id}', () => {
  const off = (browser: Browser, id: string) => app.call(takePictureOff, { browser, params: { id } });

  it('takes the key of a picture away, with what it has opened, and says so in the history', async () => {
    const { user, tablet, id } = await onTablet();
    await leave(tablet);
    await tap(tablet, id);
    const [held] = tablet.pictures;
    await off(tablet, id);
    expect(await refusal(app.userOf(tablet))).toMatchObject(SIGNED_OUT);
    expect(tablet.pictures).toEqual([]);
    tablet.pictures = held ? [held] : [];
    expect(await refusal(tap(tablet, id))).toMatchObject({ code: 'account.no-picture' });
    expect((await app.history(user.id)).at(-1)).toMatchObject({ type: 'PictureTakenOff' });
  });

  it('leaves the pictures of the other children, and does nothing to one of another device', async () => {
    const tablet = app.browser();
    const [first, second] = [await onTablet(tablet), await onTablet(tablet)];
    await leave(tablet);
    await off(tablet, first.id);
    await off(app.browser(), second.id);
    expect(await tap(tablet, second.id)).toMatchObject({ id: second.user.id });
  });
});

describe('PUT /api/pictures/{id}/code', () => {
  it('takes the password, each time', async () => {
    const { user, tablet } = await onTablet();
    expect(await refusal(setCode(tablet, FOUR, 'not that one'))).toMatchObject({
      kind: 'forbidden',
      fields: { password: expect.any(String) },
    });
    expect(await setCode(tablet, FOUR)).toMatchObject({ hasCode: true });
    expect(await setCode(tablet, OTHERS)).toMatchObject({ hasCode: true });
    expect(await setCode(tablet, null)).toMatchObject({ hasCode: false });
    expect(tablet.pictures).toMatchObject([{ hasCode: false }]);
    await setCode(tablet, null);
    const events = (await app.history(user.id)).slice(-3);
    expect(events.map(({ type, data }) => [type, data])).toEqual([
      ['PictureCodeSet', { isNew: true }],
      ['PictureCodeSet', { isNew: false }],
      ['PictureCodeRemoved', {}],
    ]);
  });

  it('is of the own picture only', async () => {
    const tablet = app.browser();
    const first = await onTablet(tablet);
    await onTablet(tablet);
    const body = { password: PASSWORD, code: FOUR };
    const others = app.call(changePictureCode, { browser: tablet, params: { id: first.id }, body });
    expect(await refusal(others)).toMatchObject({ kind: 'forbidden', code: 'account.picture-unknown' });
  });
});

describe('what ends other sign-ins', () => {
  const change = (browser: Browser) =>
    app.call(changePassword, { browser, body: { currentPassword: PASSWORD, newPassword: 'four very odd words' } });

  it('a new password keeps the picture that opened this session, by a new key', async () => {
    const { user, tablet, id } = await onTablet();
    await leave(tablet);
    await tap(tablet, id);
    const token = tablet.pictures[0]?.token;
    await change(tablet);
    expect(tablet.pictures).toMatchObject([{ lineId: id }]);
    expect(tablet.pictures[0]?.token).not.toBe(token);
    await leave(tablet);
    expect(await tap(tablet, id)).toMatchObject({ id: user.id });
  });

  it('a new password set elsewhere takes it off', async () => {
    const { username, tablet, id } = await onTablet();
    await leave(tablet);
    const phone = app.browser();
    await app.call(login, { browser: phone, body: { username, password: PASSWORD } });
    await change(phone);
    expect(await refusal(tap(tablet, id))).toMatchObject({ code: 'account.no-picture' });
    expect(tablet.pictures).toEqual([]);
  });

  it('signing out everywhere else takes it off too', async () => {
    const { username, tablet, id } = await onTablet();
    await leave(tablet);
    const phone = app.browser();
    await app.call(login, { browser: phone, body: { username, password: PASSWORD } });
    await app.call(endOtherSignIns, { browser: phone });
    expect(await refusal(tap(tablet, id))).toMatchObject({ code: 'account.no-picture' });
  });

  it('a new buddy does not: it is the picture from then on, unless another child here has it', async () => {
    const tablet = app.browser();
    const first = await onTablet(tablet);
    const choose = (number: number) =>
      app.call(changeSettings, { browser: tablet, body: { selectedWonderling: number } });
    await choose(3);
    expect(tablet.pictures).toMatchObject([{ lineId: first.id, picture: 'rally' }]);
    const second = await onTablet(tablet);
    await choose(3);
    expect(tablet.pictures.map(({ picture }) => picture)).toEqual(['rally', 'zola']);
    await leave(tablet);
    expect(await tap(tablet, first.id)).toMatchObject({ id: first.user.id });
    expect(await tap(tablet, second.id)).toMatchObject({ id: second.user.id });
  });
});
