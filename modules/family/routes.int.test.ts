import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestAgent } from '../../apps/server/http/testing-agent.ts';
import { startWonderlingsApp, type WonderlingsApp } from '../../apps/server/testing-wonderlings.ts';
import { CONSENT_VERSION } from './contract.ts';
import { createFamilyModule } from './index.ts';

const PASSWORD = 'otters hold hands';
const OF_CHILD = 'three odd words';
const START = Date.parse('2026-05-01T12:00:00.000Z');
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let app: WonderlingsApp;
let clock: number;
let child: TestAgent;
let childId: string;
let username: string;
beforeAll(async () => {
  app = await startWonderlingsApp(undefined, { keepsSessions: true });
});
afterAll(() => app.close());
beforeEach(async () => {
  goTo(START);
  child = app.agent();
  ({ id: childId, username } = await child.register({ displayName: 'Leonora' }));
});

function goTo(ms: number): void {
  clock = ms;
  app.setClock(new Date(ms).toISOString());
}
const pass = (ms: number) => goTo(clock + ms);
const at = (ms: number) => new Date(ms).toISOString();
const set = (agent = child, password = PASSWORD) => agent.post('/api/grown-up/password', { password });
const open = (agent = child, password = PASSWORD) => agent.post('/api/grown-up/open', { password });
const state = async (agent = child) => (await agent.get('/api/grown-up')).body;
const isOpen = async (agent = child) => (await state(agent)).openUntil !== null;
/** As it is alone: what becomes of an account whose yes was taken back is the server's to say. */
const family = createFamilyModule({ whenWithdrawn: () => Promise.reject(new Error('Not part of it')) });
const ofFamily = new Set(family.events.map(({ type }) => type));
const familyEvents = async () => (await app.history(childId)).filter(({ type }) => ofFamily.has(type));
const typesOf = async () => (await familyEvents()).map(({ type, actor }) => `${type} ${actor}`);
async function elsewhere(): Promise<TestAgent> {
  const agent = app.agent();
  await agent.login(username, OF_CHILD);
  return agent;
}
const refused = (answer: { status: number; body: { code: string } }) => [answer.status, answer.body.code];

describe('setting the grown-up password', () => {
  it('is done once, and told', async () => {
    expect(await state()).toEqual({
      now: at(START),
      isSet: false,
      setOn: null,
      openUntil: null,
      elsewhere: false,
      wrongTries: 0,
      nextTryAt: null,
      resetFrom: null,
    });
    expect(await set()).toMatchObject({ status: 201, body: { isSet: true, setOn: '2026-05-01' } });
    expect(refused(await set(child, 'another of theirs'))).toEqual([409, 'grown-up.set']);
    expect(await typesOf()).toEqual(['GrownUpPasswordSet grown-up']);
  });

  it('answers the same key again as the first time', async () => {
    const again = () =>
      child.post('/api/grown-up/password', { password: PASSWORD }, { headers: { 'Idempotency-Key': 'k' } });
    expect([(await again()).status, (await again()).status]).toEqual([201, 201]);
    expect(await typesOf()).toEqual(['GrownUpPasswordSet grown-up']);
  });

  it.each([
    ['nine of it', 'input.invalid'],
    [OF_CHILD, 'grown-up.same'],
    ['password123', 'grown-up.common'],
    ['Leonora2016', 'grown-up.common'],
  ])('refuses %s', async (password, code) => {
    const answer = await set(child, password.slice(0, code === 'input.invalid' ? 9 : 99));
    expect(refused(answer)).toEqual([400, code]);
    expect(answer.body.fields).toEqual({ password: expect.any(String) });
    expect(await state()).toMatchObject({ isSet: false });
  });

  it('stands in no event', async () => {
    await set();
    expect(JSON.stringify(await app.history(childId))).not.toContain('otters');
  });
});

