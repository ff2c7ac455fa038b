import { Validator } from '@seriousme/openapi-schema-validator';
import { CONSENT_VERSION } from '@wonderlings/family/contract';
import type { ModuleDependencies } from '@wonderlings/kernel';
import { isList } from '@wonderlings/kernel/page-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MODULES, routesOf } from '../modules.ts';
import { callOf } from './route-adapter.ts';
import { startTestServer, type TestServer } from './testing.ts';
import type { TestAgent } from './testing-agent.ts';

/** Routes are made of dependencies that only their handlers use, which no test here calls. */
const endpoints = routesOf(MODULES, {} as ModuleDependencies, undefined).map(({ endpoint }) => endpoint);
const closed = endpoints.filter(({ access }) => access !== 'guest');
const ofGrownUps = endpoints.filter(({ access }) => access === 'grown-up');
const writes = endpoints.filter(({ body }) => body !== undefined);

let server: TestServer;
let mia: TestAgent;
let miaId: string;
let tom: TestAgent;
let tomId: string;
/** The note that a child shows its grown-up. */
const noteOf: Record<string, string> = {};
beforeAll(async () => {
  server = await startTestServer();
  mia = server.agent();
  miaId = (await mia.register()).id;
  await server.openGrownUpArea(miaId);
  const { id } = (await mia.post('/api/moods', { feeling: 'Okay', note: 'For my grown-up.' })).body;
  await mia.post(`/api/history/notes/${id}/shown`);
  noteOf[miaId] = id;
  tom = server.agent();
  tomId = (await tom.register()).id;
});
afterAll(() => server.stop());

const NO_NOTE = '00000000-0000-4000-8000-00000000000a';
/** Every child has its first stickers. */
const pathFor = (path: string, userId: string) =>
  path
    .replace('{userId}', userId)
    .replace('{kind}/{id}', 'pack/hello-friends')
    .replace('{month}', '2026-05')
    .replace('{moodId}', noteOf[userId] ?? NO_NOTE);

interface WriteInputs {
  readonly right: object;
  readonly wrong: object;
  readonly fields: readonly string[];
  /** What the agent has done before. */
  readonly before?: (agent: TestAgent) => Promise<unknown>;
  /** Of something that the agent has, for a path with an id. */
  readonly path?: (agent: TestAgent) => Promise<string>;
}
const placed = { stickerId: 'zola-wave', x: 50, y: 50, page: 'home' };
const GROWN_UP = 'otters hold hands';
const setGrownUp = (agent: TestAgent) => agent.post('/api/grown-up/password', { password: GROWN_UP });
const agree = (agent: TestAgent) => agent.post('/api/consent', { password: GROWN_UP, version: CONSENT_VERSION });
const PASSWORD = 'three odd words';
const shownPicture = async (agent: TestAgent) =>
  `/api/pictures/${(await agent.post('/api/pictures', { password: PASSWORD })).body.id}`;
const breath = { activityType: 'breath', duration: 36, data: { kind: 'breath/zola' } };

