import { describe, expect, it } from 'vitest';
import type { TestAgent, TestAnswer } from '../../apps/server/http/testing-agent.ts';
import { eachWithSignedInChild, type WonderlingsApp } from '../../apps/server/testing-wonderlings.ts';
import { JOURNAL_FEELING, journalNote } from './contract.ts';
import { journalEntries } from './tables.ts';

const OKAY = { feeling: 'Okay (All right)', baseFeelingName: 'Okay', note: null };

let app: WonderlingsApp;
let child: TestAgent;
let userId: string;
eachWithSignedInChild((now) => {
  ({ app, child, userId } = now);
});

const save = (body: object = OKAY, headers: Record<string, string> = {}) => child.post('/api/moods', body, { headers });
const streak = async (agent = child) => (await agent.get('/api/streaks')).body;
async function saveOn(...days: readonly string[]): Promise<TestAnswer> {
  let last: TestAnswer | undefined;
  for (const day of days) {
    app.setClock(day);
    last = await save();
  }
  if (!last) throw new Error('No day was given');
  return last;
}

describe('saving a mood', () => {
  it('answers the mood, the streak and what it earned, and the list shows the same', async () => {
    const { status, body } = await save({ ...OKAY, note: 'A snail!', emoji: '🐌' });
    const mood = {
      id: expect.any(String),
      userId,
      emoji: '🐌',
      feeling: 'Okay (All right)',
      baseFeelingName: 'Okay',
      note: 'A snail!',
      drawing: null,
      timestamp: '2026-05-01T12:00:00.000Z',
      localDate: '2026-05-01',
    };
    expect(status).toBe(201);
    const { streak: shown, newAchievements, newRewards, ...saved } = body;
    expect(saved).toEqual(mood);
    expect(shown).toEqual({ currentStreak: 1, longestStreak: 1, totalCheckIns: 1, restDayUsed: false });
    expect(newRewards).toMatchObject([{ kind: 'emotion-badge', id: 'okay-1', name: 'Steady Heart' }]);
    expect(newAchievements).toEqual([
      {
        id: expect.any(String),
        achievement: {
          id: 'first-feeling',
          icon: 'achievement/first-feeling',
          name: 'First Feeling',
          description: 'You named a feeling and saved it.',
        },
      },
    ]);
    expect((await child.get('/api/moods')).body).toEqual([saved]);
  });

  it('answers a drawing as it was sent, in its list and as the only thing of its page', async () => {
    const drawing = {
      marks: [
        { kind: 'line', crayon: 'blue', points: [10, 20, 300, 400] },
        { kind: 'stamp', sticker: 'warm-heart', x: 500, y: 400, size: 160, turn: -10 },
      ],
    };
    const { status, body } = await save({ feeling: JOURNAL_FEELING, drawing });
    expect([status, body.drawing, body.note]).toEqual([201, drawing, null]);
    expect((await child.get('/api/moods')).body).toMatchObject([{ id: body.id, drawing, note: null }]);
    expect(await app.liveRows(journalEntries, userId)).toMatchObject([{ title: 'Journal Entry', content: '' }]);
  });

  it('refuses a drawing that is none, by the name of the field, and one beside a feeling', async () => {
    const line = { kind: 'line', crayon: 'blue', points: [10, 20] };
    const draw = async (...marks: unknown[]) =>
      (await save({ feeling: JOURNAL_FEELING, drawing: { marks } })).body.fields;
    expect(await draw({ ...line, points: [10, 2_000] })).toEqual({
      'drawing.marks.0.points.1': 'This should be at most 1000.',
    });
    expect(await draw(line, { ...line, onload: 'alert(1)' })).toEqual({
      'drawing.marks.1.onload': 'This is not something we know.',
    });
    expect(await draw()).toEqual({ 'drawing.marks': 'Please send at least 1.' });
    const full = await save({
      feeling: JOURNAL_FEELING,
      drawing: { marks: Array(30).fill({ ...line, points: Array(400).fill(100) }) },
    });
    expect([full.status, full.body.code]).toEqual([400, 'journal.drawing-too-large']);
    expect((await save({ ...OKAY, drawing: { marks: [line] } })).body.code).toBe('journal.drawing-without-page');
    expect((await child.get('/api/moods')).body).toEqual([]);
  });

  it('answers the same streak for a second mood of the day, and nothing new', async () => {
    await saveOn('2026-05-01', '2026-05-02');
    expect((await save()).body).toMatchObject({
      streak: { currentStreak: 2, longestStreak: 2, totalCheckIns: 2, restDayUsed: false },
      newAchievements: [],
    });
  });

  it('that was sent late counts for its own day, however wrong the clock of its device is', async () => {
    app.setClock('2026-05-03');
    const timestamp = '2023-02-08T12:00:00.000Z';
    const { body } = await save({ ...OKAY, userId, timestamp }, { 'Sent-At': '2023-02-09T12:00:00.000Z' });
    expect(body).toMatchObject({ localDate: '2026-05-02', timestamp: '2026-05-02T12:00:00.000Z' });
    // Without what that clock shows now, it is a time that is too long ago.
    expect((await save({ ...OKAY, timestamp })).body).toMatchObject({ localDate: '2026-05-03' });
  });

  it('is the same under its key when it says another time, and no other child’s', async () => {
    const key = { 'Idempotency-Key': 'late' };
    const first = await save({ ...OKAY, userId, timestamp: '2026-05-01T11:00:00.000Z' }, key);
    expect((await save({ ...OKAY, userId, timestamp: '2026-05-01T11:30:00.000Z' }, key)).body).toEqual(first.body);
    expect((await save({ ...OKAY, userId: 'another' })).status).toBe(403);
    expect((await child.get('/api/moods')).body).toHaveLength(1);
  });

  it('says so when a missed day rested', async () => {
    expect((await saveOn('2026-05-01', '2026-05-02', '2026-05-04')).body.streak).toEqual({
      currentStreak: 3,
      longestStreak: 3,
      totalCheckIns: 3,
      restDayUsed: true,
    });
  });

  it('lists the newest first', async () => {
    await saveOn('2026-05-01', '2026-05-03', '2026-05-02');
    const days = (await child.get('/api/moods')).body.map(({ localDate }: { localDate: string }) => localDate);
    expect(days).toEqual(['2026-05-03', '2026-05-02', '2026-05-01']);
  });

  it('counts the calendar day of the child', async () => {
    app.setClock('2026-05-01T22:30:00.000Z');
    expect((await save(OKAY, { 'Time-Zone': 'Europe/Berlin' })).body.localDate).toBe('2026-05-02');
    expect((await save(OKAY, { 'Time-Zone': 'Mars/Phobos' })).body.localDate).toBe('2026-05-01');
  });

  it('works when a clock says 1970, and leaves the streak of today alone', async () => {
    await saveOn('2026-05-01', '2026-05-02');
    expect((await saveOn('1970-01-01')).body).toMatchObject({
      localDate: '1970-01-01',
      streak: { currentStreak: 2, longestStreak: 2, totalCheckIns: 3 },
    });
    app.setClock('2026-05-03');
    expect(await streak()).toMatchObject([{ currentStreak: 2, lastCheckIn: '2026-05-02', isActive: true }]);
  });

  it('happens once for one idempotency key, with the same answer again', async () => {
    const key = { 'Idempotency-Key': 'from-the-bus' };
    const first = await save(OKAY, key);
    app.setClock('2026-05-02');
    const again = await save(OKAY, key);
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect((await child.get('/api/moods')).body).toHaveLength(1);
  });

  it('answers a second mood of a day, asked again by its key weeks later, with the figures of then', async () => {
    await saveOn('2026-05-01', '2026-05-02');
    const key = { 'Idempotency-Key': 'second-of-the-day' };
    const first = await save(OKAY, key);
    expect(first.body.streak).toEqual({ currentStreak: 2, longestStreak: 2, totalCheckIns: 2, restDayUsed: false });
    await saveOn('2026-05-03', '2026-05-04');
    expect((await save(OKAY, key)).body).toEqual(first.body);
  });

  it('refuses an idempotency key that comes with other words, and has lost neither', async () => {
    const key = { 'Idempotency-Key': 'typed-twice' };
    const first = await save({ ...OKAY, note: 'one' }, key);
    const other = await save({ ...OKAY, note: 'two' }, key);
    expect([other.status, other.body]).toEqual([
      422,
      { error: expect.stringContaining('Idempotency-Key'), code: 'idempotency.other-body' },
    ]);
    // The same words in another order are the same request.
    const again = await save({ note: 'one', baseFeelingName: 'Okay', feeling: OKAY.feeling }, key);
    expect([again.status, again.body]).toEqual([201, first.body]);
  });

  it('says kindly that a day is full, and when the next one begins', async () => {
    app.setClock('2026-05-01T23:59:00.000Z');
    const long = { ...OKAY, note: '🦊'.repeat(2_500) };
    let last = await save(long);
    for (let saved = 1; last.status === 201; saved += 1) {
      last = await save(long);
      expect(saved).toBeLessThan(400);
    }
    expect([last.status, last.body.code, last.headers.get('retry-after')]).toEqual([429, 'quota.day', '60']);
    expect(last.body.error).toContain('Come back tomorrow');
    const { username } = (await child.get('/api/user')).body;
    expect((await child.post('/api/logout')).status).toBe(200);
    // It may come in again, and read.
    expect((await child.post('/api/login', { username, password: 'three odd words' })).status).toBe(200);
    expect((await child.get('/api/moods')).status).toBe(200);
  });

  it('counts one day, and earns once, for twenty saves at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => save()));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(20);
    expect(answers.map(({ body }) => body.streak.totalCheckIns)).toEqual(Array(20).fill(1));
    expect(answers.flatMap(({ body }) => body.newAchievements)).toHaveLength(1);
    expect((await child.get('/api/moods')).body).toHaveLength(20);
  });
});

