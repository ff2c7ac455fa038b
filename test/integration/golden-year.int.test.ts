import { createPostgresEventStore } from '@wonderlings/event-store';
import { assembleModules, isEvent } from '@wonderlings/kernel';
import { verifyTables } from '@wonderlings/read-model';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MODULES } from '../../apps/server/modules.ts';
import { startWonderlingsApp, type WonderlingsApp } from '../../apps/server/testing-wonderlings.ts';
import { GoalMet } from '../../modules/rewards/events.ts';
import { rewards } from '../../modules/rewards/index.ts';
import { keenYear } from './keen-year.ts';

/** Enough for every kind of reward; the whole year is told by the pure test. */
const DAYS = 35;
const SLOW_MS = 180_000;
const CHILD = '00000000-0000-4000-8000-0000000000ee';

let app: WonderlingsApp;
beforeAll(async () => {
  app = await startWonderlingsApp();
  const { vault, children } = app.dependencies;
  await vault.reserve({ childId: CHILD, username: 'keen', isSandbox: false, password: 'three odd words' });
  for (const [context, act] of keenYear(DAYS)) await children.execute(CHILD, act, context);
}, SLOW_MS);
afterAll(() => app.close());

describe('the first weeks of a keen child’s year, on a real log', () => {
  it(
    'leave rows that are exactly what a replay makes of the events, in every table',
    async () => {
      const { sql } = app.database;
      const { registry, tables } = assembleModules(MODULES);
      const store = createPostgresEventStore({ sql: app.database.connect() });
      const found = await verifyTables({ sql, store, keys: app.dependencies.vault, registry, tables });
      await store.close();
      expect(found).toMatchObject({ differing: 0, differences: [], notCompared: [], brokenLink: null });
      expect(found.compared).toEqual(expect.arrayContaining(rewards.tables.map(({ name }) => name)));
    },
    SLOW_MS,
  );

  it('leave something in every table, and the goal of each week met at most once', async () => {
    for (const { name } of rewards.tables) {
      const [row] = await app.database.sql`select count(*)::int as rows from ${app.database.sql(`read.${name}`)}`;
      expect([name, row?.rows]).toEqual([name, expect.any(Number)]);
      expect(row?.rows, name).toBeGreaterThan(0);
    }
    const met = (await app.history(CHILD)).filter((event) => isEvent(GoalMet, event));
    expect(met.length).toBeGreaterThan(2);
    expect(new Set(met.map(({ data }) => data.week)).size).toBe(met.length);
  });

  it(
    'are not taken for true when a row was changed by hand',
    async () => {
      const { sql } = app.database;
      await sql`update read.user_badges_earned set progress = progress + 1 where badge_id = 'first-puff'`;
      const { registry, tables } = assembleModules(MODULES);
      const store = createPostgresEventStore({ sql: app.database.connect() });
      const found = await verifyTables({ sql, store, keys: app.dependencies.vault, registry, tables });
      await store.close();
      expect(found).toMatchObject({ differing: 1, differences: [{ table: 'user_badges_earned' }] });
    },
    SLOW_MS,
  );
});