describe('the grown-up area', () => {
  it('opens for a quarter of an hour here, is told first, and closes by itself', async () => {
    await set();
    expect((await open()).body).toMatchObject({ openUntil: at(clock + 15 * MINUTE), elsewhere: false });
    const [, opened] = await familyEvents();
    expect(opened).toMatchObject({
      type: 'GrownUpViewOpened',
      actor: 'grown-up',
      data: { until: at(clock + 15 * MINUTE) },
    });
    pass(15 * MINUTE - 1);
    expect(await isOpen()).toBe(true);
    pass(1);
    expect(await isOpen()).toBe(false);
    expect(await typesOf()).toEqual(['GrownUpPasswordSet grown-up', 'GrownUpViewOpened grown-up']);
  });

  it('opens here and so closes elsewhere', async () => {
    await set();
    const tablet = await elsewhere();
    await open(tablet);
    expect(await state()).toMatchObject({ openUntil: null, elsewhere: true });
    await open();
    expect(await state(tablet)).toMatchObject({ openUntil: null, elsewhere: true });
    expect((await typesOf()).slice(-3)).toEqual([
      'GrownUpViewOpened grown-up',
      'GrownUpAreaClosed grown-up',
      'GrownUpViewOpened grown-up',
    ]);
  });

  it('is closed by hand, once', async () => {
    await set();
    await open();
    for (let times = 0; times < 2; times += 1) {
      expect((await child.request('DELETE', '/api/grown-up/open')).body).toMatchObject({ openUntil: null });
    }
    expect((await typesOf()).filter((type) => type === 'GrownUpAreaClosed grown-up')).toHaveLength(1);
  });

  it('closes with the session, from here and from elsewhere', async () => {
    await set();
    const tablet = await elsewhere();
    await open(tablet);
    await child.request('DELETE', '/api/sign-ins');
    expect(await state()).toMatchObject({ elsewhere: false });
    await open();
    await child.post('/api/logout');
    expect(await state(await elsewhere())).toMatchObject({ openUntil: null, elsewhere: false });
    expect((await typesOf()).filter((type) => type.startsWith('GrownUpAreaClosed'))).toHaveLength(2);
  });

  it('closes with a new password of the child', async () => {
    await set();
    await open();
    await child.put('/api/user/password', { currentPassword: OF_CHILD, newPassword: 'four rather odd words' });
    expect(await state()).toMatchObject({ openUntil: null, elsewhere: false });
    expect((await typesOf()).at(-1)).toBe('GrownUpAreaClosed child');
  });

  it('does not open without a password, and not with that of the child', async () => {
    expect(refused(await open())).toEqual([409, 'grown-up.unset']);
    await set();
    expect(refused(await open(child, OF_CHILD))).toEqual([403, 'grown-up.wrong']);
    expect(await isOpen()).toBe(false);
  });

  it('opens no other child’s', async () => {
    await set();
    const other = app.agent();
    await other.register();
    expect(refused(await open(other))).toEqual([409, 'grown-up.unset']);
    expect(await isOpen()).toBe(false);
  });
});

describe('wrong tries', () => {
  const wrong = async () => refused(await open(child, 'not that one'));

  it('are free three times, then wait, and a right one ends it', async () => {
    await set();
    for (let tried = 0; tried < 4; tried += 1) expect(await wrong()).toEqual([403, 'grown-up.wrong']);
    expect(await state()).toMatchObject({ wrongTries: 4, nextTryAt: at(clock + 30_000) });
    const early = await open();
    expect([...refused(early), early.headers.get('Retry-After')]).toEqual([429, 'grown-up.wait', '30']);
    pass(30_000);
    expect((await open()).status).toBe(200);
    expect(await state()).toMatchObject({ wrongTries: 0, nextTryAt: null });
  });

  it('are told from the fourth on, once a day of the child', async () => {
    await set();
    for (let tried = 0; tried < 3; tried += 1) await wrong();
    expect(await typesOf()).toEqual(['GrownUpPasswordSet grown-up']);
    await wrong();
    pass(5 * MINUTE);
    await wrong();
    const told = async () => (await app.history(childId)).filter(({ type }) => type === 'GrownUpPasswordMistyped');
    expect(await told()).toMatchObject([{ actor: 'system', data: { tries: 4 } }]);
    // The next day in Tokyo, where the child is.
    pass(4 * 60 * MINUTE);
    await child.post('/api/grown-up/open', { password: 'no' }, { headers: { 'Time-Zone': 'Asia/Tokyo' } });
    expect(await told()).toMatchObject([{}, { localDate: '2026-05-02', data: { tries: 6 } }]);
  });

  it.each([
    ['an export', (password: string) => child.post('/api/exports', { password })],
    ['an erasure', (password: string) => child.post('/api/grown-up/erasure', { password })],
    ['waking up', (password: string) => app.agent().post('/api/erasure/undo', { username, password })],
  ])('at %s are told at once, too', async (what, tryWith) => {
    await set();
    await open();
    if (what === 'waking up') await child.post('/api/erasure', { password: OF_CHILD });
    const told = async () => (await app.history(childId)).filter(({ type }) => type === 'GrownUpPasswordMistyped');
    for (let tried = 0; tried < 3; tried += 1) expect((await tryWith('not that one')).status).toBe(403);
    expect(await told()).toEqual([]);
    expect((await tryWith('not that one')).status).toBe(403);
    expect(await told()).toMatchObject([{ actor: 'system', data: { tries: 4 } }]);
  });

  it('leave the key of a call free for the right one', async () => {
    await set();
    const tryWith = (password: string) =>
      child.post('/api/grown-up/open', { password }, { headers: { 'Idempotency-Key': 'k' } });
    for (let tried = 0; tried < 4; tried += 1) await tryWith('not that one');
    pass(30_000);
    expect((await tryWith(PASSWORD)).body).toMatchObject({ openUntil: at(clock + 15 * MINUTE) });
  });
});

