import { GrownUpViewOpened } from '@wonderlings/family/events';
import { NoteErased } from '@wonderlings/journal/events';
import { command, draft } from '@wonderlings/kernel';
import { testContext } from '@wonderlings/kernel/testing';
import { describe, expect, it } from 'vitest';
import type { TestAgent, TestAnswer } from '../../apps/server/http/testing-agent.ts';
import { eachWithSignedInChild, type WonderlingsApp } from '../../apps/server/testing-wonderlings.ts';
import type { HistoryEntry } from './contract.ts';
import { notesFacet } from './notes.ts';

let app: WonderlingsApp;
let child: TestAgent;
let userId: string;
eachWithSignedInChild((now) => {
  ({ app, child, userId } = now);
});

const WORDS = 'I was scared of the swim test.';
const AREA_MS = 15 * 60_000;
const sentences = ({ body }: TestAnswer): string[] => body.map(({ sentence }: HistoryEntry) => sentence);
const nextOf = ({ headers }: TestAnswer): string | undefined => /<(.+)>/.exec(headers.get('link') ?? '')?.[1];
const save = async (note: string | null = null, feeling = 'Worried (Some worry)') =>
  (await child.post('/api/moods', { feeling, baseFeelingName: feeling.split(' (')[0], note })).body.id as string;
const breathe = () =>
  child.post('/api/activity-sessions', {
    activityType: 'breath',
    duration: 36,
    completed: true,
    data: { kind: 'breath/zola', level: 'beginner' },
  });

/** As a right password does, where the child is signed in. */
async function openArea(of = userId) {
  const [sessionId = ''] = [...app.sessions].find(([, session]) => session.childId === of) ?? [];
  await app.dependencies.vault.openGrownUpArea(of, sessionId, new Date(app.dependencies.now().getTime() + AREA_MS));
}

/** What another module records in the course of its own acts. */
const record = (
  item: ReturnType<typeof draft>,
  actor: 'child' | 'grown-up',
  when = app.dependencies.now().toISOString(),
) =>
  app.dependencies.children.execute(
    userId,
    command(notesFacet, () => [item]),
    testContext(when, { actor, commandId: app.dependencies.newId() }),
  );

