import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { login } from './contract.ts';
import { endOtherSignIns, endSignIn, listSignIns } from './sign-ins-contract.ts';
import { type AccountApp, createAccountApp, PASSWORD } from './testing-app.ts';
import type { Browser } from './testing-browser.ts';
import { refusal, SIGNED_OUT } from './testing-call.ts';

const HOUR = 3_600_000;

let app: AccountApp;
beforeAll(async () => {
  app = await createAccountApp();
});
afterAll(() => app.end());

/** Signs in once more, in a browser of its own. */
async function elsewhere(username: string, rememberDevice: boolean): Promise<Browser> {
  const browser = app.browser();
  await app.call(login, { browser, body: { username, password: PASSWORD, rememberDevice } });
  return browser;
}
const list = (browser: Browser, timeZone?: string) => app.call(listSignIns, { browser, timeZone });
const end = (browser: Browser, id: string, idempotencyKey?: string) =>
  app.call(endSignIn, { browser, params: { id }, idempotencyKey });

describe('GET /api/sign-ins', () => {
  it('lists each place once, this one first, by the days of the child’s own calendar', async () => {
    const { username, browser } = await app.registered();
    app.advance(2 * HOUR);
    await elsewhere(username, false);
    const firefox = { name: 'firefox', device: 'tablet' };
    const today = { firstDay: '2026-05-01', lastDay: '2026-05-01' };
    expect(await list(browser, 'UTC')).toMatchObject([
      { kind: 'device', browser: firefox, ...today, knownUntil: '2026-05-31', isThis: true },
      { kind: 'session', browser: firefox, ...today, knownUntil: null, isThis: false },
    ]);
    const [here, there] = await list(browser, 'Pacific/Kiritimati');
    expect([here?.firstDay, there?.firstDay]).toEqual(['2026-05-02', '2026-05-02']);
  });

  it('lists nothing of another child’s', async () => {
    const [{ browser }] = [await app.registered(), await app.registered()];
    expect(await list(browser)).toHaveLength(1);
  });

  it('needs a session', async () => {
    expect(await refusal(app.call(listSignIns))).toMatchObject(SIGNED_OUT);
  });
});

describe('DELETE /api/sign-ins/{id}', () => {
  it('ends a device there, and records both', async () => {
    const { user, username, browser } = await app.registered();
    const tablet = await elsewhere(username, true);
    const token = tablet.deviceToken ?? '';
    const [, place] = await list(browser);
    expect(await end(browser, place?.id ?? '')).toEqual({ ok: true });
    expect(await refusal(app.userOf(tablet))).toMatchObject(SIGNED_OUT);
    expect(await app.vault.rotateDeviceToken(token)).toBeNull();
    expect((await app.userOf(browser)).id).toBe(user.id);
    expect(await list(browser)).toHaveLength(1);
    expect((await app.typesOf(user.id)).slice(-2)).toEqual(['SignedOutElsewhere', 'DeviceForgotten']);
  });

  it('ends a session there', async () => {
    const { user, username, browser } = await app.registered();
    const there = await elsewhere(username, false);
    const [, place] = await list(browser);
    await end(browser, place?.id ?? '');
    expect(await refusal(app.userOf(there))).toMatchObject(SIGNED_OUT);
    expect((await app.typesOf(user.id)).at(-1)).toBe('SignedOutElsewhere');
  });

  it('answers the same key again as it did the first time', async () => {
    const { user, username, browser } = await app.registered();
    await elsewhere(username, false);
    const [, place] = await list(browser);
    const again = () => end(browser, place?.id ?? '', 'k');
    expect([await again(), await again()]).toEqual([{ ok: true }, { ok: true }]);
    expect((await app.typesOf(user.id)).filter((type) => type === 'SignedOutElsewhere')).toHaveLength(1);
  });

  it('ends it also when it cannot be recorded, and reports that', async () => {
    const { username, browser } = await app.registered();
    const there = await elsewhere(username, false);
    const [, place] = await list(browser);
    const reported: string[] = [];
    app.crashBefore('execute');
    const report = (error: unknown, what: string) => reported.push(`${what}: ${error}`);
    const call = app.call(endSignIn, { browser, params: { id: place?.id }, report });
    expect(await call).toEqual({ ok: true });
    expect(reported).toEqual(['A sign-out from elsewhere is not in the log: Error: crashed before execute']);
    expect(await refusal(app.userOf(there))).toMatchObject(SIGNED_OUT);
  });

  it('leaves this place to the logout', async () => {
    const { user, browser } = await app.registered();
    const [here] = await list(browser);
    expect(await refusal(end(browser, here?.id ?? ''))).toMatchObject({
      kind: 'conflict',
      code: 'account.sign-in-here',
    });
    expect((await app.userOf(browser)).id).toBe(user.id);
  });

  it('knows no place of another child’s, none that is made up, and none that is over', async () => {
    const [mine, theirs] = [await app.registered(), await app.registered()];
    const [place] = await list(theirs.browser);
    const unknown = { kind: 'not-found', code: 'account.sign-in-unknown' };
    expect(await refusal(end(mine.browser, place?.id ?? ''))).toMatchObject(unknown);
    expect((await app.userOf(theirs.browser)).id).toBe(theirs.user.id);
    expect(await refusal(end(mine.browser, randomUUID()))).toMatchObject(unknown);
    expect(await refusal(end(mine.browser, 'nonsense'))).toMatchObject({
      kind: 'invalid',
      fields: { id: 'This is not the id of a place.' },
    });
    expect(await app.typesOf(mine.user.id)).not.toContain('SignedOutElsewhere');
  });

  it('needs a session', async () => {
    expect(await refusal(app.call(endSignIn, { params: { id: randomUUID() } }))).toMatchObject(SIGNED_OUT);
  });
});

describe('DELETE /api/sign-ins', () => {
  it('ends every other place and keeps this one with its device', async () => {
    const { user, username, browser } = await app.registered();
    const stranger = await app.registered();
    const others = [await elsewhere(username, true), await elsewhere(username, false)];
    expect(await app.call(endOtherSignIns, { browser })).toEqual({ ok: true });
    for (const other of others) expect(await refusal(app.userOf(other))).toMatchObject(SIGNED_OUT);
    expect(await list(browser)).toMatchObject([{ isThis: true, kind: 'device' }]);
    expect(await app.vault.rotateDeviceToken(browser.deviceToken ?? '')).toMatchObject({ childId: user.id });
    expect((await app.userOf(stranger.browser)).id).toBe(stranger.user.id);
    expect((await app.typesOf(user.id)).slice(-2)).toEqual(['SignedOutElsewhere', 'DeviceForgotten']);
  });

  it('records nothing where there is nothing to end', async () => {
    const { user, browser } = await app.registered();
    expect(await app.call(endOtherSignIns, { browser })).toEqual({ ok: true });
    expect(await app.typesOf(user.id)).not.toContain('SignedOutElsewhere');
  });

  it('needs a session', async () => {
    expect(await refusal(app.call(endOtherSignIns))).toMatchObject(SIGNED_OUT);
  });
});
