import { describe, expect, it } from 'vitest';
import type { TestAgent } from '../../apps/server/http/testing-agent.ts';
import { eachWithSignedInChild, type WonderlingsApp } from '../../apps/server/testing-wonderlings.ts';
import { affirmationFor } from './catalogue.ts';

const questionnaire = ['8-9', 'worried', 'jokes', 'told-the-truth'];
const words = (pick: number) => affirmationFor(questionnaire, '2026-05-01', pick);

let app: WonderlingsApp;
let child: TestAgent;
let userId: string;
eachWithSignedInChild((now) => {
  ({ app, child, userId } = now);
});

const keep = (pick: number, headers: Record<string, string> = {}) =>
  child.post('/api/affirmations', { questionnaire, affirmation: words(pick) }, { headers });
const kept = async (agent = child) => (await agent.get('/api/affirmations')).body;

describe('keeping words', () => {
  it('answers them, and the list shows the same', async () => {
    const { status, body } = await keep(0);
    expect(status).toBe(201);
    const { newAchievements, newRewards: _new, ...affirmation } = body;
    expect(affirmation).toEqual({
      id: expect.any(String),
      userId,
      date: '2026-05-01',
      questionnaire,
      affirmation: words(0),
    });
    expect(newAchievements).toEqual([]);
    expect(await kept()).toEqual([affirmation]);
  });

  it('replaces the words of the same day, and keeps those of other days, newest first', async () => {
    await keep(0);
    app.setClock('2026-05-02');
    await keep(1);
    const { newAchievements, newRewards: _new, ...last } = (await keep(2)).body;
    expect(newAchievements).toEqual([]);
    expect(await kept()).toMatchObject([last, { date: '2026-05-01', affirmation: words(0) }]);
    expect(await kept()).toHaveLength(2);
  });

  it('goes by the calendar of the child', async () => {
    app.setClock('2026-05-01T22:30:00.000Z');
    expect((await keep(0, { 'Time-Zone': 'Europe/Berlin' })).body.date).toBe('2026-05-02');
  });

  it('answers the same for the same key, and records it once', async () => {
    const first = await keep(0, { 'Idempotency-Key': 'lost-answer' });
    expect((await keep(0, { 'Idempotency-Key': 'lost-answer' })).body).toEqual(first.body);
    expect((await keep(0)).body).toEqual(first.body);
    expect((await app.history(userId)).filter(({ type }) => type === 'AffirmationKept')).toHaveLength(1);
  });

  it('that was sent late counts for its own day, however wrong the clock of its device is', async () => {
    app.setClock('2026-05-03');
    const late = { questionnaire, affirmation: words(0), userId, timestamp: '2023-02-08T12:00:00.000Z' };
    const sentAt = { 'Sent-At': '2023-02-09T12:00:00.000Z' };
    const { body } = await child.post('/api/affirmations', late, { headers: sentAt });
    expect(body).toMatchObject({ date: '2026-05-02', affirmation: words(0) });
    // Without what that clock shows now, it is a time that is too long ago.
    expect((await child.post('/api/affirmations', late)).body).toMatchObject({ date: '2026-05-03' });
  });

  it('that was sent late leaves the words of later days alone, and is the same under its key at another time', async () => {
    app.setClock('2026-05-03');
    await keep(1);
    const key = { 'Idempotency-Key': 'late' };
    const late = { questionnaire, affirmation: words(0), userId, timestamp: '2026-05-02T11:00:00.000Z' };
    const first = await child.post('/api/affirmations', late, { headers: key });
    const again = { ...late, timestamp: '2026-05-02T11:30:00.000Z' };
    expect((await child.post('/api/affirmations', again, { headers: key })).body).toEqual(first.body);
    expect(await kept()).toMatchObject([
      { date: '2026-05-03', affirmation: words(1) },
      { date: '2026-05-02', affirmation: words(0) },
    ]);
    expect((await app.history(userId)).filter(({ type }) => type === 'AffirmationKept')).toHaveLength(2);
  });
});