describe('the history of a child', () => {
  it('has one plain sentence for each thing, newest first, with what followed from it', async () => {
    await save(WORDS);
    app.setClock('2026-05-02T17:20:00.000Z');
    await breathe();
    const answer = await child.get('/api/history');
    expect(answer.status).toBe(200);
    expect(sentences(answer)).toEqual(
      expect.arrayContaining([
        'You made your account. Hello!',
        'You saved a feeling: Worried (Some worry), with a note.',
        'You checked in. That makes 1 day.',
        'You finished breathing with Zola, Beginner.',
      ]),
    );
    const entries: HistoryEntry[] = answer.body;
    expect(entries.map(({ revision }) => revision)).toEqual(entries.map((_, index) => entries.length - 1 - index));
    const breath = entries.find(({ type }) => type === 'ActivityCompleted');
    expect(breath).toMatchObject({
      localDate: '2026-05-02',
      time: '17:20',
      kind: 'breath',
      icon: 'check',
      actor: 'child',
      causeId: null,
    });
    const mood = entries.find(({ type }) => type === 'MoodSaved') as HistoryEntry;
    expect(mood).toMatchObject({ note: 'closed', kind: 'feelings', subject: 'worried 2 note' });
    const earned = entries.filter(({ actId, id }) => actId === mood.actId && id !== mood.id);
    expect(earned.length).toBeGreaterThan(1);
    expect(answer.text).not.toContain('swim');
  });

  it('says where it was, for what was elsewhere', async () => {
    const late = { headers: { 'Time-Zone': 'Asia/Tokyo' } };
    app.setClock('2026-05-02T20:00:00.000Z');
    await child.post('/api/moods', { feeling: 'Calm' }, late);
    const here = (await child.get('/api/history')).body.find(({ type }: HistoryEntry) => type === 'MoodSaved');
    expect(here).toMatchObject({ localDate: '2026-05-03', time: '05:00', otherZone: 'Asia/Tokyo' });
    const there = (await child.get('/api/history', late)).body.find(({ type }: HistoryEntry) => type === 'MoodSaved');
    expect(there.otherZone).toBeUndefined();
  });

  it('puts what was sent late on its own day, and a rest day on the day that rested', async () => {
    await save();
    app.setClock('2026-05-03');
    await save();
    await child.post('/api/activity-sessions', {
      activityType: 'breath',
      duration: 36,
      completed: true,
      timestamp: '2026-05-02T18:00:00.000Z',
      data: { kind: 'breath/zola' },
    });
    const on = (day: string) => child.get(`/api/history?from=${day}&to=${day}`);
    expect(sentences(await on('2026-05-02'))).toEqual(
      expect.arrayContaining(['A rest day. Your streak rested with you.', 'You finished breathing with Zola.']),
    );
    const days = (await child.get('/api/history')).body.map(({ localDate }: HistoryEntry) => localDate);
    expect(days).toEqual(days.toSorted().reverse());
    const rest = (await on('2026-05-02')).body.find(({ type }: HistoryEntry) => type === 'RestDayUsed');
    expect(rest.time).toBeNull();
  });

  it('comes in pages that put together are the whole of it, also with a filter', async () => {
    for (const day of ['2026-05-01', '2026-05-02', '2026-05-04']) {
      app.setClock(day);
      await save();
      await breathe();
    }
    for (const query of ['', 'kind=feelings', 'q=you', 'kind=breath&kind=won&from=2026-05-02']) {
      const whole = (await child.get(`/api/history?${query}`)).body;
      expect(whole.length).toBeGreaterThan(4);
      const walked: HistoryEntry[] = [];
      for (let next: string | undefined = `/api/history?${query}&limit=2`; next; ) {
        const page = await child.get(next);
        walked.push(...page.body);
        next = nextOf(page);
      }
      expect(walked).toEqual(whole);
    }
  });

  it('shows what is asked for: kinds, who, when, words', async () => {
    await save();
    app.setClock('2026-05-02');
    await breathe();
    await record(draft(GrownUpViewOpened, { until: '2026-05-02T12:15:00.000Z' }), 'grown-up');
    const looked = 'A grown-up looked at your history. Not at your words.';
    expect(sentences(await child.get('/api/history?actor=grown-up'))).toEqual([looked]);
    expect(sentences(await child.get('/api/history?kind=grown-ups'))).toEqual([looked]);
    expect(sentences(await child.get('/api/history?q=grown+looked'))).toEqual([looked]);
    expect(sentences(await child.get('/api/history?q=zola&kind=breath'))).toEqual([
      'You finished breathing with Zola, Beginner.',
    ]);
    expect(sentences(await child.get('/api/history?q=zola&kind=breath&to=2026-05-01'))).toEqual([]);
    expect(sentences(await child.get('/api/history?q=swim'))).toEqual([]);
  });

  it.each([
    ['kind=secrets', 'kind.0'],
    ['actor=me', 'actor'],
    ['from=May', 'from'],
    ['cursor=WyIyMDI2LTA1LTAxIl0', 'cursor'],
    [`q=${'x'.repeat(61)}`, 'q'],
  ])('refuses %s by its name', async (query, field) => {
    for (const path of ['/api/history', '/api/history/count']) {
      if (path.endsWith('count') && field === 'cursor') continue;
      const { status, body } = await child.get(`${path}?${query}`);
      expect([status, Object.keys(body.fields)[0]?.split('.')[0]]).toEqual([400, field.split('.')[0]]);
    }
  });

  it('is each child’s own', async () => {
    await save(WORDS);
    const other = app.agent();
    await other.register();
    expect(sentences(await other.get('/api/history?kind=feelings'))).toEqual([]);
    expect((await other.get(`/api/history?userId=${userId}`)).status).toBe(403);
    const elsewhere = app.agent();
    expect((await elsewhere.get('/api/history')).status).toBe(401);
  });

  it('is gone with the child', async () => {
    await save(WORDS);
    await app.dependencies.children.erase(userId, 'asked', testContext());
    await expect
      .poll(async () => (await app.database.sql`select 1 from read.history_entries where user_id = ${userId}`).length)
      .toBe(0);
    for (const table of ['history_months', 'history_notes']) {
      expect(await app.database.sql.unsafe(`select 1 from read.${table} where user_id = '${userId}'`)).toHaveLength(0);
    }
  });
});

