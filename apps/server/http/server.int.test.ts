import { DEMO_ACCOUNT } from '@wonderlings/account/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from './testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const operators = async (path: string) => (await fetch(server.opsUrl + path)).text();

const MOOD = { feeling: 'Okay (Just okay)', baseFeelingName: 'Okay', note: 'A quiet day.' };

describe('the story of a child', () => {
  it('registers, saves a feeling and a page, and reads everything back at once', async () => {
    const agent = server.agent();
    const user = await agent.register({ displayName: 'Mia' });
    expect((await agent.get('/api/user')).body).toMatchObject({ id: user.id, displayName: 'Mia', isDemo: false });

    const headers = { 'time-zone': 'Asia/Tokyo' };
    const saved = await agent.post('/api/moods', MOOD, { headers });
    expect(saved.status).toBe(201);
    expect(saved.body).toMatchObject({ feeling: MOOD.feeling, note: MOOD.note, streak: { currentStreak: 1 } });
    expect(saved.body.newAchievements.length).toBeGreaterThan(0);

    const page = { feeling: 'Journal Entry', note: 'Daily Prompt: Why?\n\nBecause.' };
    const written = await agent.post('/api/moods', page, { headers });
    expect(written.status).toBe(201);
    expect((await agent.get('/api/moods')).body.map(({ feeling }: { feeling: string }) => feeling)).toEqual([
      'Journal Entry',
      MOOD.feeling,
    ]);
    expect((await agent.get(`/api/streaks/${user.id}`, { headers })).body[0]).toMatchObject({
      currentStreak: 1,
      totalCheckIns: 1,
    });
    expect((await agent.get('/api/user-achievements')).body).toHaveLength(
      saved.body.newAchievements.length + written.body.newAchievements.length,
    );
    expect((await agent.get(`/api/wonderling-message/${user.id}`)).body.message).toEqual(expect.any(String));
  });

  it('leaves and comes back, by its device and by its password', async () => {
    const agent = server.agent();
    const user = await agent.register();
    for (const name of agent.cookies.keys()) if (name.startsWith('wonderlings_session')) agent.cookies.delete(name);
    expect((await agent.get('/api/user')).status).toBe(401);
    expect((await agent.post('/api/auto-login')).body.id).toBe(user.id);
    expect((await agent.get('/api/user')).body.id).toBe(user.id);

    expect((await agent.post('/api/logout')).body).toEqual({ ok: true });
    expect((await agent.post('/api/auto-login')).status).toBe(401);
    await agent.login(user.username, user.password);
    expect((await agent.get('/api/user')).body.id).toBe(user.id);
  });

  it('finds the demo lived in, and its own', async () => {
    const [first, second] = [server.agent(), server.agent()];
    const one = await first.login(DEMO_ACCOUNT.username, DEMO_ACCOUNT.password);
    const two = await second.login(DEMO_ACCOUNT.username, DEMO_ACCOUNT.password);
    expect(one.id).not.toBe(two.id);
    expect((await first.get('/api/moods')).body.length).toBeGreaterThan(10);
    await first.post('/api/moods', { ...MOOD, note: 'only mine' });
    expect((await second.get('/api/moods')).text).not.toContain('only mine');
  });
});

describe('a key on a write', () => {
  it('repeats the first answer and saves once, also when both come at the same moment', async () => {
    const agent = server.agent();
    await agent.register();
    const save = () => agent.post('/api/moods', MOOD, { headers: { 'idempotency-key': 'tap-1' } });
    const [first, second] = await Promise.all([save(), save()]);
    const third = await save();
    expect([first.status, second.status, third.status]).toEqual([201, 201, 201]);
    expect(second.body).toEqual(first.body);
    expect(third.body).toEqual(first.body);
    expect((await agent.get('/api/moods')).body).toHaveLength(1);
  });

  it('is the child’s own: another child may use the same', async () => {
    const save = async () => {
      const agent = server.agent();
      await agent.register();
      return (await agent.post('/api/moods', MOOD, { headers: { 'idempotency-key': 'tap-2' } })).body.id;
    };
    expect(await save()).not.toBe(await save());
  });
});