/** For each write: what succeeds, and what is refused, with the fields that it names. */
const INPUTS: Readonly<Record<string, WriteInputs>> = {
  'POST /api/register': {
    right: { username: 'route-test', displayName: 'Route', password: 'three odd words' },
    wrong: { username: 'x', displayName: 'y', password: 'z' },
    fields: ['username', 'displayName', 'password'],
  },
  'POST /api/login': {
    right: { username: 'route-test', password: 'three odd words' },
    wrong: { username: 7 },
    fields: ['username', 'password'],
  },
  'PUT /api/user/settings': {
    right: { favoriteColor: '#123456', displayName: 'Mia' },
    wrong: { favoriteColor: 'red', defaultTheme: 'theme9' },
    fields: ['favoriteColor', 'defaultTheme'],
  },
  'POST /api/user/settings': { right: { journalName: 'Sky' }, wrong: { journalName: ' ' }, fields: ['journalName'] },
  'PUT /api/user/password': {
    right: { currentPassword: 'three odd words', newPassword: 'four very odd words' },
    wrong: { currentPassword: '', newPassword: 'short' },
    fields: ['currentPassword', 'newPassword'],
  },
  'POST /api/pictures': { right: { password: PASSWORD }, wrong: { password: '' }, fields: ['password'] },
  'POST /api/pictures/{id}/sign-in': {
    right: {},
    wrong: { code: ['zola', 'zola', 'tuck', 'pip'] },
    fields: ['code'],
    path: async (agent) => `${await shownPicture(agent)}/sign-in`,
  },
  'PUT /api/pictures/{id}/code': {
    right: { password: PASSWORD, code: ['zola', 'tuck', 'pip', 'hum'] },
    wrong: { password: '', code: ['zola'] },
    fields: ['password', 'code'],
    path: async (agent) => `${await shownPicture(agent)}/code`,
  },
  'POST /api/erasure': { right: { password: 'three odd words' }, wrong: { password: '' }, fields: ['password'] },
  'POST /api/grown-up/erasure': {
    before: setGrownUp,
    right: { password: GROWN_UP },
    wrong: { password: 7 },
    fields: ['password'],
  },
  'POST /api/erasure/undo': {
    // It is awake, which is as good.
    right: { username: 'route-test', password: 'three odd words' },
    wrong: { username: '' },
    fields: ['username', 'password'],
  },
  'POST /api/moods': {
    right: { feeling: 'Okay (Just okay)', note: 'مرحبا 🦊', emoji: '🙂' },
    wrong: { feeling: '', note: 'x'.repeat(5_001) },
    fields: ['feeling', 'note'],
  },
  'POST /api/activity-sessions': {
    right: { ...breath, completed: true },
    wrong: { ...breath, duration: -1, data: { kind: 'sleep/log' } },
    fields: ['duration', 'data.kind'],
  },
  'PUT /api/activity-sessions/{id}': {
    right: { completed: true, duration: 36 },
    wrong: { completed: false, duration: -1 },
    fields: ['completed', 'duration'],
    path: async (agent) => `/api/activity-sessions/${(await agent.post('/api/activity-sessions', breath)).body.id}`,
  },
  'POST /api/affirmations': {
    // No whole questionnaire, and one of the words for that.
    right: { questionnaire: [], affirmation: 'I am special just as I am' },
    wrong: { questionnaire: ['x'], affirmation: '' },
    fields: ['questionnaire.0', 'affirmation'],
  },
  'POST /api/check-badges': { right: {}, wrong: { userId: true }, fields: ['userId'] },
  'PUT /api/weekly-goal': { right: { goal: 'try-a-tool' }, wrong: { goal: 7 }, fields: ['goal'] },
  'POST /api/rewards/seen': {
    right: { rewards: [] },
    wrong: { rewards: [{ kind: 'x', id: 'y' }] },
    fields: ['rewards.0.kind'],
  },
  'POST /api/sticker-placements': {
    right: placed,
    wrong: { ...placed, x: -1, page: 'moon' },
    fields: ['x', 'page'],
  },
  'POST /api/history/keepsakes/compare': {
    right: { words: Array.from({ length: 12 }, () => 'abacus') },
    wrong: { words: [] },
    fields: ['words'],
  },
  'POST /api/grown-up/keepsakes/compare': {
    // No history gives them, but they belong together.
    right: { words: Array.from({ length: 12 }, () => 'abacus') },
    wrong: { words: ['abacus'] },
    fields: ['words'],
  },
  'PATCH /api/sticker-placements/{id}': {
    right: { x: 12.5, scale: 150 },
    wrong: { rotation: 181, zIndex: 1.5 },
    fields: ['rotation', 'zIndex'],
    path: async (agent) => `/api/sticker-placements/${(await agent.post('/api/sticker-placements', placed)).body.id}`,
  },
  'POST /api/grown-up/password': {
    right: { password: GROWN_UP },
    wrong: { password: 'too short' },
    fields: ['password'],
  },
  'PUT /api/grown-up/password': {
    before: setGrownUp,
    right: { currentPassword: GROWN_UP, newPassword: 'otters hold paws' },
    wrong: { currentPassword: '', newPassword: 'short' },
    fields: ['currentPassword', 'newPassword'],
  },
  'POST /api/grown-up/open': {
    before: setGrownUp,
    right: { password: GROWN_UP },
    wrong: { password: 7 },
    fields: ['password'],
  },
  'POST /api/grown-up/reset': {
    before: setGrownUp,
    right: { password: 'three odd words' },
    wrong: { password: '' },
    fields: ['password'],
  },
  'POST /api/consent': {
    right: { password: GROWN_UP, version: CONSENT_VERSION },
    wrong: { password: '', version: 'today' },
    fields: ['password', 'version'],
  },
  'POST /api/consent/withdrawal': {
    before: agree,
    right: { password: GROWN_UP },
    wrong: {},
    fields: ['password'],
  },
  'POST /api/exports': {
    before: setGrownUp,
    right: { password: GROWN_UP },
    wrong: { password: '', withDevice: 1 },
    fields: ['password', 'withDevice'],
  },
  'POST /api/import': { right: { size: 10 }, wrong: { size: 0 }, fields: ['size'] },
};

