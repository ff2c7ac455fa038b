import { DEMO_ACCOUNT } from '@wonderlings/account/contract';
import { type Route, route } from '@wonderlings/kernel';
import { endpoint } from '@wonderlings/kernel/contract';
import { createMetrics } from '@wonderlings/telemetry';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { TestAgent } from '../testing-agent.ts';
import { startTestApp, type TestApp } from '../testing-app.ts';
import { testRoutes } from '../testing-routes.ts';
import { RATE_LIMITS, type RateLimit } from './rate-limits.ts';
import { GET, openWire, type Wire } from './testing-wire.ts';

const LARGE = 12_000_000;
const shared = { tag: 'Test', summary: 'For tests', status: 200, method: 'GET' } as const;
const slow = endpoint({ ...shared, path: '/api/slow', access: 'guest', answer: z.string() });
const slowOfChild = endpoint({ ...shared, path: '/api/slow/mine', access: 'child', answer: z.string() });
const largeOfChild = endpoint({ ...shared, path: '/api/large/mine', access: 'child', answer: z.string() });
const large = endpoint({ ...shared, path: '/api/large', access: 'guest', answer: z.string() });

let app: TestApp;
const wires: Wire[] = [];
let metrics = createMetrics();
let reasons: () => readonly string[];
const wire = () => {
  const one = openWire(app.url);
  wires.push(one);
  return one;
};
afterEach(async () => {
  for (const one of wires.splice(0)) one.close();
  await app.close();
});

/** Routes of which two answer when they are released, and one with more than sockets hold. */
function routesUnderTest() {
  const waiting: ((answer: string) => void)[] = [];
  let begunInAll = 0;
  let largeAnswers = 0;
  const wait = () => {
    begunInAll += 1;
    return new Promise<string>((resolve) => waiting.push(resolve));
  };
  const routes: readonly Route[] = [
    ...testRoutes(),
    route(slow, wait),
    route(slowOfChild, wait),
    route(large, async () => 'x'.repeat(LARGE)),
    route(largeOfChild, async () => {
      largeAnswers += 1;
      return 'x'.repeat(LARGE);
    }),
  ];
  return {
    routes,
    release(answer = 'done') {
      for (const resolve of waiting.splice(0)) resolve(answer);
    },
    begunInAll: () => begunInAll,
    largeAnswers: () => largeAnswers,
    begun: (count: number) => vi.waitFor(() => expect(waiting).toHaveLength(count)),
  };
}

type AppOptions = NonNullable<Parameters<typeof startTestApp>[1]>;
const start = async (limits: AppOptions['limits'], trustedProxies = 0, rateLimits: readonly RateLimit[] = []) => {
  const { routes, ...control } = routesUnderTest();
  metrics = createMetrics();
  const refused = vi.spyOn(metrics, 'refused');
  reasons = () => refused.mock.calls.map(([reason]) => reason);
  app = await startTestApp(routes, { limits: limits ?? {}, metrics, checkAnswers: false, trustedProxies, rateLimits });
  return control;
};
// Every refusal has one.
const codeOf = async (answer: Response) => ((await answer.json()) as { readonly code: string }).code;
const cookiesOf = ({ cookies }: TestAgent) =>
  `Cookie: ${[...cookies].map(([name, value]) => `${name}=${value}`).join('; ')}\r\n`;
const inFlight = async () => Number(/^http_requests_in_flight (\d+)$/m.exec(await metrics.text())?.[1]);
const from = (ip: string) => ({ headers: { 'x-forwarded-for': ip } });

