import { childGone } from '@wonderlings/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from './testing-app.ts';
import { CHILD, LINE, testRoutes } from './testing-routes.ts';

const SESSION = 'wonderlings_session';
const DEVICE = 'wonderlings_device';
const HINT = 'wonderlings_here';
const KNOWN = ['wonderlings_known', 'wonderlings_known.sig'];

let app: TestApp;
let behindTls: TestApp;
beforeAll(async () => {
  const gone = childGone();
  app = await startTestApp(testRoutes({ gone }));
  behindTls = await startTestApp(testRoutes(), { trustedProxies: 1 });
});
afterAll(async () => {
  await app.close();
  await behindTls.close();
});

const cookieNamed = (headers: Headers, name: string): string =>
  headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`)) ?? '';

describe('the session cookie', () => {
  it('is http-only, SameSite=Lax, signed, and ends with the browser', async () => {
    const { headers } = await app.agent().post('/api/login', { username: 'mia' });
    const cookie = cookieNamed(headers, SESSION);
    expect(cookie).toMatch(/; httponly/i);
    expect(cookie).toMatch(/; samesite=lax/i);
    expect(cookie).not.toMatch(/expires|max-age/i);
    expect(cookie).not.toMatch(/; secure/i);
    expect(cookieNamed(headers, `${SESSION}.sig`)).not.toBe('');
    expect(cookie).not.toContain(CHILD);
  });

  it('is Secure behind TLS, when the proxy that says so is trusted', async () => {
    const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-host': '127.0.0.1' };
    const trusted = await behindTls.agent().post('/api/login', { username: 'mia' }, { headers });
    expect(cookieNamed(trusted.headers, `__Host-${SESSION}`)).toMatch(/; secure/i);
    expect(cookieNamed(trusted.headers, `__Host-${DEVICE}`)).toMatch(/; secure/i);
    const untrusted = await app.agent().post('/api/login', { username: 'mia' }, { headers });
    expect(cookieNamed(untrusted.headers, SESSION)).not.toMatch(/; secure/i);
  });

  it('is not set for a visitor', async () => {
    const { headers } = await app.agent().get('/api/user');
    expect(headers.getSetCookie()).toEqual([]);
  });

  it('has a fresh id at every sign-in, and the one before opens nothing', async () => {
    const agent = app.agent();
    await agent.post('/api/login', { username: 'mia' });
    const before = new Map(agent.cookies);
    await agent.post('/api/login', { username: 'mia' });
    expect(agent.cookies.get(SESSION)).not.toBe(before.get(SESSION));
    expect((await agent.get('/api/user')).status).toBe(200);

    const thief = app.agent();
    for (const [name, value] of before) thief.cookies.set(name, value);
    expect((await thief.get('/api/user')).status).toBe(401);
  });

  it('is never taken from the browser: a planted id does not become a session', async () => {
    const agent = app.agent();
    agent.cookies.set(SESSION, 'planted-id');
    await agent.post('/api/login', { username: 'mia' });
    expect(agent.cookies.get(SESSION)).not.toBe('planted-id');
    expect(app.sessions.has('planted-id')).toBe(false);
  });

  it('with a signature that is not ours opens nothing', async () => {
    const agent = app.agent();
    await agent.post('/api/login', { username: 'mia' });
    agent.cookies.set(`${SESSION}.sig`, 'x'.repeat(27));
    expect((await agent.get('/api/user')).status).toBe(401);
  });

  it('is gone after a sign-out, and so is the session', async () => {
    const agent = app.agent();
    await agent.post('/api/login', { username: 'mia' });
    const before = new Map(agent.cookies);
    const answer = await agent.post('/api/logout');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('clear-site-data')).toBe('"cache"');
    // What stays names no child and opens nothing: see known-device.ts.
    expect([...agent.cookies.keys()]).toEqual(KNOWN);
    const thief = app.agent();
    for (const [name, value] of before) thief.cookies.set(name, value);
    expect((await thief.get('/api/user')).status).toBe(401);
  });
});

describe('the session', () => {
  it('lives twelve hours from its last use, and is not written at every use', async () => {
    const agent = app.agent();
    await agent.post('/api/login', { username: 'mia' });
    const id = agent.cookies.get(SESSION) ?? '';
    const stored = app.sessions.get(id) ?? {};
    expect(Number(stored._expire) - Date.now()).toBeGreaterThan(11.9 * 3_600_000);
    await agent.get('/api/user');
    expect(app.sessions.get(id)).toBe(stored);

    app.sessions.set(id, { ...stored, _expire: Date.now() + 10 * 3_600_000 });
    await agent.get('/api/user');
    expect(Number(app.sessions.get(id)?._expire) - Date.now()).toBeGreaterThan(11.9 * 3_600_000);
  });

  it('knows the kind of browser that it began in, and the device line, and keeps neither the header nor more', async () => {
    const agent = app.agent();
    const headers = { 'user-agent': 'Mozilla/5.0 (Android 14; Tablet; rv:153.0) Gecko/153.0 Firefox/153.0' };
    await agent.post('/api/login', { username: 'mia' }, { headers });
    expect(app.sessions.get(agent.cookies.get(SESSION) ?? '')).toEqual({
      childId: CHILD,
      lineId: LINE,
      browser: { name: 'firefox', device: 'tablet' },
      _expire: expect.any(Number),
      _maxAge: expect.any(Number),
    });
  });

  it('that is not there any more is a 401 that takes the cookie away', async () => {
    const agent = app.agent();
    await agent.post('/api/login', { username: 'mia' });
    app.sessions.clear();
    expect((await agent.get('/api/user')).status).toBe(401);
    expect([...agent.cookies.keys()]).toEqual([DEVICE, ...KNOWN, HINT]);
  });

  it('of a child that was erased meanwhile is ended at its next call', async () => {
    const agent = app.agent();
    await agent.post('/api/login', { username: 'mia' });
    const answer = await agent.post('/api/failures', { how: 'gone' });
    expect(answer.status).toBe(401);
    expect([...agent.cookies.keys()]).toEqual([DEVICE, ...KNOWN, HINT]);
    expect(app.sessions.size).toBe(0);
  });

  it('that has run out opens nothing', async () => {
    const agent = app.agent();
    await agent.post('/api/login', { username: 'mia' });
    const id = agent.cookies.get(SESSION) ?? '';
    app.sessions.set(id, { ...app.sessions.get(id), _expire: Date.now() - 1 });
    expect((await agent.get('/api/user')).status).toBe(401);
  });
});

describe('the device cookie', () => {
  it('is http-only, SameSite=Lax, for /api alone and thirty days', async () => {
    const { headers } = await app.agent().post('/api/login', { username: 'mia' });
    const cookie = cookieNamed(headers, DEVICE);
    expect(cookie).toMatch(/^wonderlings_device=device-token;/);
    expect(cookie).toMatch(/; httponly/i);
    expect(cookie).toMatch(/; samesite=lax/i);
    expect(cookie).toMatch(/; path=\/api(;|$)/i);
    const expires = Date.parse(/expires=([^;]+)/i.exec(cookie)?.[1] ?? '');
    expect(Math.round((expires - Date.now()) / 86_400_000)).toBe(30);
  });
});
