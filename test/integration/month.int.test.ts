import { createPostgresEventStore } from '@wonderlings/event-store';
import { assembleModules, type ReadTable } from '@wonderlings/kernel';
import { verifyTables } from '@wonderlings/read-model';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TestAgent } from '../../apps/server/http/testing-agent.ts';
import { MODULES } from '../../apps/server/modules.ts';
import { eachWithSignedInChild, type WonderlingsApp } from '../../apps/server/testing-wonderlings.ts';
import { historyDays } from '../../modules/history/days-table.ts';
import { historyEntries } from '../../modules/history/entries-table.ts';
import { historyMonths } from '../../modules/history/months-table.ts';
import { JOURNAL_FEELING } from '../../modules/journal/contract.ts';
import { gardenDays } from '../../modules/journal/garden-table.ts';
import { journalEntries, moods } from '../../modules/journal/tables.ts';
import { journalTotals } from '../../modules/journal/totals-table.ts';

const PATH = '/api/history/months/2026-05';
const PRINTED = `${PATH}/printed`;
const BERLIN = { headers: { 'time-zone': 'Europe/Berlin' } };

let app: WonderlingsApp;
let child: TestAgent;
let userId: string;
eachWithSignedInChild((now) => {
  ({ app, child, userId } = now);
});

/** Opens the area of a child in the newest session there is, until that instant. */
async function openArea(childId: string, until: string): Promise<void> {
  const sessionId = [...app.sessions.keys()].at(-1) ?? '';
  await app.dependencies.vault.openGrownUpArea(childId, sessionId, new Date(until));
}
const feel = (feeling: string, note: string | null = null) => child.post('/api/moods', { feeling, note });

describe('who may read the month, or say that it was printed', () => {
  const calls = [
    ['GET', PATH],
    ['POST', PRINTED],
  ] as const;

  it.each(calls)('%s %s: not without a session, and not for a child by itself', async (method, path) => {
    const signedOut = await app.agent().request(method, path);
    expect([signedOut.status, signedOut.body.code]).toEqual([401, 'session.needed']);
    const alone = await child.request(method, path);
    expect([alone.status, alone.body.code]).toEqual([403, 'grown-up.closed']);
  });

  it.each(calls)('%s %s: its grown-up, for as long as the area is open', async (method, path) => {
    await openArea(userId, '2026-05-01T12:15:00.000Z');
    expect((await child.request(method, path)).status).toBe(method === 'GET' ? 200 : 201);
    app.setClock('2026-05-01T12:15:00.000Z');
    const over = await child.request(method, path);
    expect([over.status, over.body.code]).toEqual([403, 'grown-up.closed']);
  });

  it.each(calls)('%s %s: no grown-up of another child, nor from another device', async (method, path) => {
    await openArea(userId, '2026-05-01T12:15:00.000Z');
    const other = app.agent();
    await other.register();
    expect((await other.request(method, path)).body.code).toBe('grown-up.closed');
    expect((await child.request(method, path)).status).toBeLessThan(300);
  });

  it.each(calls)('%s %s: asks for a month that there is', async (method, path) => {
    await openArea(userId, '2026-05-01T12:15:00.000Z');
    const answer = await child.request(method, path.replace('2026-05', '2026-13'));
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, ['month']]);
  });
});

