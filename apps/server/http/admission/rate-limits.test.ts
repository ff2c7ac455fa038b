import {
  autoLogin,
  changePassword,
  changeSettings,
  DEMO_ACCOUNT,
  getUser,
  login,
  register,
} from '@wonderlings/account/contract';
import {
  changePictureCode,
  showPicture,
  signInByPicture,
  takePictureOff,
} from '@wonderlings/account/pictures-contract';
import { askErasure, askErasureAsGrownUp, getReceipt, undoErasure } from '@wonderlings/erasure/contract';
import { openGrownUpArea } from '@wonderlings/family/contract';
import { beginImport, importPart, makeExport } from '@wonderlings/take-along/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { callOf } from '../route-adapter.ts';
import { startTestApp, type TestApp } from '../testing-app.ts';
import { testRoutes } from '../testing-routes.ts';
import { CALL_LIMITS, type LimitedCall, RATE_LIMITS, type RateLimit } from './rate-limits.ts';

let app: TestApp;

/** The real limits, each with this many points. */
const narrowed = (points: number, ...names: string[]): readonly RateLimit[] => {
  const chosen = RATE_LIMITS.filter(({ name }) => names.includes(name));
  expect(chosen).toHaveLength(names.length);
  return chosen.map((limit) => ({ ...limit, points }));
};

const guess = (username: string, right = false) => app.agent().post('/api/login', { username, right });

