import type { ColumnValue, ReadDatabase } from '@wonderlings/kernel';
import { describe, expect, it } from 'vitest';
import type { TestAgent, TestAnswer } from '../../apps/server/http/testing-agent.ts';
import { eachWithSignedInChild, type WonderlingsApp } from '../../apps/server/testing-wonderlings.ts';
import { type GardenQuery, MOST_FEELINGS_A_DAY, type MoodsQuery } from './contract.ts';
import { gardenOf, moodsOf } from './queries.ts';

let app: WonderlingsApp;
let child: TestAgent;
let userId: string;
eachWithSignedInChild((now) => {
  ({ app, child, userId } = now);
});

const save = (feeling = 'Okay', note: string | null = null) => child.post('/api/moods', { feeling, note });
const idsOf = ({ body }: TestAnswer): string[] => body.map(({ id }: { id: string }) => id);
const nextOf = ({ headers }: TestAnswer): string | undefined => /<(.+)>/.exec(headers.get('link') ?? '')?.[1];

/** Every page of a list, with what happens between one and the next. */
async function walk(path: string, between = async () => {}): Promise<TestAnswer[]> {
  const pages = [await child.get(path)];
  for (let next = nextOf(pages[0] as TestAnswer); next; next = nextOf(pages.at(-1) as TestAnswer)) {
    await between();
    pages.push(await child.get(next));
  }
  return pages;
}

/** So many entries straight into the read table: thousands of acts would take minutes. */
const fill = (count: number, every = '1 hour') => app.database.sql`
  insert into read.moods (id, user_id, emoji, feeling, base_feeling_name, note, timestamp, local_date, revision)
  select gen_random_uuid(), ${userId}, null, 'Okay', 'Okay', null, at, (at at time zone 'UTC')::date, 0
  from (select '2026-04-30T12:00:00Z'::timestamptz - ${every}::interval * n as at from generate_series(1, ${count}) n) days`;

