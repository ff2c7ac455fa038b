import { createMetrics } from '@wonderlings/telemetry';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { operatorApp, type Readiness } from './health.ts';
import { type Listening, listen } from './listen.ts';
import { startTestApp, type TestApp } from './testing-app.ts';
import { CHILD, testRoutes } from './testing-routes.ts';

const READY: Readiness = {
  ready: true,
  database: 'ok',
  log: 'ok',
  lag: 3,
  parkedTables: ['moods'],
  awaitingTables: ['users'],
  writeSide: 'ok',
  fault: null,
  jobs: { failed: ['keep-anchors'], oldestWaitingSeconds: 2 },
  redis: 'ok',
};
const STUCK: Readiness = { ...READY, ready: false, fault: 'TakenOver' };

describe('the public listener', () => {
  let app: TestApp;
  afterEach(() => app.close());

  it('says at /healthz that the process is there', async () => {
    app = await startTestApp([]);
    const answer = await app.agent().get('/healthz');
    expect([answer.status, answer.body]).toEqual([200, { ok: true }]);
  });

  it.each([
    [200, READY],
    [503, STUCK],
  ])('says at /readyz whether it is ready, %i, and nothing else', async (status, readiness) => {
    app = await startTestApp([], { readiness: async () => readiness });
    const answer = await app.agent().get('/readyz');
    expect([answer.status, answer.body]).toEqual([status, { ready: readiness.ready }]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('asks the database once for all who ask at the same time', async () => {
    const readiness = vi.fn(async () => READY);
    app = await startTestApp([], { readiness });
    await Promise.all(Array.from({ length: 5 }, () => app.agent().get('/readyz')));
    expect(readiness).toHaveBeenCalledTimes(1);
  });

  it('has no metrics', async () => {
    app = await startTestApp([]);
    expect((await app.agent().get('/metrics')).status).toBe(404);
  });
});

describe('the operators’ listener', () => {
  let listening: Listening;
  afterEach(() => listening.close(0));
  const open = async (options: Parameters<typeof operatorApp>[0]) => {
    listening = await listen(operatorApp(options), { port: 0, host: '127.0.0.1' });
    return `http://127.0.0.1:${listening.port}`;
  };

  it.each([
    [200, READY],
    [503, STUCK],
  ])('says at /readyz what was found, %i', async (status, readiness) => {
    const url = await open({ metrics: createMetrics(), readiness: async () => readiness });
    const answer = await fetch(`${url}/readyz`);
    expect([answer.status, await answer.json()]).toEqual([status, readiness]);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
  });

  it('counts requests by route at /metrics, and names no child', async () => {
    const metrics = createMetrics();
    const app = await startTestApp(testRoutes(), { metrics });
    const agent = app.agent();
    await agent.post('/api/login', { username: 'mia' });
    await agent.get(`/api/notes/${CHILD}`);
    await agent.get('/api/wrong-address-canary');
    await agent.request('PURGE', '/api/notes');
    const answer = await fetch(`${await open({ metrics, readiness: async () => READY })}/metrics`);
    const text = await answer.text();
    await app.close();
    expect(answer.headers.get('content-type')).toContain('text/plain');
    expect(text).toContain(
      'http_request_duration_seconds_count{method="GET",route="/api/notes/{userId}",status="200"} 1',
    );
    expect(text).toContain('http_request_duration_seconds_count{method="GET",route="unmatched",status="404"} 1');
    expect(text).toContain('method="other"');
    for (const personal of [CHILD, 'mia', 'canary']) expect(text).not.toContain(personal);
  });
});