describe('words of one day from two devices', () => {
  it('are those that were kept later, though they arrived first, and both devices are answered those', async () => {
    app.setClock('2026-05-01T18:00:00.000Z');
    const evening = (await keep(1)).body;
    app.setClock('2026-05-01T19:00:00.000Z');
    const key = { 'Idempotency-Key': 'of-the-morning' };
    const morning = { questionnaire, affirmation: words(0), userId, timestamp: '2026-05-01T09:00:00.000Z' };
    const late = (await child.post('/api/affirmations', morning, { headers: key })).body;
    const { newAchievements: _, newRewards: __, ...ofTheDay } = evening;
    expect(late).toMatchObject(ofTheDay);
    expect(await kept()).toEqual([ofTheDay]);
    expect((await child.post('/api/affirmations', morning, { headers: key })).body).toEqual(late);
    expect((await app.history(userId)).filter(({ type }) => type === 'AffirmationKept')).toHaveLength(2);
  });
});

describe('what is refused', () => {
  const refused = async (body: object) => {
    const answer = await child.post('/api/affirmations', body);
    expect(await kept()).toEqual([]);
    return answer;
  };

  it('is any text that the rule cannot make', async () => {
    const answer = await refused({ questionnaire, affirmation: 'I live at 12 Elm Street.' });
    expect(answer).toMatchObject({
      status: 400,
      body: {
        code: 'affirmations.other-words',
        fields: { affirmation: 'These words do not come from these answers.' },
      },
    });
  });

  it('is any answer that no question has', async () => {
    const answer = await refused({ questionnaire: ['8-9', 'my own words'], affirmation: 'I am special just as I am' });
    expect(answer).toMatchObject({
      status: 400,
      body: { fields: { 'questionnaire.1': 'This is not one of the answers.' } },
    });
  });

  it('is more than a questionnaire can hold, and what is no questionnaire', async () => {
    const affirmation = 'I am special just as I am';
    expect(await refused({ questionnaire: Array(13).fill('happy'), affirmation })).toMatchObject({
      status: 400,
      body: { fields: { questionnaire: 'These are too many answers.' } },
    });
    expect(await refused({ affirmation: words(0) })).toMatchObject({
      status: 400,
      body: { fields: { questionnaire: expect.any(String) } },
    });
  });

  it('is a time that is none, and other words under the key of the first ones', async () => {
    const body = { questionnaire, affirmation: words(0) };
    expect(await refused({ ...body, timestamp: 'yesterday' })).toMatchObject({
      status: 400,
      body: { fields: { timestamp: expect.any(String) } },
    });
    const key = { 'Idempotency-Key': 'one-key' };
    expect((await keep(0, key)).status).toBe(201);
    expect(await keep(1, key)).toMatchObject({ status: 422, body: { code: 'idempotency.other-body' } });
  });

  it('refuses every user but the child', async () => {
    await keep(0);
    const stranger = app.agent();
    const body = { questionnaire, affirmation: words(0) };
    expect((await stranger.get('/api/affirmations')).status).toBe(401);
    expect((await stranger.post('/api/affirmations', body)).status).toBe(401);
    await stranger.register();
    expect(await kept(stranger)).toEqual([]);
    expect((await stranger.get(`/api/affirmations?userId=${userId}`)).status).toBe(403);
    expect((await stranger.post('/api/affirmations', { ...body, userId })).status).toBe(403);
  });
});

describe('the demo child', () => {
  it('has kept words, none of them today', async () => {
    const demo = app.agent();
    await demo.post('/api/login', { username: 'demo', password: 'wonderlings-demo' });
    const list: { date: string }[] = await kept(demo);
    expect(list).toHaveLength(6);
    expect(list.every(({ date }) => date < '2026-05-01')).toBe(true);
  });
});