describe('the list of moods', () => {
  it('comes in pages that put together are the whole of it, each once, also where some are of one moment', async () => {
    for (let entry = 0; entry < 7; entry += 1) {
      if (entry === 5) app.setClock('2026-05-02');
      await save();
    }
    const all = idsOf(await child.get('/api/moods'));
    const pages = await walk('/api/moods?limit=2');
    expect(pages.map((page) => page.body.length)).toEqual([2, 2, 2, 1]);
    expect(pages.flatMap(idsOf)).toEqual(all);
    expect(new Set(all).size).toBe(7);
  });

  it('has no double and no gap while new ones are saved', async () => {
    for (let entry = 0; entry < 5; entry += 1) await save();
    const all = idsOf(await child.get('/api/moods'));
    app.setClock('2026-05-03');
    expect((await walk('/api/moods?limit=2', async () => void (await save()))).flatMap(idsOf)).toEqual(all);
  });

  it('has the newest 500 for a caller who does not ask for a page, and says where the others are', async () => {
    await fill(501);
    const [first, second, ...more] = await walk('/api/moods');
    expect([first?.body.length, second?.body.length, more.length]).toEqual([500, 1, 0]);
    expect(second?.body[0].timestamp < first?.body[499].timestamp).toBe(true);
  });

  it('has no link where all of it is there', async () => {
    await fill(500);
    expect((await child.get('/api/moods')).headers.get('link')).toBeNull();
    expect((await child.get('/api/moods?limit=200')).headers.get('link')).toMatch(
      /^<\/api\/moods\?limit=200&cursor=[\w-]+>; rel="next"$/,
    );
  });

  it.each(['', '?limit=200'])('has a megabyte at most: %j', async (query) => {
    for (let entry = 0; entry < 120; entry += 1) {
      // No day takes as many words.
      if (entry % 40 === 0) app.setClock(`2026-05-0${1 + entry / 40}`);
      expect((await save('Okay', '🦊'.repeat(5_000))).status).toBe(201);
    }
    const pages = await walk(`/api/moods${query}`);
    expect(pages.map(({ text }) => Buffer.byteLength(text) <= 1_000_000)).toEqual(pages.map(() => true));
    expect(pages.length).toBe(3);
    expect(new Set(pages.flatMap(idsOf)).size).toBe(120);
  });

  it('has the entries of some days, by the day that the child had', async () => {
    // Half past eight in the evening of May 1 in New York, and early on May 3 in Tokyo.
    for (const [when, zone] of [
      ['2026-05-02T00:30:00.000Z', 'America/New_York'],
      ['2026-05-02T12:00:00.000Z', 'UTC'],
      ['2026-05-02T20:00:00.000Z', 'Asia/Tokyo'],
    ] as const) {
      app.setClock(when);
      await child.post('/api/moods', { feeling: 'Okay', note: zone }, { headers: { 'Time-Zone': zone } });
    }
    const on = async (query: string) =>
      (await child.get(`/api/moods?${query}`)).body.map(({ note }: { note: string }) => note);
    expect(await on('from=2026-05-02&to=2026-05-02')).toEqual(['UTC']);
    expect(await on('from=2026-05-03')).toEqual(['Asia/Tokyo']);
    expect(await on('to=2026-05-01')).toEqual(['America/New_York']);
    expect(await on('from=2026-05-01&to=2026-05-31')).toHaveLength(3);
    const pages = await walk('/api/moods?from=2026-05-02&to=2026-05-03&limit=1');
    expect(pages.map(({ body }) => body[0].note)).toEqual(['Asia/Tokyo', 'UTC']);
  });

  it('takes another child’s place for nothing but a moment', async () => {
    await save();
    const other = app.agent();
    await other.register();
    for (let entry = 0; entry < 2; entry += 1) await other.post('/api/moods', { feeling: 'Calm', note: 'Not yours.' });
    const next = nextOf(await other.get('/api/moods?limit=1')) as string;
    const answer = await child.get(next);
    expect(answer.status).toBe(200);
    expect(answer.text).not.toContain('Not yours.');
  });

  it.each([
    'limit=0',
    'limit=201',
    'limit=abc',
    'limit=1&limit=2',
    'cursor=me',
    'cursor=',
    'from=May',
    'to=0000-01-01',
  ])('refuses %s and names the field', async (query) => {
    const { status, body } = await child.get(`/api/moods?${query}`);
    expect(status).toBe(400);
    expect(Object.keys(body.fields)).toEqual([query.split('=')[0]]);
  });
});

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Actual Rows': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly PlanNode[];
}
interface Explained {
  readonly 'QUERY PLAN': readonly { readonly Plan: PlanNode }[];
}
/** How many rows the scans of a plan looked at. */
const scanned = (node: PlanNode): number =>
  (/Scan/.test(node['Node Type']) && !node.Plans ? node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) : 0) +
  (node.Plans ?? []).reduce((sum, part) => sum + scanned(part), 0);

/** Runs a query of ours by the plan that serves every caller, and answers how many rows Postgres looked at for it. */
async function rowsLookedAt(query: (read: ReadDatabase) => Promise<unknown>): Promise<number> {
  let rows = 0;
  const explaining = async (parts: TemplateStringsArray, ...values: readonly ColumnValue[]) => {
    const text = parts.reduce((before, part, index) => `${before}$${index}${part}`);
    const literals = values.map((value) => `'${value}'`).join(', ');
    await app.database.sql.begin(async (sql) => {
      // After five runs Postgres may keep to one plan for all values: the one to be afraid of.
      await sql.unsafe(`set local plan_cache_mode = force_generic_plan; prepare asked as ${text}`);
      const [plan] = await sql.unsafe<Explained[]>(`explain (analyze, format json) execute asked(${literals})`);
      await sql.unsafe('deallocate asked');
      rows += scanned(plan?.['QUERY PLAN'][0]?.Plan as PlanNode);
    });
    return [];
  };
  await query(Object.assign(explaining, { rows: () => explaining }));
  return rows;
}

