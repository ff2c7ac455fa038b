import type { ColumnValue, ReadDatabase } from '@wonderlings/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startWonderlingsApp, type WonderlingsApp } from '../../apps/server/testing-wonderlings.ts';
import type { HistoryFilter, HistoryQuery } from './contract.ts';
import { countOf, historyOf, overviewOf } from './queries.ts';
import { lineKindsFor } from './search.ts';

let app: WonderlingsApp;
const OLD = '00000000-0000-4000-8000-0000000000aa';
const YOUNG = '00000000-0000-4000-8000-0000000000bb';
/** What most lines say, by turns; the last of them only long ago. */
const SAID = lineKindsFor({ kinds: ['feelings', 'breath', 'won'], actor: 'child', audience: 'child' }) ?? [];
const [WALK] = lineKindsFor({ q: 'walk', kinds: ['nature'], audience: 'child' }) ?? [];
/** Beside it, more seldom. */
const [BUGS] = lineKindsFor({ q: 'bug', kinds: ['nature'], audience: 'child' }) ?? [];

/**
 * So many lines, 27 a day, straight into the table; nothing here opens a cell. All of them in one statement: rows that were
 * updated lie apart, which the younger child would pay for, and any bound beside it would hold.
 */
async function fill(childId: string, count: number) {
  await app.database.sql`
    insert into read.history_entries
      (user_id, local_date, at, revision, event_id, type, subject, figure, actor, act_id, cause_id, mood_id, time_zone)
    select ${childId}, (at at time zone 'UTC')::date, at, n, gen_random_uuid(),
      case when is_walk then ${WALK?.type ?? ''} when is_bug then ${BUGS?.type ?? ''} else said.type end,
      case when is_walk then ${WALK?.subject ?? ''} when is_bug then ${BUGS?.subject ?? ''} else said.subject end,
      1, said.actor, gen_random_uuid(), null, null, '\\x00'
    from generate_series(1, ${count}) as n
    cross join lateral (select '2026-04-30T23:00:00Z'::timestamptz - (${count} - n) * '53 minutes'::interval as at) as times
    cross join lateral (select n <= 500 and n % 5 = 0 as is_walk, n <= 500 and n % 35 = 1 as is_bug) as old
    join unnest(
      ${SAID.map(({ actor }) => actor)}::text[], ${SAID.map(({ type }) => type)}::text[], ${SAID.map(({ subject }) => subject)}::text[]
    ) with ordinality as said(actor, type, subject, place) on said.place = n % ${SAID.length} + 1
    order by n`;
  await app.database.sql`
    insert into read.history_months (user_id, month, days, lines, counted_to)
    select ${childId}, to_char(day, 'YYYY-MM'), 2147483647, '{"feelings child": 400, "breath child": 100, "won child": 300, "nature child": 1}', 1
    from generate_series('2026-04-01'::date - (${count} / 800) * '1 month'::interval, '2026-04-01'::date, '1 month') as day`;
}

beforeAll(async () => {
  app = await startWonderlingsApp();
  await fill(OLD, 100_000);
  // As many a day, and enough of them for every page.
  await fill(YOUNG, 1_300);
  // As it is soon after on a server: what is only ever added is read from the index alone.
  await app.database.sql.unsafe('vacuum analyze');
});
afterAll(() => app.close());

interface PlanNode {
  readonly 'Shared Hit Blocks'?: number;
  readonly 'Shared Read Blocks'?: number;
  readonly 'Rows Removed by Join Filter'?: number;
  readonly Plans?: readonly PlanNode[];
}
interface Explained {
  readonly 'QUERY PLAN': readonly { readonly Plan: PlanNode }[];
}
/** How often a line was held against one of a list of things, and was not that. */
const comparedIn = (node: PlanNode): number =>
  (node['Rows Removed by Join Filter'] ?? 0) + (node.Plans ?? []).reduce((sum, one) => sum + comparedIn(one), 0);
const literal = (value: ColumnValue): string =>
  Array.isArray(value) ? `'{${value.map((one) => `"${one}"`).join(',')}}'` : `'${value}'`;

/** How many blocks Postgres touches for a query of ours, and what it compares, by the plan that serves every caller. */
async function costOf(query: (read: ReadDatabase) => Promise<unknown>) {
  let [blocks, compared] = [0, 0];
  const explaining = async (parts: TemplateStringsArray, ...values: readonly ColumnValue[]) => {
    const text = parts.reduce((before, part, index) => `${before}$${index}${part}`);
    return app.database.sql.begin(async (sql) => {
      await sql.unsafe(`set local plan_cache_mode = force_generic_plan; prepare asked as ${text}`);
      const asked = `execute asked(${values.map(literal).join(', ')})`;
      const [plan] = await sql.unsafe<Explained[]>(`explain (analyze, buffers, format json) ${asked}`);
      const { Plan: node = {} } = plan?.['QUERY PLAN'][0] ?? {};
      blocks += (node['Shared Hit Blocks'] ?? 0) + (node['Shared Read Blocks'] ?? 0);
      compared += comparedIn(node);
      const rows = await sql.unsafe(asked);
      await sql.unsafe('deallocate asked');
      // What is sealed here is of no child.
      return rows.map((row) => ({ ...row, time_zone: 'UTC' }));
    });
  };
  // What a query selects is its caller's word, as with the real one.
  await query(Object.assign(explaining, { rows: () => explaining }) as unknown as ReadDatabase);
  return { blocks, compared };
}
const blocksOf = async (query: (read: ReadDatabase) => Promise<unknown>) => (await costOf(query)).blocks;

