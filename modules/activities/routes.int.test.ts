import { isEvent } from '@wonderlings/kernel';
import { describe, expect, it } from 'vitest';
import type { TestAgent } from '../../apps/server/http/testing-agent.ts';
import { eachWithSignedInChild, type WonderlingsApp } from '../../apps/server/testing-wonderlings.ts';
import { MOST_OPEN_SESSIONS } from './activities.ts';
import { ActivityCompleted } from './events.ts';

const PATH = '/api/activity-sessions';
const BREATH = {
  activityType: 'breath',
  duration: 36,
  data: { kind: 'breath/zola', level: 'beginner', cycles: 3 },
  completed: true,
};
const BEGUN = { activityType: 'exercise', duration: 0, data: { kind: 'movequest/bella', level: 'easy' } };

let app: WonderlingsApp;
let child: TestAgent;
let userId: string;
eachWithSignedInChild((now) => {
  ({ app, child, userId } = now);
});

const save = (body: object = BREATH, headers: Record<string, string> = {}) => child.post(PATH, body, { headers });
const list = async (agent = child) => (await agent.get(PATH)).body;
const begin = async (): Promise<string> => (await save(BEGUN)).body.id;
const completedOf = async () => (await app.history(userId)).filter((event) => isEvent(ActivityCompleted, event));

describe('recording a finished activity', () => {
  it('answers the session and what it earned, and the list shows the same', async () => {
    const { status, body } = await save({ ...BREATH, userId });
    const { newAchievements, newRewards: _new, ...session } = body;
    expect(status).toBe(201);
    expect(newAchievements).toEqual([]);
    expect(session).toEqual({
      id: expect.any(String),
      userId,
      activityType: 'breath',
      duration: 36,
      data: { kind: 'breath/zola', level: 'beginner', cycles: 3 },
      completed: true,
      timestamp: '2026-05-01T12:00:00.000Z',
    });
    expect(await list()).toEqual([session]);
    expect((await child.get(`${PATH}?userId=${userId}`)).body).toEqual([session]);
  });

  it('counts it for its card', async () => {
    await save();
    await save({ ...BREATH, data: { kind: 'calm/ocean-waves' } });
    await save();
    const rows = await app.database.sql`
      select category, activity_type, count from read.user_progress where user_id = ${userId} order by category`;
    expect([...rows]).toEqual([
      { category: 'breath', activity_type: 'breath', count: 2 },
      { category: 'calm', activity_type: 'breath', count: 1 },
    ]);
  });

  it('keeps nothing but what is known of its type', async () => {
    const data = { kind: 'sleep/log', hours: 6.5, note: 'bad dreams' };
    const { body } = await save({ activityType: 'sleep', duration: 0, data, completed: true });
    expect(body.data).toEqual({ kind: 'sleep/log' });
    expect(JSON.stringify(await app.history(userId))).not.toMatch(/dreams|6\.5/);
  });

  it('keeps nothing of a session that was skipped through, and nothing is earned', async () => {
    const data = { kind: 'movequest/bella', level: 'easy', loops: 1, moves: 1 };
    const { status, body } = await save({ activityType: 'exercise', duration: 6, data, completed: true });
    expect([status, body.code, body.fields]).toEqual([
      400,
      'activities.not-done',
      { 'data.moves': 'This counts from 3 moves on.' },
    ]);
    expect(await list()).toEqual([]);
    expect(await completedOf()).toEqual([]);
    const counted = await app.database.sql`select count from read.user_progress where user_id = ${userId}`;
    expect([...counted]).toEqual([]);
  });

  it('writes down an hour for a clock that says nine', async () => {
    expect((await save({ ...BREATH, duration: 32_400 })).body.duration).toBe(3_600);
    expect(await list()).toMatchObject([{ duration: 3_600 }]);
  });

  it('happens once for one idempotency key, with the same answer again, however often and late it is sent', async () => {
    const key = { 'Idempotency-Key': 'from-the-bus' };
    const first = await save(BREATH, key);
    app.setClock('2026-05-03');
    const again = await Promise.all([save(BREATH, key), save(BREATH, key)]);
    expect(again.map(({ status, body }) => [status, body])).toEqual(Array(2).fill([201, first.body]));
    expect(await list()).toHaveLength(1);
  });

  it('counts for the day on which it was done when it waited for a network', async () => {
    app.setClock('2026-05-03');
    const { body } = await save({ ...BREATH, timestamp: '2026-05-01T22:30:00.000Z' }, { 'Time-Zone': 'Europe/Berlin' });
    expect(body.timestamp).toBe('2026-05-01T22:30:00.000Z');
    expect((await completedOf()).map(({ localDate }) => localDate)).toEqual(['2026-05-02']);
  });

  it.each([
    ['no type', { duration: 1 }, 'activityType'],
    ['a kind of another type', { ...BREATH, data: { kind: 'sleep/log' } }, 'data.kind'],
    ['a time below nothing', { ...BREATH, duration: -1 }, 'duration'],
    ['5 kB of data', { ...BREATH, data: { kind: 'breath/zola', more: 'a'.repeat(5_000) } }, 'data'],
  ])('refuses %s by name, and records nothing', async (_, body, field) => {
    const answer = await save(body);
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, [field]]);
    expect(await list()).toEqual([]);
  });
});