describe('a limit', () => {
  afterEach(() => app.close());

  it('that is used up is a 429 that says when to come back', async () => {
    app = await startTestApp(testRoutes(), { rateLimits: narrowed(2, 'sign-in-guesses') });
    await guess('mia');
    await guess('mia');
    const answer = await guess('mia', true);
    expect(answer.status).toBe(429);
    expect(answer.body).toEqual({
      error: 'That was a lot of tries. Take a break and try again in 15 minutes.',
      code: 'rate.limited',
    });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(890);
  });

  it('on guessing a password counts each name, however it is written, and no other', async () => {
    app = await startTestApp(testRoutes(), { rateLimits: narrowed(2, 'sign-in-guesses') });
    const statuses = [await guess('mia'), await guess(' MIA '), await guess('Mia'), await guess('tom')];
    expect(statuses.map(({ status }) => status)).toEqual([401, 401, 429, 401]);
  });

  it('on guessing counts guesses made at the same moment', async () => {
    app = await startTestApp(testRoutes(), { rateLimits: narrowed(3, 'sign-in-guesses') });
    const answers = await Promise.all(Array.from({ length: 20 }, () => guess('mia')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(3);
  });

  it('on guessing forgets the slips before the right password', async () => {
    app = await startTestApp(testRoutes(), { rateLimits: narrowed(2, 'sign-in-guesses') });
    for (let day = 0; day < 3; day += 1) {
      expect((await guess('mia')).status).toBe(401);
      expect((await guess('mia', true)).status).toBe(200);
    }
  });

  it('on guessing leaves the demo alone: its password is no secret', async () => {
    app = await startTestApp(testRoutes(), { rateLimits: narrowed(1, 'sign-in-guesses') });
    for (let visitor = 0; visitor < 3; visitor += 1) expect((await guess('demo')).status).toBe(401);
  });

  it('on the demo counts its visitors by address, and no other request', async () => {
    app = await startTestApp(testRoutes(), { rateLimits: narrowed(2, 'demo-address') });
    const visit = (username: string) =>
      app.agent().post('/api/login', { username, password: DEMO_ACCOUNT.password, right: true });
    const visits = [await visit('demo'), await visit(' Demo'), await visit('demo')];
    expect(visits.map(({ status }) => status)).toEqual([200, 200, 429]);
    expect(visits[2]?.body.error).toBe('That was a lot of tries. Take a break and try again in 10 minutes.');
    expect((await guess('mia', true)).status).toBe(200);
  });

  it('by address counts every sign-in', async () => {
    app = await startTestApp(testRoutes(), { rateLimits: narrowed(2, 'sign-in-address') });
    const statuses = [await guess('a', true), await guess('b'), await guess('c', true)];
    expect(statuses.map(({ status }) => status)).toEqual([200, 401, 429]);
  });

  it('by address cannot be walked around with a made-up header', async () => {
    app = await startTestApp(testRoutes(), { rateLimits: narrowed(1, 'sign-in-address') });
    const from = (ip: string) =>
      app.agent().post('/api/login', { username: 'a' }, { headers: { 'x-forwarded-for': ip } });
    expect((await from('1.1.1.1')).status).toBe(200);
    expect((await from('2.2.2.2')).status).toBe(429);
  });

  it('by address believes the proxies that are trusted, and none before them', async () => {
    app = await startTestApp(testRoutes(), { rateLimits: narrowed(1, 'sign-in-address'), trustedProxies: 1 });
    const from = (chain: string) =>
      app.agent().post('/api/login', { username: 'a' }, { headers: { 'x-forwarded-for': chain } });
    expect((await from('1.1.1.1')).status).toBe(200);
    expect((await from('2.2.2.2')).status).toBe(200);
    expect((await from('9.9.9.9, 1.1.1.1')).status).toBe(429);
  });

  it('on guessing counts each network for itself', async () => {
    app = await startTestApp(testRoutes(), { rateLimits: narrowed(2, 'sign-in-guesses'), trustedProxies: 1 });
    const from = (ip: string, right = false) =>
      app.agent().post('/api/login', { username: 'mia', right }, { headers: { 'x-forwarded-for': ip } });
    for (let guesses = 0; guesses < 3; guesses += 1) await from('203.0.113.7');
    expect((await from('203.0.113.7', true)).status).toBe(429);
    expect((await from('192.0.2.1', true)).status).toBe(200);
  });

  it('is not walked around by a port that a proxy appends', async () => {
    app = await startTestApp(testRoutes(), { rateLimits: narrowed(1, 'sign-in-address'), trustedProxies: 1 });
    const from = (chain: string) =>
      app.agent().post('/api/login', { username: 'a' }, { headers: { 'x-forwarded-for': chain } });
    expect([(await from('1.1.1.1:1000')).status, (await from('1.1.1.1:1001')).status]).toEqual([200, 429]);
    expect([(await from('[2001:db8::1]:5')).status, (await from('[2001:db8::2]:6')).status]).toEqual([200, 429]);
  });

  it('by the wider network counts its addresses together', async () => {
    app = await startTestApp(testRoutes(), { rateLimits: narrowed(2, 'sign-in-wide'), trustedProxies: 1 });
    const from = async (ip: string) =>
      (await app.agent().post('/api/login', { username: ip }, { headers: { 'x-forwarded-for': ip } })).status;
    expect([await from('192.0.2.1'), await from('192.0.2.2'), await from('192.0.2.3')]).toEqual([200, 200, 429]);
    expect(await from('198.51.100.1')).toBe(200);
    expect([await from('2001:db8:1:1::1'), await from('2001:db8:1:2::1')]).toEqual([200, 200]);
    expect([await from('2001:db8:1:3::1'), await from('2001:db8:2::1')]).toEqual([429, 200]);
  });

  it('by name alone counts guesses from everywhere, and gives back what was no guess', async () => {
    app = await startTestApp(testRoutes(), { rateLimits: narrowed(2, 'sign-in-name'), trustedProxies: 1 });
    const from = async (ip: string, right: boolean) =>
      (await app.agent().post('/api/login', { username: 'mia', right }, { headers: { 'x-forwarded-for': ip } })).status;
    expect([await from('192.0.2.1', true), await from('192.0.2.2', true), await from('192.0.2.3', true)]).toEqual([
      200, 200, 200,
    ]);
    expect([await from('192.0.2.1', false), await from('198.51.100.1', false)]).toEqual([401, 401]);
    expect(await from('203.0.113.1', true)).toBe(429);
  });

  it('on guessing lets a child in where it signed in before, whatever was guessed elsewhere', async () => {
    const rateLimits = narrowed(2, 'sign-in-guesses', 'sign-in-name');
    app = await startTestApp(testRoutes(), { rateLimits });
    const own = app.agent();
    expect((await own.post('/api/login', { username: 'Mia' })).status).toBe(200);
    await own.post('/api/logout');
    // From its own address even: a school has one.
    for (let guesses = 0; guesses < 5; guesses += 1) await guess('mia');
    expect((await guess('mia', true)).status).toBe(429);
    expect((await own.post('/api/login', { username: 'mia' })).status).toBe(200);
    expect((await own.post('/api/login', { username: 'tom', right: false })).status).toBe(401);
  });

  it('on guessing counts on a device that knows a name too, by itself', async () => {
    app = await startTestApp(testRoutes(), { rateLimits: narrowed(2, 'sign-in-known-device') });
    const [own, other] = [app.agent(), app.agent()];
    for (const agent of [own, other]) await agent.post('/api/login', { username: 'mia' });
    const slip = async () => (await own.post('/api/login', { username: 'mia', right: false })).status;
    expect([await slip(), await slip(), await slip()]).toEqual([401, 401, 429]);
    expect((await other.post('/api/login', { username: 'mia' })).status).toBe(200);
  });

  it('of all together refuses no request, and leaves each network a tenth', async () => {
    const limits = RATE_LIMITS.filter(({ name }) => ['sign-in-all', 'sign-in-address'].includes(name));
    const rateLimits = limits.map((limit) => ({ ...limit, points: limit.softly ? 5 : 20 }));
    app = await startTestApp(testRoutes(), { rateLimits, trustedProxies: 1 });
    const from = async (ip: string) =>
      (await app.agent().post('/api/login', { username: ip }, { headers: { 'x-forwarded-for': ip } })).status;
    for (let address = 1; address <= 5; address += 1) expect(await from(`10.${address}.0.1`)).toBe(200);
    expect([await from('192.0.2.1'), await from('192.0.2.1'), await from('192.0.2.1')]).toEqual([200, 200, 429]);
  });

  it('on bytes counts what was written from a network', async () => {
    const rateLimits = narrowed(1, 'bytes-address').map((limit) => ({ ...limit, points: 900 }));
    app = await startTestApp(testRoutes(), { rateLimits });
    const agent = app.agent();
    await agent.post('/api/login', { username: 'mia' });
    const send = async (size: number) =>
      (await agent.post('/api/notes', { note: 'x', ignored: 'x'.repeat(size) })).status;
    // What is refused takes nothing: something smaller still fits.
    expect([await send(300), await send(300), await send(300), await send(10)]).toEqual([201, 201, 429, 201]);
    // A flood of words must not keep a child from leaving.
    expect((await agent.post('/api/logout')).status).toBe(200);
  });

  it('that all share is not used up by calls that a network’s own limit refuses, nor by wrong passwords', async () => {
    const points = new Map([
      ['demo-address', 2],
      ['demo-all', 4],
    ]);
    const rateLimits = RATE_LIMITS.flatMap((limit) => {
      const most = points.get(limit.name);
      return most === undefined ? [] : [{ ...limit, points: most }];
    });
    app = await startTestApp(testRoutes(), { rateLimits, trustedProxies: 1 });
    const visit = async (ip: string, password: string = DEMO_ACCOUNT.password) => {
      const body = { username: DEMO_ACCOUNT.username, password, right: password === DEMO_ACCOUNT.password };
      return (await app.agent().post('/api/login', body, { headers: { 'x-forwarded-for': ip } })).status;
    };
    for (let tries = 0; tries < 6; tries += 1) expect(await visit('203.0.113.7', 'wrong')).toBe(401);
    const many = [];
    for (let tries = 0; tries < 6; tries += 1) many.push(await visit('192.0.2.1'));
    expect(many).toEqual([200, 200, 429, 429, 429, 429]);
    expect([await visit('198.51.100.1'), await visit('198.51.100.1')]).toEqual([200, 200]);
  });

  it('by address does not keep a child off a device that is its own', async () => {
    app = await startTestApp(testRoutes(), { rateLimits: narrowed(1, 'sign-in-address', 'sign-in-wide') });
    const own = app.agent();
    expect((await own.post('/api/login', { username: 'mia' })).status).toBe(200);
    expect((await guess('tom')).status).toBe(429);
    expect((await own.post('/api/login', { username: 'mia' })).status).toBe(200);
  });

  it('on reading counts the child’s reads and not its writes', async () => {
    app = await startTestApp(testRoutes(), { rateLimits: narrowed(2, 'reads-child') });
    const agent = app.agent();
    await agent.post('/api/login', { username: 'mia' });
    const read = async () => (await agent.get('/api/user')).status;
    expect([await read(), await read(), await read()]).toEqual([200, 200, 429]);
    expect((await agent.post('/api/notes', { note: 'x' })).status).toBe(201);
  });

  it('on calls refuses before the session is read', async () => {
    // The agent has read the description of the API before.
    const callLimits = CALL_LIMITS.map((limit) => ({ ...limit, points: 3 }));
    app = await startTestApp(testRoutes(), { callLimits });
    const agent = app.agent();
    await agent.post('/api/login', { username: 'mia' });
    const reads = vi.spyOn(app.sessions, 'get');
    expect([(await agent.get('/api/user')).status, (await agent.get('/api/user')).status]).toEqual([200, 429]);
    expect(reads).toHaveBeenCalledTimes(1);
    // Pages are no calls.
    expect((await agent.get('/nowhere')).status).toBe(404);
  });

  it('on writing counts the child’s writes and not its reading', async () => {
    app = await startTestApp(testRoutes(), { rateLimits: narrowed(2, 'writes-child') });
    const agent = app.agent();
    await agent.post('/api/login', { username: 'mia' });
    for (let read = 0; read < 5; read += 1) expect((await agent.get('/api/user')).status).toBe(200);
    const statuses = [];
    for (let write = 0; write < 3; write += 1) statuses.push((await agent.post('/api/notes', { note: 'x' })).status);
    expect(statuses).toEqual([201, 201, 429]);
  });
});

it.each([
  ['sign-in-all', login],
  ['sign-in-wide', login],
  ['sign-in-address', login],
  ['sign-in-guesses', login],
  ['sign-in-known-device', login],
  ['sign-in-name', login],
  ['demo-all', login],
  ['demo-day', login],
  ['demo-wide', login],
  ['demo-address', login],
  ['demo-address-day', login],
  ['register-all', register],
  ['register-wide', register],
  ['register-address', register],
  ['register-address-day', register],
  ['auto-login-address', autoLogin],
  ['password-child', changePassword],
  ['password-child', showPicture],
  ['password-child', changePictureCode],
  ['picture-sign-in-address', signInByPicture],
  ['picture-off-address', takePictureOff],
  ['grown-up-child', openGrownUpArea],
  ['grown-up-child-day', openGrownUpArea],
  ['writes-child', changeSettings],
  ['reads-child', getUser],
  ['read-bytes-child', getUser],
  ['guest-calls-address', login],
  ['sign-in-known-device-day', login],
  ['bytes-child', changeSettings],
  ['bytes-wide', register],
  ['bytes-address', register],
  ['exports-child', makeExport],
  ['imports-child', beginImport],
  ['import-bytes-child', importPart],
  ['import-bytes-wide', importPart],
  ['erasure-child', askErasure],
  ['erasure-child', askErasureAsGrownUp],
  ['waking-name', undoErasure],
  ['waking-address', undoErasure],
  ['receipts-address', getReceipt],
])('the limit %s is of a call that there is', (name, endpoint) => {
  const limit = RATE_LIMITS.find((one) => one.name === name);
  const call: LimitedCall = {
    call: callOf(endpoint),
    ip: '192.0.2.1',
    childId: name === 'guest-calls-address' ? undefined : 'maya',
    body: DEMO_ACCOUNT,
    bodyBytes: 0,
    answerBytes: 0,
    knownDevice: undefined,
  };
  expect(limit?.applies(call)).toBe(true);
});

it('parts of a file that is brought in take nothing of what a child may write in a day', () => {
  const call: LimitedCall = {
    call: callOf(importPart),
    ip: '192.0.2.1',
    childId: 'maya',
    body: undefined,
    bodyBytes: 1_000_000,
    answerBytes: 0,
    knownDevice: undefined,
  };
  expect(RATE_LIMITS.filter(({ applies }) => applies(call)).map(({ name }) => name)).toEqual([
    'import-bytes-child',
    'import-bytes-wide',
  ]);
});

it('every limit is one of those above', () => {
  expect(new Set(RATE_LIMITS.map(({ name }) => name)).size).toBe(37);
});
