import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from './testing.ts';
import type { TestAgent } from './testing-agent.ts';

let server: TestServer;
let agent: TestAgent;
beforeAll(async () => {
  server = await startTestServer({ now: () => new Date('2026-05-01T23:30:00.000Z') });
  agent = server.agent();
  await agent.register();
});
afterAll(() => server.stop());

const statusesOf = (answers: readonly { readonly status: number }[]) => answers.map(({ status }) => status).sort();

describe('a note', () => {
  it.each([
    ['5,000 foxes', '🦊'.repeat(5_000)],
    ['a family of seven code points', '👩‍👩‍👧‍👦'],
    ['right to left and back', 'قلبي سعيد، שלום, ok \u202eflipped\u202c'],
    ['accents that are letters of their own', 'e\u0301 \u0e01\u0e33'],
    ['a line that looks like a query', "'; drop table log.events; --"],
    ['markup', '<script>alert(1)</script>'],
  ])('of %s is kept to the letter', async (_, note) => {
    const saved = (await agent.post('/api/moods', { feeling: 'Okay', note })).body;
    const moods: { readonly id: string; readonly note: string }[] = (await agent.get('/api/moods')).body;
    const read = moods.find(({ id }) => id === saved.id)?.note;
    // Not toBe: a difference of 5,000 foxes is nothing to print.
    expect([saved.note === note, read === note]).toEqual([true, true]);
  });

  it.each([
    ['', null],
    ['   ', null],
    [undefined, null],
    [null, null],
  ])('of %j is none', async (note, kept) => {
    const answer = await agent.post('/api/moods', { feeling: 'Okay', note });
    expect([answer.status, answer.body.note]).toEqual([201, kept]);
  });

  it.each([
    ['a\0b', 'This has a character that cannot be saved.'],
    ['half a fox \ud83e', 'This has a character that cannot be saved.'],
    [['a', 'list'], 'This should be text.'],
    [{ length: 3 }, 'This should be text.'],
  ])('that cannot be kept is named: %.12j', async (note, sentence) => {
    const answer = await agent.post('/api/moods', { feeling: 'Okay', note });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ error: sentence, code: 'input.invalid', fields: { note: sentence } });
  });

  it('that is too long has a code of its own, unless more is wrong', async () => {
    const error = 'That is a lot of words! Please use at most 5,000 characters.';
    const note = 'x'.repeat(5_001);
    const answer = await agent.post('/api/moods', { feeling: 'Okay', note });
    expect([answer.status, answer.body]).toEqual([
      400,
      { error, code: 'journal.note-too-long', fields: { note: error } },
    ]);
    const { code, fields } = (await agent.post('/api/moods', { feeling: '', note })).body;
    expect([code, fields.note]).toEqual(['input.invalid', error]);
  });
});

describe('the day of a mood', () => {
  it.each([
    ['Asia/Tokyo', '2026-05-02'],
    ['America/Los_Angeles', '2026-05-01'],
    ['Mars/Phobos', '2026-05-01'],
    ['x'.repeat(5_000), '2026-05-01'],
  ])('is that of the zone, and of UTC where it is unknown: %.20s', async (zone, day) => {
    const answer = await agent.post('/api/moods', { feeling: 'Okay' }, { headers: { 'time-zone': zone } });
    expect([answer.status, answer.body.localDate]).toEqual([201, day]);
  });

  it('is the server’s, whatever the device’s clock says', async () => {
    const body = { feeling: 'Okay', timestamp: '1970-01-01T00:00:00.000Z', localDate: '1970-01-01' };
    const headers = { date: 'Thu, 01 Jan 1970 00:00:00 GMT' };
    expect((await agent.post('/api/moods', body, { headers })).body).toMatchObject({
      timestamp: '2026-05-01T23:30:00.000Z',
      localDate: '2026-05-01',
    });
  });
});

describe('two tabs', () => {
  it('that save the same thing at once save it once', async () => {
    const its = server.agent();
    await its.register();
    const headers = { 'idempotency-key': 'both' };
    const save = () => its.post('/api/moods', { feeling: 'Okay', note: 'Two tabs' }, { headers });
    const answers = await Promise.all(Array.from({ length: 8 }, save));
    expect(statusesOf(answers)).toEqual(Array(8).fill(201));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect((await its.get('/api/moods')).body).toHaveLength(1);
  });

  it('that save two things at once save both, and count one day', async () => {
    const its = server.agent();
    await its.register();
    const save = (note: string) => its.post('/api/moods', { feeling: 'Okay', note });
    expect(statusesOf(await Promise.all([save('here'), save('there')]))).toEqual([201, 201]);
    expect((await its.get('/api/moods')).body).toHaveLength(2);
    expect((await its.get('/api/streaks')).body[0].totalCheckIns).toBe(1);
  });
});

describe('a username', () => {
  it('that 20 want at once, however they write it, goes to one of them', async () => {
    const wanted = (index: number) => ({
      username: index % 2 ? 'Racer' : 'rACER',
      displayName: 'Ra',
      password: 'three odd words',
    });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => server.agent().post('/api/register', wanted(index))),
    );
    expect(statusesOf(answers)).toEqual([201, ...Array(19).fill(409)]);
    const taken = 'That username is taken. Please try another one.';
    expect(answers.find(({ status }) => status === 409)?.body).toEqual({
      error: taken,
      code: 'account.username-taken',
      fields: { username: taken },
    });
  });

  it.each(['__proto__', 'constructor', 'toString'])('of %s is one like any other', async (username) => {
    const user = await server.agent().register({ username });
    expect((await server.agent().login(username, user.password)).id).toBe(user.id);
  });
});

describe('a child that is erased while it is signed in', () => {
  it('is signed out with its next call, and its cookies opened nothing meanwhile', async () => {
    const its = server.agent();
    const { id } = await its.register();
    await server.stores.vault.destroy(id);
    const answer = await its.get('/api/user');
    expect([answer.status, answer.body.error]).toEqual([401, 'Not authenticated. Please sign in.']);
    expect((await its.post('/api/auto-login')).status).toBe(401);
    const left = [...its.cookies.keys()].filter((name) => !name.startsWith('wonderlings_known'));
    expect(left).toEqual([]);
  });
});

describe('a write from another site', () => {
  it.each(['https://evil.example', 'null', 'http://127.0.0.1.evil.example'])('(%s) is not done', async (origin) => {
    const before = (await agent.get('/api/moods')).body.length;
    const answer = await agent.post('/api/moods', { feeling: 'Okay' }, { headers: { origin } });
    expect([answer.status, answer.body.code]).toEqual([403, 'origin.foreign']);
    expect((await agent.get('/api/moods')).body).toHaveLength(before);
  });
});

describe('an address that is far too long', () => {
  it('is served up to what headers may hold, and refused beyond', async () => {
    expect((await agent.get(`/api/streaks?${'q'.repeat(10_000)}`)).status).toBe(200);
    const response = await fetch(`${server.url}/api/streaks?${'q'.repeat(20_000)}`);
    expect(response.status).toBe(431);
    expect(await response.json()).toMatchObject({ code: 'headers.too-large' });
  });
});