describe('completing an activity that has begun', () => {
  it('answers it whole, once, and the same again after that', async () => {
    const id = await begin();
    expect(await list()).toMatchObject([{ id, completed: false, duration: 0 }]);
    app.setClock('2026-05-01T12:05:00.000Z');
    const { status, body } = await child.put(`${PATH}/${id}`, { completed: true, duration: 290, data: { loops: 1 } });
    const { newAchievements, newRewards: _new, ...session } = body;
    expect([status, newAchievements]).toEqual([200, []]);
    expect(session).toEqual({
      id,
      userId,
      activityType: 'exercise',
      duration: 290,
      data: { kind: 'movequest/bella', level: 'easy', loops: 1 },
      completed: true,
      timestamp: '2026-05-01T12:05:00.000Z',
    });
    expect(await list()).toEqual([session]);
    app.setClock('2026-05-02');
    const again = await child.put(`${PATH}/${id}`, { completed: true, duration: 1 });
    expect([again.status, again.body]).toEqual([200, { ...session, newAchievements: [], newRewards: [] }]);
    expect(await completedOf()).toHaveLength(1);
  });

  it('happens once for twenty at the same time', async () => {
    const id = await begin();
    const answers = await Promise.all(Array.from({ length: 20 }, () => child.put(`${PATH}/${id}`, { duration: 9 })));
    expect(answers.map(({ status, body }) => [status, body.completed, body.duration])).toEqual(
      Array(20).fill([200, true, 9]),
    );
    expect(await completedOf()).toHaveLength(1);
  });

  it('answers the same for the same key', async () => {
    const id = await begin();
    const put = () => child.put(`${PATH}/${id}`, { duration: 9 }, { headers: { 'Idempotency-Key': 'once' } });
    const [first, again] = [await put(), await put()];
    expect(again).toMatchObject({ status: 200, body: first.body });
  });

  it('refuses what its type cannot have', async () => {
    const { status, body } = await child.put(`${PATH}/${await begin()}`, { data: { level: 'beginner' } });
    expect([status, body.code, Object.keys(body.fields)]).toEqual([400, 'activities.data', ['data.level']]);
  });

  it.each(['00000000-0000-4000-8000-000000000000', 'abc', '%00', '1'])(
    'answers 404 for the unknown id %s',
    async (id) => {
      expect(await child.put(`${PATH}/${id}`, { completed: true })).toMatchObject({
        status: 404,
        body: { code: 'activities.unknown' },
      });
    },
  );

  it('says so when it began too many others ago', async () => {
    const id = await begin();
    for (let more = 0; more < MOST_OPEN_SESSIONS; more += 1) await begin();
    expect(await child.put(`${PATH}/${id}`, {})).toMatchObject({
      status: 409,
      body: { code: 'activities.given-up' },
    });
  });
});

describe('another child', () => {
  it('can neither see nor complete it, nor record under its name', async () => {
    const id = await begin();
    const other = app.agent();
    await other.register();
    expect(await list(other)).toEqual([]);
    expect((await other.get(`${PATH}?userId=${userId}`)).status).toBe(403);
    expect((await other.post(PATH, { ...BREATH, userId })).status).toBe(403);
    expect((await other.put(`${PATH}/${id}`, { completed: true })).status).toBe(403);
    expect(await list()).toMatchObject([{ id, completed: false }]);
  });

  it('has to sign in', async () => {
    const anonymous = app.agent();
    const answers = [
      await anonymous.get(PATH),
      await anonymous.post(PATH, BREATH),
      await anonymous.put(`${PATH}/00000000-0000-4000-8000-000000000000`, {}),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
  });
});
