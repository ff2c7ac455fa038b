import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestAnswer } from './testing-agent.ts';
import { startTestApp, type TestApp } from './testing-app.ts';
import { testRoutes } from './testing-routes.ts';

const NAMES = ['wonderlings_session', 'wonderlings_device', 'wonderlings_here', 'wonderlings_known'];

let app: TestApp;
let plain: TestApp;
beforeAll(async () => {
  app = await startTestApp(testRoutes(), { publicUrl: new URL('https://wonderlings.example.org') });
  plain = await startTestApp(testRoutes());
});
afterAll(() => Promise.all([app.close(), plain.close()]));

const cookiesOf = (answer: TestAnswer) => answer.headers.getSetCookie().filter((cookie) => !/\.sig=/.test(cookie));

describe('with a public address of https', () => {
  it('every cookie is for this host and for https only', async () => {
    const answer = await app.agent().post('/api/login', { username: 'mia' });
    expect(cookiesOf(answer).map((cookie) => cookie.split('=')[0])).toEqual(
      expect.arrayContaining(NAMES.map((name) => `__Host-${name}`)),
    );
    for (const cookie of answer.headers.getSetCookie()) {
      expect(cookie).toMatch(/^__Host-/);
      expect(cookie).toMatch(/; path=\/;/);
      expect(cookie).toMatch(/; secure/i);
      expect(cookie).not.toMatch(/domain=/i);
    }
  });

  it('a child signs in, is known, and leaves with its cookies taken away', async () => {
    const agent = app.agent();
    await agent.post('/api/login', { username: 'mia' });
    expect((await agent.get('/api/user')).status).toBe(200);
    await agent.post('/api/logout');
    expect((await agent.get('/api/user')).status).toBe(401);
    expect([...agent.cookies.keys()]).toEqual(['__Host-wonderlings_known', '__Host-wonderlings_known.sig']);
  });

  it('a cookie of the plain name opens nothing', async () => {
    const agent = app.agent();
    await agent.post('/api/login', { username: 'mia' });
    const renamed = app.agent();
    for (const [name, value] of agent.cookies) renamed.cookies.set(name.replace('__Host-', ''), value);
    expect((await renamed.get('/api/user')).status).toBe(401);
  });

  it('browsers are told to stay with https', async () => {
    expect((await app.agent().get('/healthz')).headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}/);
    expect((await plain.agent().get('/healthz')).headers.get('strict-transport-security')).toBeNull();
  });

  it('a write comes from that address, whatever host the proxy asks for', async () => {
    const write = async (origin: string) =>
      (await app.agent().post('/api/login', { username: 'mia' }, { headers: { origin } })).status;
    expect(await write('https://wonderlings.example.org')).toBe(200);
    expect(await write(app.url)).toBe(403);
  });
});

it('over plain http a cookie with the prefix opens nothing', async () => {
  const agent = plain.agent();
  await agent.post('/api/login', { username: 'mia' });
  const renamed = plain.agent();
  for (const [name, value] of agent.cookies) renamed.cookies.set(`__Host-${name}`, value);
  expect((await renamed.get('/api/user')).status).toBe(401);
});