describe('requests in flight', () => {
  it('past those of the server are a 503 that says when to come back', async () => {
    const { release, begun } = await start({ requests: { all: 2 } });
    const first = [fetch(`${app.url}/api/slow`), fetch(`${app.url}/api/slow`)];
    await begun(2);
    const answer = await fetch(`${app.url}/api/slow`);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await answer.json()).toEqual({
      error: 'Lots of people are here right now. Please try again in a moment.',
      code: 'server.busy',
    });
    expect(reasons()).toEqual(['requests-all']);
    release();
    expect((await Promise.all(first)).map(({ status }) => status)).toEqual([200, 200]);
    const again = fetch(`${app.url}/api/slow`);
    await begun(1);
    release();
    expect((await again).status).toBe(200);
  });

  it('are refused before a session is read', async () => {
    const { release, begun } = await start({ requests: { all: 1 } });
    const agent = app.agent();
    await agent.post('/api/login', { username: 'mia' });
    const first = fetch(`${app.url}/api/slow`);
    await begun(1);
    const reads = vi.spyOn(app.sessions, 'get');
    expect((await agent.get('/api/user')).status).toBe(503);
    expect(reads).not.toHaveBeenCalled();
    release();
    await first;
  });

  it('of one network, and of one wider network, leave room for others', async () => {
    const { release, begun } = await start({ requests: { all: 10, wide: 2, narrow: 1 } }, 1);
    const ask = (ip: string) => fetch(`${app.url}/api/slow`, from(ip));
    const first = [ask('192.0.2.1:4000')];
    await begun(1);
    const sameAddress = await ask('192.0.2.1:4001');
    expect([sameAddress.status, await codeOf(sameAddress)]).toEqual([429, 'network.busy']);
    first.push(ask('192.0.2.2'));
    await begun(2);
    expect((await ask('192.0.2.3')).status).toBe(429);
    first.push(ask('198.51.100.1'));
    await begun(3);
    release();
    expect((await Promise.all(first)).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(reasons()).toEqual(['requests-narrow', 'requests-wide']);
  });

  it('of one child leave room for other children', async () => {
    const { release, begun } = await start({ requests: { child: 1 } });
    const agent = app.agent();
    await agent.post('/api/login', { username: 'mia' });
    const first = agent.get('/api/slow/mine');
    await begun(1);
    const second = await agent.get('/api/slow/mine');
    expect([second.status, second.body.code, second.headers.get('retry-after')]).toEqual([429, 'child.busy', '2']);
    const guest = fetch(`${app.url}/api/slow`);
    await begun(2);
    release();
    expect([(await first).status, (await guest).status]).toEqual([200, 200]);
  });

  it('are worked on four at a time where they are reads of one child, and not at all for a caller that has gone', async () => {
    const { release, begun, begunInAll } = await start({});
    const agent = app.agent();
    await agent.post('/api/login', { username: 'mia' });
    const first = Array.from({ length: 4 }, () => agent.get('/api/slow/mine'));
    await begun(4);
    const gone = wire();
    gone.send(GET('/api/slow/mine', cookiesOf(agent)));
    await vi.waitFor(async () => expect(await inFlight()).toBe(5));
    const last = agent.get('/api/slow/mine');
    await vi.waitFor(async () => expect(await inFlight()).toBe(6));
    expect(begunInAll()).toBe(4);
    gone.close();
    await vi.waitFor(async () => expect(await inFlight()).toBe(5));
    release();
    await begun(1);
    release();
    expect((await Promise.all([...first, last])).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(begunInAll()).toBe(5);
  });

  it('are worked on one after the other where their answers are known to be large', async () => {
    const { release, begun, begunInAll } = await start({});
    const agent = app.agent();
    await agent.post('/api/login', { username: 'mia' });
    const ask = () => agent.get('/api/slow/mine');
    const first = ask();
    await begun(1);
    release('x'.repeat(300_000));
    await first;
    const others = [ask(), ask(), ask()];
    await vi.waitFor(async () => expect(await inFlight()).toBe(3));
    for (const count of [2, 3, 4]) {
      await begun(1);
      expect(begunInAll()).toBe(count);
      release('x'.repeat(300_000));
    }
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it('do not crowd out the question whether the server lives', async () => {
    const { release, begun } = await start({ requests: { all: 1 } });
    const first = fetch(`${app.url}/api/slow`);
    await begun(1);
    expect((await fetch(`${app.url}/nowhere`)).status).toBe(503);
    expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
    expect((await fetch(`${app.url}/readyz`)).status).toBe(200);
    release();
    await first;
  });

  it('of one connection do not queue endlessly', async () => {
    const { begun } = await start({ pipelined: 3 });
    const one = wire();
    one.send(GET('/api/slow').repeat(3));
    await begun(3);
    one.send(GET('/api/slow').repeat(1_000));
    await one.ended();
    expect(reasons()).toEqual(['pipelined']);
  });
});

describe('bytes that wait', () => {
  it('make a large answer a 503 while others hold the room, and small ones go on', async () => {
    await start({ bytes: { all: LARGE + 1_000 } });
    const one = wire();
    one.send(GET('/api/large'));
    await vi.waitFor(async () => expect(await waitingBytes()).toBeGreaterThan(LARGE));
    const answer = await fetch(`${app.url}/api/large`);
    expect([answer.status, await codeOf(answer), answer.headers.get('retry-after')]).toEqual([503, 'server.busy', '2']);
    expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
    one.close();
    await vi.waitFor(async () => expect(await waitingBytes()).toBe(0));
    expect((await (await fetch(`${app.url}/api/large`)).text()).length).toBe(LARGE + 2);
  });

  it('are expected of a child whose answer was large, so that it is refused before the work', async () => {
    const { largeAnswers } = await start({ bytes: { child: LARGE + 40_000 } });
    const agent = app.agent();
    await agent.post('/api/login', { username: 'mia' });
    const one = wire();
    one.send(GET('/api/large/mine', cookiesOf(agent)));
    await vi.waitFor(async () => expect(await waitingBytes()).toBeGreaterThan(LARGE));
    const answer = await agent.get('/api/large/mine');
    expect([answer.status, answer.body.code]).toEqual([429, 'child.busy']);
    expect(largeAnswers()).toBe(1);
    expect((await agent.get('/api/user')).status).toBe(200);
    one.close();
    await vi.waitFor(async () => expect(await waitingBytes()).toBe(0));
    expect((await agent.get('/api/large/mine')).status).toBe(200);
  });

  it('are counted by the minute, so that large answers are not made all the time for who does not read them', async () => {
    const limit = RATE_LIMITS.filter(({ name }) => name === 'read-bytes-child');
    const points = 2 * LARGE + 100_000;
    const { largeAnswers } = await start(
      { bytes: { child: 2 * LARGE } },
      0,
      limit.map((one) => ({ ...one, points })),
    );
    const agent = app.agent();
    await agent.post('/api/login', { username: 'mia' });
    const statuses = [];
    // How large it is shows with the first.
    for (let time = 0; time < 4; time += 1) statuses.push((await agent.get('/api/large/mine')).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect(largeAnswers()).toBe(3);
    // Refused again, it is not taken for a small one.
    expect((await agent.get('/api/large/mine')).status).toBe(429);
  });

  it.each([
    ['Content-Length: 4900', 4_900],
    // Not here yet, and mostly small when it is: no more is held than for a read.
    ['Transfer-Encoding: chunked', 32_768],
  ])('of bodies count before they are read: %s', async (header, bytes) => {
    await start({ bytes: { narrow: 5_000 } });
    const one = wire();
    one.send(`POST /api/login HTTP/1.1\r\nHost: a\r\n${header}\r\n`);
    one.send('Content-Type: application/json\r\n\r\n');
    await vi.waitFor(async () => expect(await waitingBytes()).toBe(bytes));
    const answer = await app.agent().post('/api/login', { username: 'x'.repeat(300) });
    expect([answer.status, answer.body.code]).toEqual([429, 'network.busy']);
  });

  async function waitingBytes(): Promise<number> {
    return Number(/^http_bytes_waiting (\d+)$/m.exec(await metrics.text())?.[1]);
  }
});

describe('a connection', () => {
  it('past the most there may be gets a 503, and one that ends makes room', async () => {
    await start({ connections: { all: 2 } });
    const kept = [wire(), wire()];
    for (const one of kept) one.send('GET /healthz');
    await vi.waitFor(async () => expect(await openConnections()).toBe(2));
    const text = await wire().ended();
    expect(text).toMatch(/^HTTP\/1\.1 503 .*\r\nRetry-After: 2\r\n/s);
    expect(JSON.parse(text.slice(text.indexOf('\r\n\r\n')))).toMatchObject({ code: 'server.busy' });
    expect(reasons()).toEqual(['connections-all']);
    kept[0]?.close();
    await vi.waitFor(async () => expect(await openConnections()).toBe(1));
    expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
  });

  it('counts for its network, and not behind a proxy', async () => {
    await start({ connections: { narrow: 1 } });
    wire().send('GET /healthz');
    await vi.waitFor(async () => expect(await openConnections()).toBe(1));
    expect(await wire().ended()).toMatch(/^HTTP\/1\.1 503 /);
    await app.close();
    await start({ connections: { narrow: 1 } }, 1);
    wire().send('GET /healthz');
    await vi.waitFor(async () => expect(await openConnections()).toBe(1));
    expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
  });

  it('that does not read its answer is cut', async () => {
    await start({ stalledMs: 100 });
    const one = wire();
    one.send(GET('/api/large'));
    await vi.waitFor(() => expect(reasons()).toEqual(['stalled']));
  });

  it('that reads slowly, but reads, gets all of its answer', async () => {
    await start({ stalledMs: 300 });
    const response = await fetch(`${app.url}/api/large`);
    let read = 0;
    for await (const chunk of response.body ?? []) {
      read += chunk.length;
      // Twenty-odd pauses, together far longer than the time without a byte that is allowed.
      if (read % 500_000 < chunk.length) await new Promise((wake) => setTimeout(wake, 50));
    }
    expect(read).toBe(LARGE + 2);
    expect(reasons()).toEqual([]);
  });

  it('that waits for an answer that takes its time is not cut', async () => {
    const { release, begun } = await start({ stalledMs: 50 });
    const answer = fetch(`${app.url}/api/slow`);
    await begun(1);
    await new Promise((wake) => setTimeout(wake, 300));
    release();
    expect((await answer).status).toBe(200);
  });

  it.each([
    ['a head', 'GET /healthz HTTP/1.1\r\nHost:'],
    ['anything at all', ''],
  ])('that does not finish sending %s is cut with a 408', async (_, sent) => {
    await start({ headMs: 100 });
    const one = wire();
    if (sent) one.send(sent);
    expect(await one.ended()).toMatch(/^HTTP\/1\.1 408 .*request\.too-slow/s);
    expect(reasons()).toEqual(['unfinished']);
  });

  it('that does not finish sending its body is cut', async () => {
    await start({ stalledMs: 100 });
    const one = wire();
    one.send('POST /api/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{');
    await one.ended();
    expect(reasons()).toEqual(['stalled']);
  });

  it('may hold an answer for so long and no longer, however it trickles', async () => {
    await start({ answerMs: 100 });
    const one = wire();
    one.send(GET('/api/slow'));
    await one.ended();
  });

  it('ends with its answer when there are many', async () => {
    await start({ connections: { all: 4 } });
    const one = await fetch(`${app.url}/healthz`);
    expect(one.headers.get('connection')).toBe('keep-alive');
    for (let index = 0; index < 3; index += 1) wire().send('GET /healthz');
    await vi.waitFor(async () => expect(await openConnections()).toBe(4));
    expect((await fetch(`${app.url}/healthz`)).headers.get('connection')).toBe('close');
  });

  async function openConnections(): Promise<number> {
    return Number(/^http_open_connections (\d+)$/m.exec(await metrics.text())?.[1]);
  }
});

describe('demos', () => {
  it('are told one after the other, and none for those who hung up in the line', async () => {
    const told: (() => void)[] = [];
    const demo = endpoint({
      ...shared,
      method: 'POST',
      path: '/api/login',
      access: 'guest',
      body: z.object({ username: z.string(), password: z.string() }),
      answer: z.string(),
    });
    const tell = () => new Promise<string>((resolve) => told.push(() => resolve('told')));
    metrics = createMetrics();
    app = await startTestApp([route(demo, tell)], { metrics });
    const hangUp = new AbortController();
    const ask = (signal?: AbortSignal) =>
      fetch(`${app.url}/api/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(DEMO_ACCOUNT),
        ...(signal ? { signal } : {}),
      });
    const first = ask();
    await vi.waitFor(() => expect(told).toHaveLength(1));
    const gone = ask(hangUp.signal).catch(() => 'gone');
    const third = ask();
    await vi.waitFor(async () => expect(await metrics.text()).toMatch(/^http_requests_in_flight 3$/m));
    hangUp.abort();
    await gone;
    await vi.waitFor(async () => expect(await metrics.text()).toMatch(/^http_requests_in_flight 2$/m));
    expect(told).toHaveLength(1);
    told.shift()?.();
    expect((await first).status).toBe(200);
    await vi.waitFor(() => expect(told).toHaveLength(1));
    told.shift()?.();
    expect((await third).status).toBe(200);
    expect(told).toHaveLength(0);
  });
});

describe('an upload that is broken off', () => {
  it('is no fault of ours, and is not called one', async () => {
    await start({});
    const one = wire();
    one.send('POST /api/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{');
    await vi.waitFor(async () => expect(await metrics.text()).toMatch(/^http_requests_in_flight 1$/m));
    one.close();
    await vi.waitFor(() => expect(app.logged).toContainEqual(expect.objectContaining({ status: 499, aborted: true })));
    expect(app.logged.filter(({ level }) => level === 'warn' || level === 'error')).toEqual([]);
  });
});