describe('another grown-up password', () => {
  const NEXT = 'a newer one of theirs';
  const change = (body: object) => child.put('/api/grown-up/password', { newPassword: NEXT, ...body });

  it('takes the one before, closes the area and is told', async () => {
    await set();
    await open();
    expect(refused(await change({ currentPassword: 'not that one' }))).toEqual([403, 'grown-up.wrong']);
    expect(refused(await change({ currentPassword: PASSWORD, newPassword: OF_CHILD }))).toEqual([400, 'grown-up.same']);
    expect((await change({ currentPassword: PASSWORD })).body).toMatchObject({ openUntil: null });
    expect(refused(await open())).toEqual([403, 'grown-up.wrong']);
    expect((await open(child, NEXT)).status).toBe(200);
    expect((await typesOf()).slice(-3)).toEqual([
      'GrownUpPasswordChanged grown-up',
      'GrownUpAreaClosed grown-up',
      'GrownUpViewOpened grown-up',
    ]);
  });

  it('is not set without the one before', async () => {
    expect(refused(await change({ currentPassword: PASSWORD }))).toEqual([409, 'grown-up.unset']);
    await set();
    expect(refused(await change({}))).toEqual([403, 'grown-up.no-reset']);
  });

  it('is asked for with the password of the child, may be set a day later, and the old one works until then', async () => {
    await set();
    const ask = (password: string) => child.post('/api/grown-up/reset', { password });
    expect(refused(await ask('not that one'))).toEqual([403, 'grown-up.wrong-of-child']);
    expect((await ask(OF_CHILD)).body).toMatchObject({ resetFrom: at(clock + DAY) });
    await ask(OF_CHILD);
    pass(DAY - 1);
    child = await elsewhere();
    expect(refused(await change({}))).toEqual([403, 'grown-up.no-reset']);
    expect((await open()).status).toBe(200);
    pass(1);
    expect((await change({})).body).toMatchObject({ resetFrom: null, openUntil: null });
    expect((await open(child, NEXT)).status).toBe(200);
    const asked = (await typesOf()).filter((type) => type.startsWith('GrownUpPasswordReset'));
    expect(asked).toEqual(['GrownUpPasswordResetAsked grown-up']);
  });

  it('is stopped by the child', async () => {
    await set();
    await child.post('/api/grown-up/reset', { password: OF_CHILD });
    for (let times = 0; times < 2; times += 1) {
      expect((await child.request('DELETE', '/api/grown-up/reset')).body).toMatchObject({ resetFrom: null });
    }
    expect((await typesOf()).filter((type) => type.includes('Stopped'))).toEqual(['GrownUpPasswordResetStopped child']);
  });
});

describe('a demo', () => {
  it('has a grown-up password, that stays, and a yes', async () => {
    const demo = app.agent();
    await demo.login('demo', 'wonderlings-demo');
    expect(await state(demo)).toMatchObject({ isSet: true, setOn: '2026-04-10' });
    expect((await open(demo)).body).toMatchObject({ openUntil: at(clock + 15 * MINUTE) });
    const change = { currentPassword: PASSWORD, newPassword: 'a newer one of theirs' };
    expect(refused(await demo.put('/api/grown-up/password', change))).toEqual([409, 'grown-up.demo']);
    const ask = { password: 'wonderlings-demo' };
    expect(refused(await demo.post('/api/grown-up/reset', ask))).toEqual([409, 'grown-up.demo']);
    expect((await demo.get('/api/consent')).body.given).toEqual({ version: CONSENT_VERSION, on: '2026-04-10' });
  });
});

