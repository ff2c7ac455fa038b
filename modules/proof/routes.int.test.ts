import { setTimeout as delay } from 'node:timers/promises';
import { makeAnchors } from '@wonderlings/event-store';
import { keepsakeOf, streamOf } from '@wonderlings/kernel';
import { describe, expect, it } from 'vitest';
import type { TestAgent } from '../../apps/server/http/testing-agent.ts';
import {
  eachWithSignedInChild,
  startWonderlingsApp,
  type WonderlingsApp,
} from '../../apps/server/testing-wonderlings.ts';
import type { HistoryCheck } from './contract.ts';
import { keepsakeWords } from './keepsake-catalogue.ts';
import { LOG_CHANGES, tamper } from './testing-log-changes.ts';

let app: WonderlingsApp;
let child: TestAgent;
let userId: string;
eachWithSignedInChild((now) => {
  ({ app, child, userId } = now);
});

/** For what leaves a log behind that fits nothing any more: an app that only this test has. */
async function withOwnApp(work: () => Promise<void>): Promise<void> {
  app = await startWonderlingsApp();
  try {
    child = app.agent();
    userId = (await child.register()).id;
    await work();
  } finally {
    await app.close();
  }
}

const MINE = '/api/history/check';
const THEIRS = '/api/grown-up/check';
const saveMoods = async (count: number) => {
  for (let index = 0; index < count; index += 1) {
    await child.post('/api/moods', { feeling: 'Okay', baseFeelingName: 'Okay', note: `note ${index}` });
  }
};
const openArea = async () => {
  for (const [id, session] of app.sessions) {
    if (JSON.stringify(session).includes(userId)) {
      await app.dependencies.vault.openGrownUpArea(userId, id, new Date('2099-01-01'));
    }
  }
};
const keepAnchors = () => makeAnchors({ store: app.store, files: app.anchors, now: app.dependencies.now });
const entries = async () => ((await app.dependencies.log.readLast(streamOf(userId)))?.revision ?? -1) + 1;

async function check(path = MINE): Promise<HistoryCheck> {
  expect((await child.post(path)).status).toBe(201);
  for (;;) {
    const { body } = await child.get(path);
    if (body.state !== 'running') return body;
    await delay(20);
  }
}
async function typesOfLate(): Promise<readonly (readonly [string, string, unknown])[]> {
  return (await app.history(userId)).slice(-1).map(({ type, actor, data }) => [type, actor, data] as const);
}

describe('the check of a history', () => {
  it('says of a sound one that all is well, and what was looked at', async () => {
    expect((await child.get(MINE)).body).toMatchObject({ state: 'none', result: null });
    await saveMoods(3);
    await keepAnchors();
    const total = await entries();
    const { state, by, result, street } = await check();
    expect({ state, by }).toEqual({ state: 'done', by: 'child' });
    expect(result).toMatchObject({
      found: false,
      entries: total,
      from: '2026-05-01',
      faults: [],
      code: null,
      soundBefore: total,
      anchor: { entry: total },
      formats: { 3: total - 3, 4: 3 },
      pages: { differing: [], notCompared: [] },
      marks: { fitting: 1, since: '2026-05-01T12:00:00.000Z', gaps: [] },
    });
    expect(result?.pages?.rows).toBeGreaterThan(3);
    expect(street).toEqual({ unit: 'day', from: '2026-05-01', windows: '4', done: 1 });
    await expect.poll(typesOfLate).toEqual([['HistoryChecked', 'child', { found: false, entries: total }]]);
  });

  it('is a grown-up’s doing where the area is open', async () => {
    expect((await child.post(THEIRS)).body.code).toBe('grown-up.closed');
    await openArea();
    const total = await entries();
    expect(await check(THEIRS)).toMatchObject({ state: 'done', by: 'grown-up', result: { found: false } });
    await expect.poll(typesOfLate).toEqual([['HistoryChecked', 'grown-up', { found: false, entries: total }]]);
    // The child sees what came of it, too.
    expect((await child.get(MINE)).body).toMatchObject({ by: 'grown-up' });
  });

  it.each([
    ['altered', 4, { kind: 'altered', entry: 5 }],
    ['removed', 4, { kind: 'removed', entry: 5, other: 5 }],
    ['inserted', 4, { kind: 'inserted', entry: 5 }],
    ['moved', 4, { kind: 'moved', entry: 5, other: 6 }],
    ['cut-off', 6, { kind: 'cut-off', entry: 7 }],
  ] as const)('names what was %s, with a code for the operator', (kind, revision, expected) =>
    withOwnApp(async () => {
      await saveMoods(4);
      await keepAnchors();
      const total = await entries();
      await tamper(app.database.sql, async (sql) => LOG_CHANGES[kind]?.(sql, streamOf(userId), revision));
      const { result } = await check();
      expect(result).toMatchObject({ found: true, faults: [expected], hasMore: false });
      expect(result?.code).toMatch(new RegExp(`^${expected.entry} · [a-z]+ · 2026-05-01 · [0-9a-f]{4} [0-9a-f]{4}$`));
      if (kind === 'cut-off') expect(result?.faults[0]?.other).toBe(total);
      if (kind === 'altered') expect(result).toMatchObject({ soundBefore: 4, soundAfter: total - 5, pages: null });
    }),
  );

  it('finds a page that is not what the entries say, and names its table', async () => {
    await saveMoods(1);
    await app.database.sql`update read.moods set feeling = 'Happy' where user_id = ${userId}`;
    expect((await check()).result).toMatchObject({ found: true, faults: [], pages: { differing: ['moods'] } });
  });

  it('is one at a time, can be stopped, and begins again', async () => {
    await app.dependencies.vault.beginCheck(userId, '00000000-0000-4000-8000-000000000007', {
      state: 'running',
      by: 'grown-up',
      at: '2026-05-01T12:00:00.000Z',
      progress: null,
      street: null,
      result: null,
      busy: false,
    });
    expect((await child.post(MINE)).body).toMatchObject({ state: 'running', by: 'grown-up', busy: true });
    expect((await child.request('DELETE', MINE)).body).toMatchObject({ state: 'stopped', result: null });
    expect(await check()).toMatchObject({ state: 'done' });
    expect((await child.request('DELETE', MINE)).body).toMatchObject({ state: 'done' });
  });

  it('that lost its server has failed', async () => {
    await child.post(MINE);
    await check();
    await app.dependencies.vault.beginCheck(userId, '00000000-0000-4000-8000-000000000008', {
      ...(await child.get(MINE)).body,
      state: 'running',
      result: null,
    });
    app.setClock('2026-05-01T12:10:00.000Z');
    expect((await child.get(MINE)).body).toMatchObject({ state: 'failed' });
    expect(await check()).toMatchObject({ state: 'done' });
  });
});