describe('every endpoint', () => {
  it('is described, and nothing else is', async () => {
    const { body } = await mia.get('/api/openapi.json');
    const described = Object.entries(body.paths).flatMap(([path, item]) =>
      Object.keys(item as object).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(described.sort()).toEqual(endpoints.map(callOf).sort());
    expect(await new Validator().validate(body)).toEqual({ valid: true });
  });

  it('with a body has inputs in this test', () => {
    expect(Object.keys(INPUTS).sort()).toEqual(writes.map(callOf).sort());
  });

  it.each(closed.map((endpoint) => [callOf(endpoint), endpoint] as const))(
    '%s is closed without a session',
    async (_, endpoint) => {
      const answer = await server.agent().request(endpoint.method, pathFor(endpoint.path, miaId), endpoint.body && {});
      expect([answer.status, answer.body.code]).toEqual([401, 'session.needed']);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    },
  );

  it.each(closed.map((endpoint) => [callOf(endpoint), endpoint] as const))(
    '%s does not open another child’s things',
    async (_, endpoint) => {
      const inputs = INPUTS[callOf(endpoint)];
      const ask = (path: string, body?: object) => mia.request(endpoint.method, path, body);
      const attempts = [
        // 1 and 2 are what clients without a user send.
        ...[tomId, '1', '2'].flatMap((id) => [
          ...(endpoint.path.includes('{userId}') ? [ask(pathFor(endpoint.path, id))] : []),
          ...(endpoint.query ? [ask(`${pathFor(endpoint.path, miaId)}?userId=${id}`)] : []),
        ]),
        ...(inputs ? [ask((await inputs.path?.(mia)) ?? endpoint.path, { ...inputs.right, userId: tomId })] : []),
        ...(inputs?.path ? [ask(await inputs.path(tom), inputs.right)] : []),
      ];
      for (const answer of await Promise.all(attempts)) expect(answer.status).toBe(403);
    },
  );
});

describe('every endpoint of the grown-up area', () => {
  const expectClosed = async (agent: TestAgent, childId: string) => {
    for (const endpoint of ofGrownUps) {
      const answer = await agent.request(endpoint.method, pathFor(endpoint.path, childId), endpoint.body && {});
      expect([callOf(endpoint), answer.status, answer.body.code]).toEqual([callOf(endpoint), 403, 'grown-up.closed']);
    }
  };

  it('is closed while no grown-up has opened it', () => expectClosed(tom, tomId));

  it('is closed again after a quarter of an hour', async () => {
    const agent = server.agent();
    const { id } = await agent.register();
    await server.openGrownUpArea(id);
    expect((await agent.get('/api/history/grown-up')).status).toBe(200);
    // The vault has a clock of its own: the quarter of an hour is taken from what it opened until.
    const { sql } = server.database;
    await sql`update vault.grown_ups set open_until = open_until - interval '15 minutes' where child_id = ${id}`;
    await expectClosed(agent, id);
  });
});

describe('every write', () => {
  it.each(Object.entries(INPUTS))('%s names each wrong field', async (call, { wrong, fields, path }) => {
    const [method = '', documented = ''] = call.split(' ');
    const answer = await mia.request(method, (await path?.(mia)) ?? documented, wrong);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.fields).sort()).toEqual([...fields].sort());
  });

  it.each(Object.entries(INPUTS))('%s does what it says', async (call, { before, right, path }) => {
    const [method = '', documented = ''] = call.split(' ');
    // An account of its own: a sign-in or a new password must not get in the way of the others.
    const agent = server.agent();
    const { id } = await agent.register();
    await server.openGrownUpArea(id);
    await before?.(agent);
    const answer = await agent.request(method, (await path?.(agent)) ?? documented, right);
    expect(answer.status).toBe(endpoints.find((endpoint) => callOf(endpoint) === call)?.status);
  });
});