describe('a session', () => {
  it('of a child that was erased meanwhile opens nothing', async () => {
    const agent = server.agent();
    const user = await agent.register();
    await server.stores.vault.destroy(user.id);
    for (const answer of [
      await agent.get('/api/user'),
      await agent.get('/api/moods'),
      await agent.post('/api/moods', MOOD),
    ]) {
      expect(answer.status).toBe(401);
    }
  });

  it('that a new password ended is ended, and the one that changed it goes on', async () => {
    const [here, there] = [server.agent(), server.agent()];
    const user = await here.register();
    await there.login(user.username, user.password);
    const thief = server.agent();
    for (const [name, value] of here.cookies) if (/session/.test(name)) thief.cookies.set(name, value);
    expect((await thief.get('/api/user')).status).toBe(200);
    const body = { currentPassword: user.password, newPassword: 'four very odd words' };
    expect((await here.put('/api/user/password', body)).body).toEqual({ ok: true });
    expect((await here.get('/api/user')).status).toBe(200);
    expect((await thief.get('/api/user')).status).toBe(401);
    expect((await here.post('/api/auto-login')).status).toBe(200);
    expect((await there.get('/api/user')).status).toBe(401);
    expect((await there.post('/api/auto-login')).status).toBe(401);
  });

  it('is stored under a name that is not the one in the cookie', async () => {
    const agent = server.agent();
    await agent.register();
    const cookie = agent.cookies.get('wonderlings_session') ?? '';
    expect(cookie.length).toBeGreaterThan(20);
    const [row] = await server.database
      .sql`select count(*) from vault.sessions where encode(id_hash, 'escape') = ${cookie}`;
    expect(row?.count).toBe('0');
  });
});

describe('what is written down', () => {
  it('nowhere holds a child’s words outside the tables it reads them from', async () => {
    const canary = 'Canary of the coalmine';
    const account = { username: 'canary-name', displayName: canary, password: 'canary password' };
    const agent = server.agent();
    await agent.register(account);
    await agent.post('/api/moods', { ...MOOD, note: canary });
    await agent.post('/api/moods', { feeling: 'Journal Entry', note: `Daily Prompt: Why?\n\n${canary}` });
    await agent.put('/api/user/settings', { displayName: `${canary} 2` });
    await agent.post('/api/user/settings', { journalName: canary });
    // What goes wrong is logged too, and must not quote what it was given.
    await agent.post('/api/moods', { feeling: canary, note: canary.repeat(300) });
    await agent.request('POST', '/api/moods', undefined, {
      rawBody: `{"note": ${canary}`,
      headers: { 'content-type': 'application/json' },
    });
    await agent.get(`/api/${encodeURIComponent(canary)}?q=canary`);
    await server.agent().post('/api/login', { ...account, password: 'canary guess' });
    await server.agent().post('/api/register', account);
    const passwords = { currentPassword: account.password, newPassword: 'canary password 2' };
    expect((await agent.put('/api/user/password', passwords)).status).toBe(200);
    await agent.post('/api/logout');

    const lines = server.logged.filter(({ msg }) => msg === 'request');
    expect(lines.length).toBeGreaterThan(10);
    for (const line of lines) expect(line.traceId).toMatch(/^[0-9a-f]{32}$/);
    expect(JSON.stringify(server.logged)).not.toMatch(/canary/i);
    expect(await operators('/metrics')).not.toMatch(/canary/i);
    const [log] = await server.database.sql`
      select count(*) from log.events where position(${Buffer.from(canary)}::bytea in data) > 0`;
    expect(log?.count).toBe('0');
  });
});

it('says that it is ready, and how its parts are', async () => {
  const agent = server.agent();
  expect((await agent.get('/readyz')).body).toEqual({ ready: true });
  expect(JSON.parse(await operators('/readyz'))).toEqual({
    ready: true,
    database: 'ok',
    log: 'ok',
    lag: 0,
    parkedTables: [],
    awaitingTables: [],
    writeSide: 'ok',
    fault: null,
    jobs: { failed: [], oldestWaitingSeconds: expect.any(Number) },
    redis: null,
  });
  await agent.register();
  const text = await operators('/metrics');
  expect(text).toMatch(/events_appended_total [1-9]/);
  expect(text).toMatch(/projector_batch_duration_seconds_count [1-9]/);
  expect(text).toContain('projector_lag_events 0');
  expect(text).toContain('job_queue_reachable 1');
  expect(text).toMatch(/job_queue_jobs\{name="erase-sleepers",state="failed"\} 0/);
});
