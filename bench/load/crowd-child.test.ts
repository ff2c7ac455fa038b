import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, createServer, type Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CrowdChild } from './crowd-child.ts';
import { callOfCrowd, STORY, type VisitCall } from './visit.ts';

/** A server that keeps what is saved, once for each key, and can be told to do wrong. */
interface FakeServer {
  readonly url: string;
  /** Statuses of the next saves; 201 when there is none left. */
  readonly next: number[];
  readonly moods: { note: string | null }[];
  readonly sessions: { duration: number; userId: string }[];
  readonly who: { id: string };
}

const [save] = STORY.flat().filter(({ kind }) => kind === 'first save');
const [breath] = STORY.flat().filter(({ path }) => path === '/api/activity-sessions');
const [user] = STORY.flat().filter(({ path }) => path === '/api/user');
const id = randomUUID();
let http: Server;
let fake: FakeServer;
let agent: Agent;
let child: CrowdChild;

beforeEach(async () => {
  const stored = { moods: [] as FakeServer['moods'], sessions: [] as FakeServer['sessions'] };
  const keys = new Set<string>();
  const next: number[] = [];
  const who = { id };
  http = createServer((req, res) => {
    const answer = (status: number, body: unknown, headers = {}) =>
      res.writeHead(status, headers).end(JSON.stringify(body));
    if (req.method === 'GET') {
      const lists = { '/api/moods': stored.moods, '/api/activity-sessions': stored.sessions, '/api/user': who };
      return void answer(200, lists[new URL(req.url ?? '', 'http://a').pathname as keyof typeof lists]);
    }
    let text = '';
    req.on('data', (part) => (text += part));
    req.on('end', () => {
      const status = next.shift() ?? 201;
      if (status === 0) return void res.destroy();
      const key = String(req.headers['idempotency-key']);
      if (status === 201 && !keys.has(key)) {
        keys.add(key);
        const body = JSON.parse(text);
        if (req.url === '/api/moods') stored.moods.push(body);
        else stored.sessions.push({ ...body, userId: id });
      }
      answer(status, {}, status === 503 ? { 'retry-after': '2' } : {});
    });
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const address = http.address();
  if (!address || typeof address === 'string') throw new Error('The server has no port');
  fake = { url: `http://127.0.0.1:${address.port}`, next, who, ...stored };
  agent = new Agent({ keepAlive: true });
  child = new CrowdChild(fake.url, agent, { id, cookie: 'a=b', address: '127.0.0.1' });
});
afterEach(async () => {
  agent.destroy();
  http.close();
  await once(http, 'close');
});

const call = (what: VisitCall | undefined) => child.call(what as VisitCall);

describe('the saves of a child of the crowd', () => {
  it('are found again, each once', async () => {
    await call(save);
    await call(breath);
    await call(save);
    expect(await child.check()).toEqual({ acknowledged: 3, storedUnheard: 0, faults: [] });
  });

  it('are a fault when an acknowledged one is missing', async () => {
    await call(save);
    fake.moods.length = 0;
    expect((await child.check()).faults).toEqual([`save 0 of ${id}, acknowledged, is there 0 times`]);
  });

  it('are a fault when one is there twice, also one that was refused', async () => {
    await call(breath);
    fake.next.push(503);
    await call(save);
    fake.sessions.push(...fake.sessions);
    fake.moods.push({ note: `Save 1 of ${id}` }, { note: `Save 1 of ${id}` });
    expect((await child.check()).faults).toEqual([
      `save 0 of ${id}, acknowledged, is there 2 times`,
      `save 1 of ${id}, refused, is there 2 times`,
    ]);
  });

  it('are a fault when another child’s are among them, or none of the crowd’s', async () => {
    const other = randomUUID();
    await call(save);
    fake.moods.push({ note: `Save 0 of ${other}` });
    fake.sessions.push({ duration: 67, userId: id });
    expect((await child.check()).faults).toEqual([`${id} has save 0 of ${other}`, `${id} has save 7 of ${id}`]);
  });

  it('are asked for again when they were refused or cut, and are there once then', async () => {
    fake.next.push(503, 0, 0);
    expect(await call(save)).toMatchObject({ status: 503, lacksRetryAfter: false });
    expect(await call(save)).toMatchObject({ status: 0 });
    expect((await child.askAgain(5)).map(({ status }) => status)).toEqual([201, 201]);
    expect(await child.check()).toEqual({ acknowledged: 2, storedUnheard: 0, faults: [] });
  });
});

it('a refusal that does not say when to come back is told', async () => {
  fake.next.push(429);
  expect(await call(save)).toMatchObject({ status: 429, lacksRetryAfter: true });
});

it('an answer that is neither a success nor a refusal is a fault', async () => {
  fake.next.push(500);
  expect((await call(save)).fault).toMatch('A first save answered 500');
});

it('a page of another child is a fault', async () => {
  expect((await call(user)).fault).toBeUndefined();
  fake.who.id = randomUUID();
  expect((await call(user)).fault).toBe(`${id} was shown another child`);
});

describe('the story', () => {
  const countsOf = (calls: readonly VisitCall[]) =>
    Object.fromEntries(
      ['first save', 'save', 'read'].map((kind) => [kind, calls.filter((one) => one.kind === kind).length]),
    );

  it('has one first save, three further ones and ten reads', () => {
    expect(countsOf(STORY.flat())).toEqual({ 'first save': 1, save: 3, read: 10 });
  });

  it('goes on in the same proportions, with every read', () => {
    const calls = Array.from({ length: 130 }, (_, index) => callOfCrowd(index));
    expect(countsOf(calls)).toEqual({ 'first save': 0, save: 30, read: 100 });
    expect(new Set(calls.map(({ path }) => path))).toEqual(new Set(STORY.flat().map(({ path }) => path)));
  });
});