describe('GET /api/history/months/{month}', () => {
  const month = async (path = PATH) => (await child.get(path, BERLIN)).body;
  beforeEach(() => openArea(userId, '2027-01-01T00:00:00.000Z'));

  it('of a child that only came in has a visit on its own clock, and nothing done', async () => {
    const answer = await month();
    expect(answer).toMatchObject({ month: '2026-05', today: '2026-05-01', since: '2026-05-01', activities: [] });
    // Registered without a Time-Zone, so in UTC.
    expect(answer.days).toEqual([
      {
        localDate: '2026-05-01',
        things: 0,
        checkedIn: false,
        isRestDay: false,
        wrote: false,
        feelings: [],
        visits: [720],
      },
    ]);
    expect(answer.rows).toEqual({ latest: [], longest: 0, checkIns: 0 });
    expect(answer.weeks).toEqual([{ start: '2026-04-26', feelings: {} }]);
  });

  it('has what was done on each day, and no word that was typed', async () => {
    await feel('Worried (A lot of worry)', 'A secret of mine.');
    await feel('Sad (Something of my own)', null);
    const session = { activityType: 'breath', duration: 95, completed: true, data: { kind: 'breath/zola' } };
    expect((await child.post('/api/activity-sessions', session)).status).toBe(201);
    app.setClock('2026-05-03T20:40:00.000Z');
    await feel('Calm');
    const answer = await month();
    expect(answer.days).toMatchObject([
      {
        localDate: '2026-05-01',
        things: 3,
        checkedIn: true,
        wrote: true,
        feelings: [
          { feeling: 'sad', first: 2, times: [0, 1, 0, 0] },
          { feeling: 'worried', first: 3, times: [0, 0, 1, 0] },
        ],
      },
      { localDate: '2026-05-02', things: 0, checkedIn: false, isRestDay: true },
      { localDate: '2026-05-03', things: 1, checkedIn: true, isRestDay: false, wrote: false, visits: [1_240] },
    ]);
    expect(answer.activities).toEqual([{ card: 'breath', times: 1, seconds: 95, longest: 95 }]);
    expect(JSON.stringify(answer)).not.toMatch(/secret|of my own/i);
  });

  it('has the latest three rows of days with their rest days, as they stood at the end of the month', async () => {
    const days = ['01', '02', '04', '08', '09', '13', '17', '18', '20', '21', '30', '31'];
    for (const day of days) {
      app.setClock(`2026-05-${day}`);
      await feel('Okay');
    }
    app.setClock('2026-06-01');
    await feel('Okay');
    expect((await month()).rows).toEqual({
      latest: [
        { first: '2026-05-30', last: '2026-05-31', days: 2, rested: 0, restDays: [] },
        { first: '2026-05-17', last: '2026-05-21', days: 4, rested: 1, restDays: ['2026-05-19'] },
        { first: '2026-05-13', last: '2026-05-13', days: 1, rested: 0, restDays: [] },
      ],
      longest: 4,
      checkIns: 12,
    });
    const june = (await month('/api/history/months/2026-06')).rows;
    expect([june.latest[0], june.checkIns]).toEqual([
      { first: '2026-05-30', last: '2026-06-01', days: 3, rested: 0, restDays: [] },
      13,
    ]);
    // The journal's own streak counts the same days.
    const [streak] = (await child.get('/api/streaks')).body;
    expect(streak).toMatchObject({ currentStreak: 3, longestStreak: 4, totalCheckIns: 13 });
  });

  it('has of a row of ten years how long it is, and not each day that rested', async () => {
    // Every seventh day rested. Older than twelve weeks, so that no cell of them is opened.
    await app.database.sql`
      insert into read.history_days (user_id, local_date, checked_in, rested, figures, counted_to)
      select ${userId}, '2026-01-31'::date - n, n % 7 <> 3, n % 7 = 3, '\\x00', n from generate_series(0, 3649) as n`;
    const { rows, since } = await month();
    // No event says so: a verification would find them.
    await app.database.sql`delete from read.history_days where user_id = ${userId} and local_date < '2026-02-01'`;
    expect(rows).toEqual({
      latest: [{ first: '2016-02-04', last: '2026-01-31', days: 3_129, rested: 521, restDays: [] }],
      longest: 3_129,
      checkIns: 3_129,
    });
    expect(since).toBe('2020-01-01');
  });

  it('of another month leaves this one’s days out, and has its weeks up to then', async () => {
    await feel('Okay');
    app.setClock('2026-07-10');
    await feel('Calm');
    const june = await month('/api/history/months/2026-06');
    expect([june.days, june.rows.checkIns]).toEqual([[], 1]);
    expect(june.weeks).toHaveLength(10);
    expect(june.weeks[0]).toEqual({ start: '2026-04-26', feelings: { okay: 1 } });
    expect(june.weeks.at(-1)).toEqual({ start: '2026-06-28', feelings: {} });
  });
});

