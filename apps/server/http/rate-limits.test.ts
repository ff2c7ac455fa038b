import { autoLogin, changePassword, login, register } from '@wonderlings/account/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { RATE_LIMITS, type RateLimit } from './rate-limits.ts';
import { callOf } from './route-adapter.ts';
import { startTestApp, type TestApp } from './testing-app.ts';
import { testRoutes } from './testing-routes.ts';

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
    app = await startTestApp(testRoutes(), { rateLimits: narrowed(2, 'sign-in-username') });
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
    app = await startTestApp(testRoutes(), { rateLimits: narrowed(2, 'sign-in-username') });
    const statuses = [await guess('mia'), await guess(' MIA '), await guess('Mia'), await guess('tom')];
    expect(statuses.map(({ status }) => status)).toEqual([401, 401, 429, 401]);
  });

  it('on guessing counts guesses made at the same moment', async () => {
    app = await startTestApp(testRoutes(), { rateLimits: narrowed(3, 'sign-in-username') });
    const answers = await Promise.all(Array.from({ length: 20 }, () => guess('mia')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(3);
  });

  it('on guessing forgets the slips before the right password', async () => {
    app = await startTestApp(testRoutes(), { rateLimits: narrowed(2, 'sign-in-username') });
    for (let day = 0; day < 3; day += 1) {
      expect((await guess('mia')).status).toBe(401);
      expect((await guess('mia', true)).status).toBe(200);
    }
  });

  it('on guessing leaves the demo alone: its password is no secret', async () => {
    app = await startTestApp(testRoutes(), { rateLimits: narrowed(1, 'sign-in-username') });
    for (let visitor = 0; visitor < 3; visitor += 1) expect((await guess('demo')).status).toBe(401);
  });

  it('on the demo counts its visitors by address, and nobody else', async () => {
    app = await startTestApp(testRoutes(), { rateLimits: narrowed(2, 'demo-address') });
    const visits = [await guess('demo', true), await guess(' Demo', true), await guess('demo', true)];
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

  it('by address believes the proxies that are trusted, and nobody before them', async () => {
    app = await startTestApp(testRoutes(), { rateLimits: narrowed(1, 'sign-in-address'), trustedProxies: 1 });
    const from = (chain: string) =>
      app.agent().post('/api/login', { username: 'a' }, { headers: { 'x-forwarded-for': chain } });
    expect((await from('1.1.1.1')).status).toBe(200);
    expect((await from('2.2.2.2')).status).toBe(200);
    expect((await from('9.9.9.9, 1.1.1.1')).status).toBe(429);
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
  ['sign-in-address', login],
  ['sign-in-username', login],
  ['demo-address', login],
  ['register-address', register],
  ['auto-login-address', autoLogin],
  ['password-child', changePassword],
  ['writes-child', changePassword],
])('the limit %s is of a call that there is', (name, endpoint) => {
  const call = { call: callOf(endpoint), ip: '192.0.2.1', childId: 'maya', body: { username: 'demo' } };
  expect(RATE_LIMITS.find((limit) => limit.name === name)?.applies(call)).toBe(true);
});
