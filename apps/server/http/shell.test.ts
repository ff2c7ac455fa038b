import { DomainError } from '@wonderlings/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from './testing-app.ts';
import { CHILD, OTHER_CHILD, testRoutes } from './testing-routes.ts';

const CANARY = 'canary-words';
const failures = {
  invalid: new DomainError('invalid', 'test.invalid', 'Not like this.', { note: 'Too sad.' }),
  unauthenticated: new DomainError('unauthenticated', 'test.who', 'Who are you?'),
  forbidden: new DomainError('forbidden', 'test.forbidden', 'Not yours.'),
  'not-found': new DomainError('not-found', 'test.gone', 'Not here.'),
  conflict: new DomainError('conflict', 'test.taken', 'Taken.'),
  'too-many': new DomainError('too-many', 'test.many', 'Too many.'),
  unavailable: new DomainError('unavailable', 'test.down', 'Not now.'),
  connection: Object.assign(new Error('write CONNECTION_CLOSED'), { code: 'CONNECTION_CLOSED' }),
  restart: new Error('could not read', { cause: Object.assign(new Error('shutting down'), { code: '57P01' }) }),
};

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(testRoutes(failures));
});
afterAll(() => app.close());

async function signedIn() {
  const agent = app.agent();
  expect((await agent.post('/api/login', { username: 'mia' })).status).toBe(200);
  return agent;
}

describe('a refusal', () => {
  it.each([
    ['invalid', 400, { error: 'Not like this.', code: 'test.invalid', fields: { note: 'Too sad.' } }],
    ['unauthenticated', 401, { error: 'Who are you?', code: 'test.who' }],
    ['forbidden', 403, { error: 'Not yours.', code: 'test.forbidden' }],
    ['not-found', 404, { error: 'Not here.', code: 'test.gone' }],
    ['conflict', 409, { error: 'Taken.', code: 'test.taken' }],
    ['too-many', 429, { error: 'Too many.', code: 'test.many' }],
    ['unavailable', 503, { error: 'Not now.', code: 'test.down' }],
  ])('of kind %s is answered with %i and its own words', async (how, status, body) => {
    // Straight through fetch: 404 and 409 are not among the statuses that this endpoint describes.
    const response = await fetch(`${app.url}/api/failures`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ how }),
    });
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual(body);
  });

  it('that was not foreseen is masked, and found in the log by its trace id', async () => {
    const answer = await app.agent().post('/api/failures', { how: CANARY });
    expect(answer.status).toBe(500);
    expect(answer.body).toEqual({
      error: 'Something went wrong',
      code: 'server.unexpected',
      traceId: answer.headers.get('x-trace-id'),
    });
    const line = app.logged.find(({ traceId, level }) => traceId === answer.body.traceId && level === 'error');
    expect(line).toMatchObject({ msg: 'A request failed', err: { type: 'Error' } });
  });

  it.each(['connection', 'restart'])('by a store that is away (%s) is a 503 that asks to come back', async (how) => {
    const answer = await app.agent().post('/api/failures', { how });
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('1');
    expect(answer.body.code).toBe('server.unavailable');
  });

  it('by a store that stands still is one too, instead of no answer at all', async () => {
    const forever = () => new Promise<never>(() => {});
    const sessions = { get: forever, set: forever, destroy: forever };
    const waiting = await startTestApp(testRoutes(), { sessions, answerWithinMs: 50 });
    const answer = await waiting.agent().post('/api/login', { username: 'mia' });
    expect([answer.status, answer.body.code]).toEqual([503, 'server.unavailable']);
    await waiting.close();
  });
});