describe('what a page of moods costs', () => {
  const late = ['2025-06-01T12:00:00.000Z', '00000000-0000-4000-8000-000000000001'] as const;
  const month = { from: '2026-01-01', to: '2026-01-31' };
  it.each<[string, MoodsQuery, number]>([
    ['the first page', {}, 110],
    ['a late page', { cursor: late }, 110],
    ['a page of a month', { ...month, cursor: ['2026-01-20T12:00:00.000Z', late[1]] }, 110],
    // An entry an hour: those of the month, and of the days beside it.
    ['a month', { ...month, limit: 800 }, 34 * 24],
    ['a month without entries', { from: '2019-01-01', to: '2019-01-31' }, 0],
    ['another one, from a place that is not in it', { from: '2019-01-01', to: '2019-01-31', cursor: late }, 0],
  ])('of ten thousand is what %s has', async (_, query, most) => {
    await fill(10_000);
    await app.database.sql`analyze`;
    expect(await rowsLookedAt((read) => moodsOf(read, userId, { limit: 100, ...query }))).toBeLessThanOrEqual(most);
  });

  it.each<[string, GardenQuery, number]>([
    ['the first page', {}, 101],
    ['a late page', { cursor: ['2018-06-01'] }, 101],
    ['a month', { from: '2018-01-01', to: '2018-01-31' }, 31],
  ])('of ten years in the garden is what %s has', async (_, query, most) => {
    await app.database.sql`
      insert into read.garden_days (user_id, local_date, rested, checked_in, written, deeds)
      select ${userId}, '2026-04-30'::date - n, false, false, false, '{}' from generate_series(1, 3650) n`;
    await app.database.sql`analyze`;
    expect(await rowsLookedAt((read) => gardenOf(read, userId, { limit: 100, ...query }))).toBeLessThanOrEqual(most);
  });
});

describe('the garden', () => {
  it('comes newest first, in pages and by days', async () => {
    for (let day = 1; day <= 5; day += 1) {
      app.setClock(`2026-05-0${day}`);
      await save();
    }
    const days = (pages: readonly TestAnswer[]) =>
      pages.map(({ body }) => body.map(({ localDate }: { localDate: string }) => localDate));
    expect(days(await walk('/api/garden?limit=2'))).toEqual([
      ['2026-05-05', '2026-05-04'],
      ['2026-05-03', '2026-05-02'],
      ['2026-05-01'],
    ]);
    expect(days(await walk('/api/garden?from=2026-05-02&to=2026-05-03'))).toEqual([['2026-05-03', '2026-05-02']]);
    expect((await child.get('/api/garden?cursor=WyJtZSJd')).body.fields).toEqual({
      cursor: 'This is no place in this list.',
    });
  });

  it('is light on a day with ten thousand entries', async () => {
    app.setClock('2026-04-30');
    await save('Angry');
    await fill(10_000, '1 second');
    const [day] = (await child.get('/api/garden')).body;
    expect(day.feelings).toHaveLength(MOST_FEELINGS_A_DAY);
  });
});

describe('the figures over everything', () => {
  const totals = async () => (await child.get('/api/journal-totals')).body;

  it('are there before the first entry, and after some days', async () => {
    expect(await totals()).toEqual({
      entries: 0,
      pages: 0,
      feelings: [],
      firstDay: null,
      firstEntryDay: null,
      lastEntryDay: null,
      pageDays: null,
    });
    app.setClock('2026-04-28');
    await child.post('/api/activity-sessions', { activityType: 'breath', duration: 60, completed: true });
    for (const day of ['2026-04-30', '2026-05-01', '2026-05-02']) {
      app.setClock(day);
      await save('Okay (All right)');
      if (day > '2026-04-30') await save('Journal Entry', 'A page.');
    }
    expect(await totals()).toEqual({
      entries: 5,
      pages: 2,
      feelings: ['Journal Entry', 'Okay'],
      firstDay: '2026-04-28',
      firstEntryDay: '2026-04-30',
      lastEntryDay: '2026-05-02',
      pageDays: { last: '2026-05-02', running: 2 },
    });
  });

  it('are shut without a session and for another child', async () => {
    const other = (await app.agent().register()).id;
    expect((await app.agent().get('/api/journal-totals')).status).toBe(401);
    expect((await child.get(`/api/journal-totals?userId=${other}`)).status).toBe(403);
  });
});