describe('every read', () => {
  // A file is there only after it was asked for: its own tests read it.
  const reads = closed.filter(({ method, file }) => method === 'GET' && file === undefined);
  it.each(reads.map((endpoint) => [callOf(endpoint), endpoint] as const))(
    '%s answers the child itself',
    async (_, endpoint) => {
      expect((await mia.get(pathFor(endpoint.path, miaId))).status).toBe(200);
      if (endpoint.query) expect((await mia.get(`${pathFor(endpoint.path, miaId)}?userId=${miaId}`)).status).toBe(200);
    },
  );
});

describe('every list', () => {
  const lists = closed.filter(isList);
  it('that grows with a child, or is one of its own, is one of pages', () => {
    const paths = new Set(lists.map(({ path }) => path.replace('/{userId}', '')));
    expect([...paths].sort()).toEqual([
      '/api/activity-sessions',
      '/api/affirmations',
      '/api/garden',
      '/api/goals-met',
      '/api/history',
      '/api/history/grown-up',
      '/api/moods',
      '/api/rewards',
      '/api/user-achievements',
      '/api/user-badges',
      '/api/user-emotion-badges',
      '/api/user-header-emoji',
      '/api/user-milestones',
      '/api/user-stickers',
    ]);
  });

  it.each(lists.map((endpoint) => [callOf(endpoint), endpoint] as const))(
    '%s takes a limit and a cursor, and refuses others by their name',
    async (_, endpoint) => {
      const ask = (query: string) => mia.get(`${pathFor(endpoint.path, miaId)}?${query}`);
      for (const query of ['limit=1', 'limit=200']) expect((await ask(query)).status).toBe(200);
      for (const query of ['limit=0', 'limit=201', 'limit=abc', 'cursor=garbage', 'cursor=bm8', 'cursor=WyJubyJd']) {
        const { status, body } = await ask(query);
        expect([status, Object.keys(body.fields)]).toEqual([400, [query.split('=')[0]]]);
      }
    },
  );

  it.each(lists.map((endpoint) => [callOf(endpoint), endpoint] as const))(
    '%s, walked one by one, is what it is in one answer',
    async (_, endpoint) => {
      const agent = server.agent();
      await agent.login('demo', 'wonderlings-demo');
      const { id } = (await agent.get('/api/user')).body;
      await server.openGrownUpArea(id);
      const path = pathFor(endpoint.path, id);
      const whole = (await agent.get(path)).body;
      const walked: unknown[] = [];
      for (let next: string | undefined = `${path}?limit=7`; next; ) {
        const { body, headers } = await agent.get(next);
        expect(body.length).toBeLessThanOrEqual(7);
        walked.push(...body);
        next = /<(.+)>/.exec(headers.get('link') ?? '')?.[1];
      }
      expect(walked).toEqual(whole);
    },
  );
});
