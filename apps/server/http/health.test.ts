import { createMetrics } from '@wonderlings/telemetry';
import { afterEach, expect, it } from 'vitest';
import type { Readiness } from './health.ts';
import { startTestApp, type TestApp } from './testing-app.ts';
import { CHILD, testRoutes } from './testing-routes.ts';

let app: TestApp;
afterEach(() => app.close());

it('/healthz says that the process is there', async () => {
  app = await startTestApp([]);
  const answer = await app.agent().get('/healthz');
  expect([answer.status, answer.body]).toEqual([200, { ok: true }]);
});

it.each<[number, Readiness]>([
  [200, { ready: true, database: 'ok', lag: 3, parkedTables: ['moods'], awaitingTables: ['users'], fault: null }],
  [503, { ready: false, database: 'ok', lag: 9, parkedTables: [], awaitingTables: [], fault: 'TakenOver' }],
])('/readyz answers %i with what it found', async (status, readiness) => {
  app = await startTestApp([], { readiness: async () => readiness });
  const answer = await app.agent().get('/readyz');
  expect([answer.status, answer.body]).toEqual([status, readiness]);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

it('/metrics counts requests by route, and names nobody', async () => {
  app = await startTestApp(testRoutes(), { metrics: createMetrics() });
  const agent = app.agent();
  await agent.post('/api/login', { username: 'mia' });
  await agent.get(`/api/notes/${CHILD}`);
  await agent.get('/api/wrong-address-canary');
  await agent.request('PURGE', '/api/notes');
  const { text, headers } = await agent.get('/metrics');
  expect(headers.get('content-type')).toContain('text/plain');
  expect(text).toContain(
    'http_request_duration_seconds_count{method="GET",route="/api/notes/{userId}",status="200"} 1',
  );
  expect(text).toContain('http_request_duration_seconds_count{method="GET",route="unmatched",status="404"} 1');
  expect(text).toContain('method="other"');
  for (const personal of [CHILD, 'mia', 'canary']) expect(text).not.toContain(personal);
});