describe('a keepsake', () => {
  const MAKE = '/api/grown-up/keepsakes';
  const compare = (words: readonly string[]) => child.post(`${MAKE}/compare`, { words });

  it('is twelve words of all that happened up to now, and fits for ever', async () => {
    await openArea();
    expect((await child.get(`${MAKE}/latest`)).body).toBeNull();
    await saveMoods(2);
    const total = await entries();
    const { status, body: made } = await child.post(MAKE);
    expect(status).toBe(201);
    expect(made).toMatchObject({ entry: total, since: '2026-05-01', date: '2026-05-01' });
    const [event] = await app.dependencies.log.readStream(streamOf(userId), { from: total - 1, limit: 1 });
    expect(made.words).toEqual(keepsakeWords(keepsakeOf(event?.hash ?? '')));
    expect(await typesOfLate()).toEqual([['KeepsakeMade', 'grown-up', { revision: total - 1 }]]);
    expect((await child.get(`${MAKE}/latest`)).body).toEqual(made);

    app.setClock('2026-06-01');
    await saveMoods(1);
    const now = await entries();
    const { body: compared } = await compare(made.words);
    expect(compared).toEqual({
      fits: true,
      entry: total,
      date: '2026-05-01',
      since: now - total,
      follows: true,
      comparedAt: '2026-06-01T12:00:00.000Z',
    });
    expect(await typesOfLate()).toEqual([['KeepsakeCompared', 'grown-up', { fits: true }]]);
    expect((await compare(made.words.map((word: string) => word.slice(0, 4).toUpperCase()))).body.fits).toBe(true);
  });

  it('is made and compared by the child too, whose own deed it is', async () => {
    const OWN = '/api/history/keepsakes';
    await saveMoods(1);
    const { status, body: made } = await child.post(OWN);
    expect([status, (await typesOfLate())[0]?.slice(0, 2)]).toEqual([201, ['KeepsakeMade', 'child']]);
    expect((await child.get(`${OWN}/latest`)).body).toEqual(made);
    expect((await child.post(`${OWN}/compare`, { words: made.words })).body).toMatchObject({ fits: true });
    expect(await typesOfLate()).toEqual([['KeepsakeCompared', 'child', { fits: true }]]);
    const said = (await child.get('/api/history?kind=grown-ups')).body.map(
      ({ sentence }: { sentence: string }) => sentence,
    );
    expect(said).toEqual(['You compared a keepsake. It fits.', 'You made a keepsake, twelve words.']);
  });

  it('is the same for the same call sent again', async () => {
    await openArea();
    const headers = { 'Idempotency-Key': 'a-keepsake-of-today' };
    const first = await child.post(MAKE, undefined, { headers });
    await saveMoods(1);
    const again = await child.post(MAKE, undefined, { headers });
    expect(again.body).toEqual(first.body);
  });

  it.each(['altered', 'removed', 'moved', 'inserted'])('does not fit a history of which an entry was %s', (kind) =>
    withOwnApp(async () => {
      await openArea();
      await saveMoods(3);
      const { body: made } = await child.post(MAKE);
      await tamper(app.database.sql, async (sql) => LOG_CHANGES[kind]?.(sql, streamOf(userId), 4));
      expect((await compare(made.words)).body).toMatchObject({ fits: false, entry: null });
    }),
  );

  it('that another child’s history gives does not fit this one', async () => {
    await openArea();
    expect((await compare(keepsakeWords(keepsakeOf('another history')))).body).toMatchObject({ fits: false });
  });

  it('that is mistyped is refused with the word, and recorded nowhere', async () => {
    await openArea();
    const words = [...keepsakeWords(keepsakeOf('some history'))];
    const before = await entries();
    const unknown = await compare(words.with(6, 'awesom'));
    expect([unknown.status, unknown.body.code, unknown.body.fields.words]).toEqual([
      400,
      'keepsake.word',
      '"awesom" is not one of our words. Did you mean awesome?',
    ]);
    const [first = '', second = ''] = words;
    const swapped = await compare([second, first, ...words.slice(2)]);
    expect([swapped.status, swapped.body.code]).toEqual([400, 'keepsake.together']);
    expect((await compare(words.slice(1))).body.fields).toHaveProperty('words');
    expect(await entries()).toBe(before);
  });
});
