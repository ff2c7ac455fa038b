import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from './testing-app.ts';
import { testRoutes } from './testing-routes.ts';

const HINT = 'wonderlings_here';
const SESSION = 'wonderlings_session';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(testRoutes());
});
afterAll(() => app.close());

const hintIn = (headers: Headers): string | undefined =>
  headers.getSetCookie().find((cookie) => cookie.startsWith(`${HINT}=`));

it('can be read by the page, holds no name, and lasts as long as a remembered device', async () => {
  const { headers } = await app.agent().post('/api/login', { username: 'mia' });
  const hint = hintIn(headers);
  expect(hint).toMatch(/^wonderlings_here=1; path=\/; expires=/);
  expect(hint).not.toMatch(/httponly/i);
  const days = (Date.parse(/expires=([^;]+)/.exec(hint ?? '')?.[1] ?? '') - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(30);
});

it('is not set again by what comes after', async () => {
  const agent = app.agent();
  await agent.post('/api/login', { username: 'mia' });
  expect(hintIn((await agent.get('/api/user')).headers)).toBeUndefined();
});

it('is given back to a session that has lost it', async () => {
  const agent = app.agent();
  await agent.post('/api/login', { username: 'mia' });
  agent.cookies.delete(HINT);
  expect(hintIn((await agent.get('/api/user')).headers)).toContain(`${HINT}=1`);
});

it('goes with the logout', async () => {
  const agent = app.agent();
  await agent.post('/api/login', { username: 'mia' });
  expect(hintIn((await agent.post('/api/logout')).headers)).toMatch(/^wonderlings_here=;.*1970/);
  expect(agent.cookies.has(HINT)).toBe(false);
});

it('stays while the device may sign in by itself, and goes where nothing is left to sign in', async () => {
  const agent = app.agent();
  await agent.post('/api/login', { username: 'mia' });
  for (const name of [SESSION, `${SESSION}.sig`]) agent.cookies.delete(name);
  expect(hintIn((await agent.get('/api/user')).headers)).toBeUndefined();
  agent.cookies.delete('wonderlings_device');
  expect(hintIn((await agent.get('/api/user')).headers)).toMatch(/^wonderlings_here=;/);
});

it('is never set for a visitor', async () => {
  expect((await app.agent().get('/api/user')).headers.getSetCookie()).toEqual([]);
});