describe('POST /api/history/months/{month}/printed', () => {
  beforeEach(() => openArea(userId, '2027-01-01T00:00:00.000Z'));
  const prints = async () => (await app.history(userId)).filter(({ type }) => type === 'MonthPrinted');

  it('is an event of the grown-up, which the child can see', async () => {
    expect((await child.post(PRINTED)).body).toEqual({ ok: true });
    expect(await prints()).toMatchObject([{ actor: 'grown-up', data: { month: '2026-05' } }]);
  });

  it('is one under one key, and no visit of the child', async () => {
    const before = await app.liveRows(historyDays, userId);
    const once = { headers: { 'idempotency-key': 'one-sheet' } };
    await child.post(PRINTED, undefined, once);
    await child.post(PRINTED, undefined, once);
    expect(await prints()).toHaveLength(1);
    expect(await app.liveRows(historyDays, userId)).toEqual(before);
  });

  it('refuses a month that has not begun', async () => {
    const answer = await child.post('/api/history/months/2026-06/printed');
    expect([answer.status, answer.body.code]).toEqual([400, 'history.month-to-come']);
    expect(await prints()).toEqual([]);
  });
});

describe('the live days', () => {
  /** Holds the tables against the log, folded anew: nothing may differ. */
  async function compared(only: readonly string[]) {
    const { registry, tables } = assembleModules(MODULES);
    const store = createPostgresEventStore({ sql: app.database.connect() });
    const parts = { sql: app.database.sql, store, keys: app.dependencies.vault, registry, tables };
    const found = await verifyTables(parts, { tables: only });
    await store.close();
    expect(found).toMatchObject({ differing: 0, differences: [], notCompared: [] });
    return found;
  }
  async function rowsOf(tables: readonly ReadTable[]) {
    const rows = tables.map(async (table) => [table.name, await app.liveRows(table, userId)] as const);
    return new Map(await Promise.all(rows));
  }

  it('of a demo child are three weeks, and exactly what the events say', async () => {
    const visitor = app.agent();
    const { id } = (await visitor.post('/api/login', { username: 'demo', password: 'wonderlings-demo' })).body;
    expect((await app.liveRows(historyDays, id)).length).toBeGreaterThan(18);

    expect(await compared([historyDays.name])).toMatchObject({ compared: [historyDays.name] });
  });

  it('are what the events say before a note is erased, in between, and when its key is gone', async () => {
    const feeling = (await feel('Worried (A lot of worry)', 'A secret of mine.')).body.id;
    // On a day of its own: no other words say that something was written on it.
    app.setClock('2026-05-02');
    const page = (await feel(JOURNAL_FEELING, 'What I never told.')).body.id;
    await feel('Calm', 'One that stays.');
    await feel('Okay');
    const told = () => rowsOf([historyDays, historyEntries, journalTotals, gardenDays]);
    const folded = [historyDays, historyEntries, historyMonths, moods, journalEntries, journalTotals, gardenDays];
    const held = () => compared(folded.map(({ name }) => name));
    const before = await told();
    await held();
    const { vault } = app.dependencies;
    const { destroyNote } = vault;
    for (const moodId of [feeling, page]) {
      Object.assign(vault, { destroyNote: async () => {} });
      expect((await child.request('DELETE', `/api/moods/${moodId}/note`)).status).toBe(200);
      await held();
      Object.assign(vault, { destroyNote });
      const row = (await app.liveRows(moods, userId)).find(({ id }) => id === moodId);
      const revision = Number(row?.revision);
      await vault.destroyNote(userId, revision);
      expect((await vault.keysOf([userId])).get(userId)?.notes?.isDestroyed(revision)).toBe(true);
      await held();
    }
    // Nothing but the two lines that tell of it is new.
    const after = await told();
    expect(after.get(historyEntries.name)).toHaveLength((before.get(historyEntries.name)?.length ?? 0) + 2);
    for (const table of [historyDays, journalTotals, gardenDays]) {
      expect([table.name, after.get(table.name)]).toEqual([table.name, before.get(table.name)]);
    }
  });

  it('hold no clock time in clear', async () => {
    const [row] = await app.database.sql`select * from read.history_days where user_id = ${userId}`;
    expect(Buffer.isBuffer(row?.figures)).toBe(true);
    expect(JSON.stringify(row)).not.toContain('visits');
  });
});