describe('writing a page', () => {
  const note = journalNote('What made you smile?', 'My dog. 🐶\n\nAnd rain.');

  it('keeps it in the list as it was sent, and by its title in the entries', async () => {
    const { status, body } = await save({ feeling: JOURNAL_FEELING, note });
    expect(status).toBe(201);
    expect(body).toMatchObject({ feeling: JOURNAL_FEELING, baseFeelingName: null, note, streak: { currentStreak: 1 } });
    expect(body.newAchievements).toMatchObject([{ achievement: { id: 'first-page' } }]);
    const { read } = app.dependencies;
    const entries = await read.rows(journalEntries)`
      select id, user_id, title, content, mood from read.journal_entries where user_id = ${userId}`;
    expect(entries).toMatchObject([
      { title: 'What made you smile?', content: 'My dog. 🐶\n\nAnd rain.', mood: JOURNAL_FEELING },
    ]);
  });

  it.each([
    ['no note', null],
    ['a prompt without words', journalNote('What made you smile?', '  ')],
  ])('refuses %s by name, and saves nothing', async (_, blank) => {
    const { status, body } = await save({ feeling: JOURNAL_FEELING, note: blank });
    expect([status, body.code, body.fields]).toEqual([
      400,
      'journal.no-words',
      { note: 'Please write something here.' },
    ]);
    expect((await child.get('/api/moods')).body).toEqual([]);
  });
});