describe('what the page needs besides', () => {
  it('counts what a filter would show', async () => {
    await save();
    app.setClock('2026-06-02');
    await save();
    await breathe();
    for (const query of [
      '',
      'kind=feelings',
      'kind=breath&kind=won',
      'from=2026-06-01&to=2026-06-30',
      'from=2026-06-02',
      'q=zola',
      'actor=child&q=feeling',
    ]) {
      const { body } = await child.get(`/api/history/count?${query}`);
      expect([query, body]).toEqual([
        query,
        { count: (await child.get(`/api/history?${query}`)).body.length, isMore: false },
      ]);
      if (query) expect(body.count).toBeLessThan((await child.get('/api/history')).body.length);
    }
  });

  it('has the months, the first day, and when a grown-up looked', async () => {
    expect((await child.get('/api/history/overview')).body).toMatchObject({
      months: [{ month: '2026-05', days: 1 }],
      firstDay: '2026-05-01',
      looks: { thisMonth: 0, last: null },
    });
    const look = draft(GrownUpViewOpened, { until: '2026-05-02T12:15:00.000Z' });
    await record(look, 'grown-up', '2026-05-02');
    app.setClock('2026-06-30');
    await record(look, 'grown-up');
    await record(look, 'grown-up');
    const { body } = await child.get('/api/history/overview');
    expect(body.looks).toEqual({ thisMonth: 2, last: '2026-06-30' });
    expect(body.months).toEqual([
      { month: '2026-06', days: 1, entries: 2 },
      { month: '2026-05', days: 2, entries: expect.any(Number) },
    ]);
  });
});