const reader = { audience: 'child', timeZone: 'UTC' } as const;
/** An index of so many more lines is a level deeper, wherever one looks. */
const A_FIFTH_MORE = 1.2;
const LEVELS = 4;

describe('a child of ten years, with 100,000 lines, reads as much of the database as one of a month', () => {
  it.each<[string, HistoryQuery]>([
    ['for its first page', {}],
    ['for a later page', { cursor: ['2026-04-20', '2026-04-20T12:00:00.000Z', '1'] }],
    ['for a month', { from: '2026-04-01', to: '2026-04-30' }],
    ['for a kind', { kind: ['feelings'] }],
    ['for several', { kind: ['won', 'stickers'] }],
    ['for a word that every line has', { q: 'you' }],
    ['for a word in a month', { q: 'calm', from: '2026-04-01', to: '2026-04-30' }],
    ['for a thing of many that never was', { kind: ['stickers'] }],
  ])('%s', async (_, query) => {
    const blocks = (childId: string) => blocksOf((read) => historyOf(read, childId, { limit: 50, ...query }, reader));
    expect(await blocks(OLD)).toBeLessThanOrEqual((await blocks(YOUNG)) * A_FIFTH_MORE + LEVELS);
  });
});

describe('what is seldom said among 100,000 lines is looked up', () => {
  it.each<[string, HistoryQuery, number]>([
    ['a word of now and then', { q: 'zola' }, 1_000],
    ['a word that was last said years ago', { q: 'walk', kind: ['nature'] }, 500],
    ['a word that was never said', { q: 'xylophone' }, 0],
    ['what a grown-up did, which is nothing', { actor: 'grown-up' }, 300],
    ['a thing of many that never was', { kind: ['stickers'] }, 2_500],
  ])('%s', async (_, query, most) => {
    const blocks = await blocksOf((read) => historyOf(read, OLD, { limit: 50, ...query }, reader));
    expect(blocks).toBeLessThanOrEqual(most);
  });

  it.each<[string, HistoryQuery]>([
    ['hundreds', { kind: ['stickers', 'won'] }],
    ['all', { q: 'you' }],
  ])('with no line held against each of %s of things', async (_, query) => {
    const { compared } = await costOf((read) => historyOf(read, OLD, { limit: 50, ...query }, reader));
    expect(compared).toBe(0);
  });

  it.each<[string, HistoryQuery]>([
    ['a kind', { kind: ['feelings'] }],
    ['a kind by its child', { kind: ['won'], actor: 'child' }],
    ['a word', { q: 'breath' }],
    ['one that is said often, and others seldom or never', { q: 'calm' }],
    ['what was said long ago, one thing more often than another', { kind: ['nature', 'moving'] }],
    ['a kind in some months', { kind: ['feelings'], from: '2020-02-03', to: '2020-05-20' }],
  ])('and is what a look at every line finds: %s, page after page', async (_, query) => {
    const { from = '1900-01-01', to = '2999-01-01', kind: kinds, actor, q } = query;
    const said = new Set(
      (lineKindsFor({ kinds, actor, q, audience: 'child' }) ?? []).map(
        (one) => `${one.actor} ${one.type} ${one.subject}`,
      ),
    );
    const lines = await app.database.sql`
      select revision, actor, type, subject from read.history_entries
      where user_id = ${OLD} and local_date between ${from} and ${to} order by local_date desc, at desc, revision desc`;
    const wanted = lines.filter((one) => said.has(`${one.actor} ${one.type} ${one.subject}`));
    const revisions: number[] = [];
    let cursor: HistoryQuery['cursor'];
    for (let page = 0; page < 4; page += 1) {
      await costOf(async (read) => {
        const { items } = await historyOf(read, OLD, { limit: 200, ...query, cursor }, reader);
        revisions.push(...items.map(({ revision }) => revision));
        const last = items.at(-1);
        if (last) cursor = [last.localDate, last.at, String(last.revision)];
      });
    }
    expect(revisions).toEqual(wanted.slice(0, 800).map(({ revision }) => revision));
  });

  it('and found, newest first', async () => {
    const [first, ...others] = (
      await app.database.sql`
      select revision from read.history_entries where user_id = ${OLD} and subject = 'nature/nature-walk' order by revision desc`
    ).map(({ revision }) => revision);
    expect([first, others.length]).toEqual([500, 99]);
    let found: readonly number[] = [];
    await blocksOf(async (read) => {
      found = (await historyOf(read, OLD, { limit: 200, q: 'walk', kind: ['nature'] }, reader)).items.map(
        ({ revision }) => revision,
      );
    });
    expect(found).toEqual([first, ...others]);
  });
});

describe('what the page needs besides is read from few rows', () => {
  it.each<[string, HistoryFilter, number]>([
    ['of everything', {}, 40],
    ['of a kind', { kind: ['feelings'] }, 40],
    ['of a month', { kind: ['won'], from: '2026-04-01', to: '2026-04-30' }, 40],
    ['of a word that every line has, where it stops', { q: 'you' }, 5_000],
  ])('the count %s', async (_, query, most) => {
    expect(await blocksOf((read) => countOf(read, OLD, query))).toBeLessThan(most);
  });

  it('all months', async () => {
    expect(await blocksOf((read) => overviewOf(read, OLD, '2026-04-30'))).toBeLessThan(60);
  });
});
