import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from './testing-app.ts';
import { testRoutes } from './testing-routes.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(testRoutes());
});
afterAll(() => app.close());

const write = (headers: Record<string, string>) =>
  app.agent().post('/api/login', { username: 'mia' }, { headers: resolved(headers) });
/** SELF stands for our own origin, whose port is known only now. */
const resolved = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, value.replace('SELF', app.url)]));

it.each([
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'cross-site', origin: 'SELF' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'http://127.0.0.1:1' },
  { origin: 'SELF.evil.example' },
  { referer: 'https://evil.example/page' },
  { referer: 'not an address' },
])('a write that another site sends is refused: %j', async (headers) => {
  const answer = await write(headers);
  expect(answer.status).toBe(403);
  expect(answer.body.code).toBe('origin.foreign');
  expect(answer.headers.getSetCookie()).toEqual([]);
});

it.each([
  { 'sec-fetch-site': 'same-origin' },
  { 'sec-fetch-site': 'same-origin', origin: 'https://public-name-in-front-of-a-proxy.example' },
  { origin: 'SELF' },
  { referer: 'SELF/auth' },
  {},
])('a write of our own page, or of no browser at all, is done: %j', async (headers) => {
  expect((await write(headers)).status).toBe(200);
});

it('reading is not a matter of origin: no page of another site sees the answer', async () => {
  const answer = await app.agent().get('/api/user', { headers: { 'sec-fetch-site': 'cross-site' } });
  expect(answer.status).toBe(401);
  expect(answer.headers.get('access-control-allow-origin')).toBe(null);
});