/** As deep as a body can be, and well-formed. */
const DEEP = `{"note":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;

describe('input', () => {
  it('that is wrong is refused with a sentence for each field, named by its path', async () => {
    const agent = await signedIn();
    const answer = await agent.post('/api/notes', { note: 5, nick: 'much too long', mood: { level: 9 } });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({
      error: 'Some of this needs another look.',
      code: 'input.invalid',
      fields: {
        note: 'This should be text.',
        nick: 'Please use at most 10 characters.',
        'mood.level': 'This should be at most 4.',
      },
    });
  });

  it.each([
    ['no body', undefined, { note: 'This is missing.' }],
    ['an empty object', {}, { note: 'This is missing.' }],
    ['null', null, { body: 'This should be a set of named fields.' }],
    ['a bare text', 'note', { body: 'This should be a set of named fields.' }],
    ['a list', [1], { body: 'This should be a set of named fields.' }],
    ['a list where text is expected', { note: ['x'] }, { note: 'This should be text.' }],
    ['a list where fields are expected', { note: 'x', mood: [1] }, { mood: 'This should be a set of named fields.' }],
    ['a name of nothing but prototypes', { constructor: { prototype: { note: 'x' } } }, { note: 'This is missing.' }],
    ['too much text', { note: 'x'.repeat(11) }, { note: 'Please use at most 10 characters.' }],
    ['NUL', { note: 'a\0b' }, { note: 'This has a character that cannot be saved.' }],
    ['half a surrogate pair', { note: 'a\ud83e' }, { note: 'This has a character that cannot be saved.' }],
  ])('of %s is a 400', async (_, body, fields) => {
    const agent = await signedIn();
    const answer = await agent.post('/api/notes', body);
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toEqual(fields);
  });

  it('may hold what we do not know, which is ignored', async () => {
    const agent = await signedIn();
    const answer = await agent.post('/api/notes', { note: 'Hi 🦊', extra: [1], constructor: 'x' });
    expect(answer.status).toBe(201);
    expect(answer.body.note).toBe('Hi 🦊');
  });

  it.each(['{"note":', '"note"', 'note=1', '{"note":"x"}}', '{"__proto__":{"note":"x"}}', '['.repeat(100_000), DEEP])(
    'that is not the JSON we expect is a 400: %.20s',
    async (rawBody) => {
      const agent = await signedIn();
      const answer = await agent.post('/api/notes', undefined, {
        rawBody,
        headers: { 'content-type': 'application/json' },
      });
      expect(answer.status).toBe(400);
      expect(answer.body.code).toMatch(/^(body\.(not-json|too-deep)|input\.invalid)$/);
      expect(answer.text).not.toContain('note=1');
    },
  );

  it.each([
    ['a list in a list', `{"note":"x","extra":${'['.repeat(5_000)}${']'.repeat(5_000)}}`],
    ['an object in an object', `${'{"note":'.repeat(33)}1${'}'.repeat(33)}`],
  ])('that is nested too deeply is a 400: %s', async (_, rawBody) => {
    const agent = await signedIn();
    const answer = await agent.post('/api/notes', undefined, {
      rawBody,
      headers: { 'content-type': 'application/json' },
    });
    expect([answer.status, answer.body]).toEqual([400, { error: 'This is nested too deeply.', code: 'body.too-deep' }]);
  });

  it('may hold brackets in its text, and quotes among them', async () => {
    const agent = await signedIn();
    const answer = await agent.post('/api/notes', { note: '[[\\"[{', extra: `${'['.repeat(100)}\\` });
    expect([answer.status, answer.body.note]).toEqual([201, '[[\\"[{']);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'nonsense'])(
    'of type %s is a 415',
    async (type) => {
      const agent = await signedIn();
      const answer = await agent.post('/api/notes', undefined, {
        rawBody: '{"note":"x"}',
        headers: { 'content-type': type },
      });
      expect(answer.status).toBe(415);
      expect(answer.body.code).toBe('body.wrong-type');
    },
  );

  it.each([
    ['a character set of long ago', { 'content-type': 'application/json; charset=latin1' }],
    ['compression', { 'content-type': 'application/json', 'content-encoding': 'gzip' }],
  ])('in %s is a 415', async (_, headers) => {
    const agent = await signedIn();
    const answer = await agent.post('/api/notes', undefined, { rawBody: '{"note":"x"}', headers });
    expect([answer.status, answer.body.code]).toEqual([415, 'body.wrong-type']);
  });

  it('in bytes that are no UTF-8 is a 400, and not saved as other words', async () => {
    const agent = await signedIn();
    const answer = await agent.post('/api/notes', undefined, {
      rawBody: Buffer.from('{"note":"caf\xe9"}', 'latin1'),
      headers: { 'content-type': 'application/json' },
    });
    expect([answer.status, answer.body.code]).toEqual([400, 'body.not-json']);
  });

  it('of 300 kB is a 413', async () => {
    const agent = await signedIn();
    const answer = await agent.post('/api/notes', { note: 'x'.repeat(300 * 1_024) });
    expect(answer.status).toBe(413);
    expect(answer.body.code).toBe('body.too-large');
  });

  it.each(['/api/notes/%zz', '/api/notes/%ff%fe', '/api/notes?userId=%', '/%c0%ae'])(
    'in a malformed address is a 400: %s',
    async (path) => {
      const answer = await app.agent().get(path);
      expect(answer.status).toBe(400);
      expect(answer.body.code).toBe('url.malformed');
    },
  );
});

describe('access', () => {
  it('without a session is a 401, whatever the body', async () => {
    const agent = app.agent();
    for (const answer of [await agent.get('/api/user'), await agent.post('/api/notes', { note: 5 })]) {
      expect(answer.status).toBe(401);
      expect(answer.body).toEqual({ error: 'Not authenticated. Please sign in.', code: 'session.needed' });
    }
  });

  it('to one’s own things may name oneself', async () => {
    const agent = await signedIn();
    expect((await agent.get(`/api/notes?userId=${CHILD}`)).status).toBe(200);
    expect((await agent.get(`/api/notes/${CHILD}`)).body).toBe(null);
    expect((await agent.post('/api/notes', { note: 'x', userId: CHILD })).status).toBe(201);
  });

  it('to another child’s things is a 403, wherever its id is', async () => {
    const agent = await signedIn();
    const answers = [
      await agent.get(`/api/notes?userId=${OTHER_CHILD}`),
      await agent.get('/api/notes?userId=1'),
      await agent.get(`/api/notes/${OTHER_CHILD}`),
      await agent.post('/api/notes', { note: 'x', userId: OTHER_CHILD }),
      await agent.post('/api/notes', { note: 'x', userId: 2 }),
    ];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(Array(5).fill([403, 'user.foreign']));
  });
});

describe('the grown-up area', () => {
  it('is closed to a child whose grown-up did not open it in that session', async () => {
    const answer = await (await signedIn()).get('/api/area');
    expect([answer.status, answer.body.code]).toEqual([403, 'grown-up.closed']);
    const signedOut = await app.agent().get('/api/area');
    expect([signedOut.status, signedOut.body.code]).toEqual([401, 'session.needed']);
  });

  it('where it is open, is a grown-up’s doing', async () => {
    const asked: string[] = [];
    const isGrownUpAreaOpen = async (childId: string, sessionId: string) => {
      asked.push(childId, sessionId);
      return true;
    };
    const opened = await startTestApp(testRoutes(), { isGrownUpAreaOpen });
    const agent = opened.agent();
    await agent.post('/api/login', { username: 'mia' });
    const answer = await agent.get('/api/area');
    expect([answer.status, answer.body]).toEqual([200, { childId: CHILD, actor: 'grown-up' }]);
    expect(asked).toEqual([CHILD, [...opened.sessions.keys()][0]]);
    await opened.close();
  });
});

describe('addresses and methods', () => {
  it('that do not exist are a 404', async () => {
    for (const path of ['/api', '/api/', '/api/nothing', '/api/Notes', '/api/notes/', '/apix', '/nothing.js']) {
      const answer = await app.agent().get(path);
      expect([path, answer.status, typeof answer.body?.error]).toEqual([path, 404, 'string']);
    }
  });

  it('that do not fit each other are a 405 that says what does', async () => {
    const answer = await app.agent().request('DELETE', '/api/notes');
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')?.split(', ').sort()).toEqual(['GET', 'HEAD', 'OPTIONS', 'POST']);
    expect((await app.agent().request('PROPFIND', '/api/notes')).status).toBe(405);
  });

  it('answer OPTIONS with what is allowed, and no CORS', async () => {
    const answer = await app.agent().request('OPTIONS', '/api/notes', undefined, {
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('allow')).toContain('POST');
    expect(answer.headers.get('access-control-allow-origin')).toBe(null);
  });

  it('answer HEAD like GET, without a body', async () => {
    const agent = await signedIn();
    const answer = await agent.request('HEAD', '/api/notes');
    expect([answer.status, answer.text]).toEqual([200, '']);
  });
});

describe('the context of a command', () => {
  it('has the zone of the header, and UTC for an unknown one', async () => {
    const agent = await signedIn();
    const zoneOf = async (headers: Record<string, string>) =>
      (await agent.post('/api/notes', { note: 'x' }, { headers })).body.context.timeZone;
    expect(await zoneOf({ 'time-zone': 'Pacific/Auckland' })).toBe('Pacific/Auckland');
    expect(await zoneOf({ 'time-zone': 'Mars/Phobos' })).toBe('UTC');
    expect(await zoneOf({})).toBe('UTC');
  });

  it('has the same command id for the same key, and another one without', async () => {
    const agent = await signedIn();
    const commandOf = async (headers: Record<string, string>) =>
      (await agent.post('/api/notes', { note: 'x' }, { headers })).body.context.commandId;
    const first = await commandOf({ 'idempotency-key': 'tap-1' });
    expect(await commandOf({ 'idempotency-key': 'tap-1' })).toBe(first);
    expect(await commandOf({ 'idempotency-key': 'tap-2' })).not.toBe(first);
    expect(await commandOf({})).not.toBe(await commandOf({}));
  });

  it.each(['x'.repeat(201), 'with space', 'é', ''])('refuses a key that is none: %.12s', async (key) => {
    const agent = await signedIn();
    const answer = await agent.post('/api/notes', { note: 'x' }, { headers: { 'idempotency-key': key } });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.fields)).toEqual(['Idempotency-Key']);
  });

  it('is correlated by the trace id', async () => {
    const agent = await signedIn();
    const trace = '0af7651916cd43dd8448eb211c80319c';
    const headers = { traceparent: `00-${trace}-b7ad6b7169203331-01` };
    const answer = await agent.post('/api/notes', { note: 'x' }, { headers });
    expect(answer.headers.get('x-trace-id')).toBe(trace);
    expect(answer.body.context.correlationId).toBe(trace);
  });
});

describe('what is logged', () => {
  it('is a line a request, without what was asked or who asked', async () => {
    const agent = await signedIn();
    const answer = await agent.post(`/api/notes?q=${CANARY}`, { note: 'canary' }, { headers: { 'x-canary': CANARY } });
    await agent.get(`/api/${CANARY}`);
    const traceId = answer.headers.get('x-trace-id');
    const line = app.logged.find((logged) => logged.traceId === traceId && logged.msg === 'request');
    expect(line).toMatchObject({ method: 'POST', route: '/api/notes', status: 201, ms: expect.any(Number) });
    const all = JSON.stringify(app.logged.filter(({ level }) => level === 'info'));
    for (const personal of ['canary', 'mia', CHILD, 'wonderlings_session']) expect(all).not.toContain(personal);
  });
});