describe('a note', () => {
  it.each([
    ['emoji of many parts', '👩‍👩‍👧‍👦🏳️‍🌈'],
    ['right-to-left words', '\u202eאני שמח היום\u202c مرحبا'],
    ['5,000 characters', '🦊'.repeat(5_000)],
    ['quotes and backslashes', `"'\\; drop table read.moods; -- \u2028`],
  ])('comes back as it was, with %s', async (_, note) => {
    expect((await save({ ...OKAY, note })).status).toBe(201);
    expect((await child.get('/api/moods')).body[0].note).toBe(note);
  });

  it.each([
    ['5,001 characters', JSON.stringify('x'.repeat(5_001))],
    ['NUL', '"a\\u0000b"'],
    ['a lone surrogate', '"a\\ud83e"'],
    ['a number', '5'],
  ])('is refused by name with %s', async (_, json) => {
    const headers = { 'content-type': 'application/json' };
    const rawBody = `{"feeling":"Okay","note":${json}}`;
    const { status, body } = await child.request('POST', '/api/moods', {}, { headers, rawBody });
    expect([status, Object.keys(body.fields)]).toEqual([400, ['note']]);
    expect((await child.get('/api/moods')).body).toEqual([]);
  });

  it('that is empty is none', async () => {
    expect((await save({ ...OKAY, note: ' \n ' })).body.note).toBeNull();
  });

  it.each([{}, { feeling: '' }, { feeling: '   ' }, { feeling: 7 }])('cannot be all there is: %j', async (body) => {
    const answer = await save({ note: 'Only words.', ...body });
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, ['feeling']]);
  });
});