describe('a note', () => {
  const shownOf = (moodId: string) => `/api/history/notes/${moodId}/shown`;
  const read = (moodId: string, agent = child) => agent.get(`/api/history/notes/${moodId}`);
  const stateOf = async (moodId: string) =>
    (await child.get('/api/history')).body.find((entry: HistoryEntry) => entry.moodId === moodId).note;

  it('is the child’s own until it shows it, and again when it takes it back', async () => {
    const moodId = await save(WORDS);
    await openArea();
    expect([(await read(moodId)).status, (await read(moodId)).body.code]).toEqual([403, 'note.closed']);
    expect((await child.post(shownOf(moodId))).body).toEqual({ moodId, note: 'shown' });
    expect(await stateOf(moodId)).toBe('shown');
    app.setClock('2026-05-01T12:05:00.000Z');
    expect((await read(moodId)).body).toEqual({
      moodId,
      feeling: 'Worried (Some worry)',
      note: WORDS,
      drawing: null,
      localDate: '2026-05-01',
      shownOn: '2026-05-01',
    });
    expect((await child.request('DELETE', shownOf(moodId))).body).toEqual({ moodId, note: 'closed' });
    expect([(await read(moodId)).body.code, await stateOf(moodId)]).toEqual(['note.closed', 'closed']);
    expect(sentences(await child.get('/api/history?kind=grown-ups'))).toEqual([
      'You took a note back. It is closed again.',
      'You showed a note to your grown-up.',
    ]);
  });

  it('that is a drawing is closed and shown like any other, and told without it', async () => {
    const drawing = { marks: [{ kind: 'line', crayon: 'blue', points: [10, 20, 300, 400] }] };
    const { id } = (await child.post('/api/moods', { feeling: 'Journal Entry', drawing })).body;
    await openArea();
    expect((await read(id)).body.code).toBe('note.closed');
    await child.post(shownOf(id));
    expect((await read(id)).body).toMatchObject({ note: '', drawing });
    const told = await child.get('/api/history/grown-up?kind=writing');
    expect(sentences(told)).toEqual(['Made a drawing (it stays closed)']);
    expect(told.text).not.toContain('points');
    await child.request('DELETE', `/api/moods/${id}/note`);
    expect((await read(id)).body.code).toBe('note.closed');
    expect(sentences(await child.get('/api/history?kind=writing'))).toContain('You made a drawing.');
  });

  it('is shown once, whatever is pressed', async () => {
    const moodId = await save(WORDS);
    for (let time = 0; time < 2; time += 1) expect((await child.post(shownOf(moodId))).status).toBe(200);
    for (let time = 0; time < 2; time += 1) expect((await child.request('DELETE', shownOf(moodId))).status).toBe(200);
    expect(sentences(await child.get('/api/history?kind=grown-ups'))).toHaveLength(2);
  });

  it('of a page is its words too', async () => {
    const moodId = await save('Daily Prompt: What made you laugh?\n\nThe cat.', 'Journal Entry');
    await child.post(shownOf(moodId));
    await openArea();
    expect((await read(moodId)).body.note).toContain('The cat.');
  });

  it('that is none cannot be shown, nor one of another child', async () => {
    const without = await save(null);
    const moodId = await save(WORDS);
    const other = app.agent();
    const otherId = (await other.register()).id;
    for (const [agent, id] of [
      [child, without],
      [other, moodId],
      [child, '00000000-0000-4000-8000-00000000000a'],
    ] as const) {
      expect([(await agent.post(shownOf(id))).status, (await agent.request('DELETE', shownOf(id))).status]).toEqual([
        404, 404,
      ]);
    }
    await child.post(shownOf(moodId));
    await openArea(otherId);
    expect([(await read(moodId, other)).status, (await read(moodId, other)).body.code]).toEqual([403, 'note.closed']);
    expect((await child.post(shownOf('me'))).body.fields).toHaveProperty('moodId');
  });

  it('that was erased is closed for ever', async () => {
    const moodId = await save(WORDS);
    await child.post(shownOf(moodId));
    await record(draft(NoteErased, { moodId }), 'child');
    await openArea();
    expect([await stateOf(moodId), (await read(moodId)).body.code]).toEqual(['erased', 'note.closed']);
    expect([(await child.post(shownOf(moodId))).status, (await child.post(shownOf(moodId))).body.code]).toEqual([
      409,
      'note.erased',
    ]);
  });
});

describe('the grown-up’s history', () => {
  it('has the same lines in its own sentences, and no word of a note', async () => {
    const moodId = await save(WORDS);
    await child.post(`/api/history/notes/${moodId}/shown`);
    await openArea();
    const answer = await child.get('/api/history/grown-up');
    expect(sentences(answer)).toEqual(
      expect.arrayContaining([
        'Saved a mood: Worried, with a note (words hidden)',
        'Showed a note',
        'Made the account',
      ]),
    );
    expect(answer.text).not.toContain('swim');
    const idsOf = ({ body }: TestAnswer) => body.map(({ id }: HistoryEntry) => id);
    expect(idsOf(answer)).toEqual(idsOf(await child.get('/api/history')));
    expect(sentences(await child.get('/api/history/grown-up?q=hidden'))).toEqual([
      'Saved a mood: Worried, with a note (words hidden)',
    ]);
  });

  it('is closed to a child without its grown-up, when the time is over, and in another session', async () => {
    const moodId = await save(WORDS);
    await child.post(`/api/history/notes/${moodId}/shown`);
    const paths = ['/api/history/grown-up', `/api/history/notes/${moodId}`];
    const codes = async (agent: TestAgent) => Promise.all(paths.map(async (path) => (await agent.get(path)).body.code));
    expect(await codes(child)).toEqual(['grown-up.closed', 'grown-up.closed']);
    await openArea();
    expect(await codes(child)).toEqual([undefined, undefined]);
    app.setClock('2026-05-01T12:15:01.000Z');
    expect(await codes(child)).toEqual(['grown-up.closed', 'grown-up.closed']);
    expect(await codes(app.agent())).toEqual(['session.needed', 'session.needed']);
  });
});