describe('a yes', () => {
  const give = (agent = child, password = PASSWORD, version: string = CONSENT_VERSION) =>
    agent.post('/api/consent', { password, version });
  const withdraw = (agent = child, password = PASSWORD) => agent.post('/api/consent/withdrawal', { password });
  const runJobs = async (of = app) => {
    for (const job of family.jobs?.(of.dependencies) ?? []) await job.run();
  };

  it('sets the first password, and later takes it', async () => {
    expect((await child.get('/api/consent')).body).toEqual({
      required: false,
      version: CONSENT_VERSION,
      given: null,
      tryOutUntil: null,
    });
    expect(refused(await give(child, 'nine of i'))).toEqual([400, 'input.invalid']);
    expect(refused(await give(child, PASSWORD, '2020-01-01'))).toEqual([409, 'consent.other-text']);
    expect((await give()).body.given).toEqual({ version: CONSENT_VERSION, on: '2026-05-01' });
    expect(await typesOf()).toEqual(['GrownUpPasswordSet grown-up', 'ConsentGiven grown-up']);
    expect(refused(await give(child, 'not that one'))).toEqual([403, 'grown-up.wrong']);
    expect((await give()).status).toBe(200);
    expect(await typesOf()).toHaveLength(2);
  });

  it('is told once when it was cut off and is sent again', async () => {
    const send = () =>
      child.post(
        '/api/consent',
        { password: PASSWORD, version: CONSENT_VERSION },
        { headers: { 'Idempotency-Key': 'k' } },
      );
    expect([(await send()).status, (await send()).status]).toEqual([200, 200]);
    expect(await typesOf()).toEqual(['GrownUpPasswordSet grown-up', 'ConsentGiven grown-up']);
  });

  it('is taken back with the password; the account is put to sleep, and can be woken', async () => {
    expect(refused(await withdraw())).toEqual([409, 'grown-up.unset']);
    await set();
    expect(refused(await withdraw())).toEqual([409, 'consent.none']);
    await give();
    expect(refused(await withdraw(child, 'not that one'))).toEqual([403, 'grown-up.wrong']);
    const { body } = await withdraw();
    const recorded = (await app.history(childId)).map(({ type, actor }) => `${type} ${actor}`);
    expect(recorded.slice(-2)).toEqual(['ConsentWithdrawn grown-up', 'ErasureRequested grown-up']);
    const sleep = await app.dependencies.vault.sleepOf(childId);
    expect(sleep).toMatchObject({ askedBy: 'grown-up', eraseAt: new Date(clock + DAY) });
    expect(body).toMatchObject({ askedBy: 'grown-up', eraseAt: at(clock + DAY), receipt: sleep?.receipt });
    expect((await child.get('/api/user')).status).toBe(401);
    await app.agent().post('/api/erasure/undo', { username, password: PASSWORD });
    const woken = await elsewhere();
    expect((await woken.get('/api/consent')).body).toMatchObject({ given: null, tryOutUntil: null });
  });

  it('keeps an account that is a try-out where the operator must have one; without it the account is erased', async () => {
    const strict = await startWonderlingsApp(undefined, { requiresConsent: true, keepsSessions: true });
    const [kept, cutOff, gone] = [strict.agent(), strict.agent(), strict.agent()];
    const ids = [];
    for (const agent of [kept, cutOff, gone]) ids.push((await agent.register()).id);
    expect((await gone.get('/api/consent')).body).toMatchObject({ required: true, tryOutUntil: at(START + DAY) });
    await gone.post('/api/moods', { feeling: 'Okay (Just okay)', emoji: '🙂' });
    expect((await give(kept)).body).toMatchObject({ tryOutUntil: null, given: {} });
    // As if the call had been cut off between the log and the vault.
    await give(cutOff);
    await strict.dependencies.vault.beginTryOut(ids[1] as string, new Date(START));
    strict.setClock(at(START + DAY - 1));
    await runJobs(strict);
    expect(await strict.dependencies.vault.accountOf(ids[2] as string)).not.toBeNull();
    strict.setClock(at(START + DAY));
    await runJobs(strict);
    const accounts = await Promise.all(ids.map((id) => strict.dependencies.vault.accountOf(id)));
    expect(accounts.map((account) => account !== null)).toEqual([true, true, false]);
    expect(await strict.dependencies.vault.tryOutOf(ids[1] as string)).toBeNull();
    const log = await strict.dependencies.log.readStream(`child-${ids[2]}`);
    expect(log.at(-1)).toMatchObject({ type: 'ChildErased', actor: 'system' });
    await strict.close();
  });

  it('that is taken back where it is needed leaves a try-out when the account is woken; asleep, it ends with its receipt', async () => {
    const strict = await startWonderlingsApp(undefined, { requiresConsent: true, keepsSessions: true });
    const { vault } = strict.dependencies;
    const [woken, asleep] = [strict.agent(), strict.agent()];
    const [one, other] = [await woken.register(), await asleep.register()];
    for (const agent of [woken, asleep]) {
      await give(agent);
      await withdraw(agent);
    }
    await strict.agent().post('/api/erasure/undo', { username: one.username, password: PASSWORD });
    await woken.login(one.username, OF_CHILD);
    expect((await woken.get('/api/consent')).body).toMatchObject({ given: null, tryOutUntil: at(START + DAY) });
    strict.setClock(at(START + DAY));
    await runJobs(strict);
    expect(await vault.accountOf(one.id)).toBeNull();
    expect(await vault.sleepOf(other.id)).not.toBeNull();
    await strict.close();
  });
});