describe('streaks', () => {
  it('are none before the first check-in', async () => {
    expect(await streak()).toEqual([]);
  });

  it('are alive while a rest day could still bridge them, and 0 after that; the days still count', async () => {
    await saveOn('2026-05-01', '2026-05-02');
    const alive = { streakType: 'journal', currentStreak: 2, isActive: true, streakStartDate: '2026-05-01' };
    app.setClock('2026-05-04');
    expect(await streak()).toMatchObject([alive]);
    expect((await child.get(`/api/streaks/${userId}`)).body).toMatchObject([alive]);
    app.setClock('2026-05-05');
    expect(await streak()).toMatchObject([
      { currentStreak: 0, isActive: false, streakStartDate: null, longestStreak: 2, totalCheckIns: 2 },
    ]);
    expect((await saveOn('2026-05-05')).body.streak).toMatchObject({ currentStreak: 1, longestStreak: 2 });
  });

  it('are as of the day in the time zone of the caller', async () => {
    await saveOn('2026-05-01', '2026-05-02');
    app.setClock('2026-05-04T22:30:00.000Z');
    const seenFrom = async (zone: string) =>
      (await child.get('/api/streaks', { headers: { 'Time-Zone': zone } })).body[0].currentStreak;
    expect([await seenFrom('UTC'), await seenFrom('Europe/Berlin')]).toEqual([2, 0]);
  });
});

describe('the door', () => {
  it.each([
    ['GET', '/api/moods'],
    ['POST', '/api/moods'],
    ['GET', '/api/streaks'],
    ['GET', '/api/streaks/another-user'],
  ])('is shut for %s %s without a session', async (method, path) => {
    const { status } = await app.agent().request(method, path, method === 'POST' ? OKAY : undefined);
    expect(status).toBe(401);
  });

  it('is shut for another child', async () => {
    const other = (await app.agent().register()).id;
    const answers = [
      await child.get(`/api/moods?userId=${other}`),
      await child.get(`/api/streaks?userId=${other}`),
      await child.get(`/api/streaks/${other}`),
      await child.get('/api/streaks/1'),
      await save({ ...OKAY, userId: other }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
    expect((await child.get('/api/moods')).body).toEqual([]);
  });

  it('is open for oneself by name', async () => {
    expect((await child.get(`/api/moods?userId=${userId}`)).status).toBe(200);
    expect((await child.get(`/api/streaks?userId=${userId}`)).status).toBe(200);
  });
});

describe('the demo child', () => {
  it('has three weeks behind it, and its visitor the twentieth hello before it', async () => {
    const visitor = app.agent();
    const { status } = await visitor.post('/api/login', { username: 'demo', password: 'wonderlings-demo' });
    expect(status).toBe(200);
    const [journal, ...others] = await streak(visitor);
    expect(journal).toMatchObject({ streakType: 'journal', currentStreak: 19, totalCheckIns: 19, isActive: true });
    expect(others.map(({ streakType }: { streakType: string }) => streakType)).toEqual([
      'breath',
      'movement',
      'nature',
      'sleep',
    ]);
    expect((await visitor.get('/api/user-achievements')).body.length).toBeGreaterThanOrEqual(20);
    const { body } = await visitor.post('/api/moods', OKAY);
    expect(body.streak.currentStreak).toBe(20);
    expect(body.newAchievements).toMatchObject([{ achievement: { id: 'twenty-hellos' } }]);
  });
});
