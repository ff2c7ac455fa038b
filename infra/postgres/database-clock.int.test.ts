import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Queryable, Sql } from './connect.ts';
import { corrected, type DatabaseClock, followDatabaseClock, narrowed } from './database-clock.ts';
import { createTestDatabase, type TestDatabase } from './testing.ts';

const HOUR_MS = 3_600_000;
const EVERY_MS = 20;
/** Far more than a question takes here, far less than what a wrong clock is off. */
const NEAR_MS = 10_000;

let database: TestDatabase;
let sql: Sql;
let clock: DatabaseClock | undefined;
beforeAll(async () => {
  database = await createTestDatabase();
  sql = database.connect({ max: 1 });
});
afterEach(() => clock?.stop());
afterAll(() => database.drop());

/** By how much a clock differs from that of this machine, which the test's Postgres shares. */
const offMs = () => Math.abs((clock?.now().getTime() ?? Number.NaN) - Date.now());

describe('the clock of the database', () => {
  it('is that of the database, not of this process', async () => {
    const RealDate = Date;
    vi.useFakeTimers({ toFake: ['Date'], now: RealDate.now() + HOUR_MS });
    try {
      clock = await followDatabaseClock(sql);
      expect(Math.abs(clock.now().getTime() - (Date.now() - HOUR_MS))).toBeLessThan(NEAR_MS);
    } finally {
      vi.useRealTimers();
    }
  });

  it('runs on between two questions', async () => {
    let elapsedMs = 0;
    clock = await followDatabaseClock(sql, { elapsed: () => elapsedMs });
    const before = clock.now().getTime();
    elapsedMs += 1_500;
    expect(clock.now().getTime() - before).toBe(1_500);
  });

  it('is found again when one of the two was set', async () => {
    let setMs = 0;
    clock = await followDatabaseClock(sql, { everyMs: EVERY_MS, elapsed: () => performance.now() + setMs });
    expect(offMs()).toBeLessThan(NEAR_MS);
    setMs = HOUR_MS;
    expect(offMs()).toBeGreaterThan(NEAR_MS);
    await vi.waitFor(() => expect(offMs()).toBeLessThan(NEAR_MS), { timeout: 10_000 });
  });

  it('does not move for what a slow answer explains', () => {
    expect(corrected(500, { least: 0, most: 2_000 })).toBe(500);
    expect(corrected(2_100, { least: 0, most: 2_000 })).toBe(1_000);
    expect(corrected(-1, { least: 0, most: 2 })).toBe(1);
  });

  it('starts with the quickest of several answers, not with the first', async () => {
    let asked = 0;
    const waitsMs = [800, 0, 0, 0, 0];
    const answer = async () => {
      await new Promise((resolve) => setTimeout(resolve, waitsMs[asked++] ?? 0));
      return [{ ms: Date.now() }];
    };
    clock = await followDatabaseClock(answer as unknown as Queryable);
    expect(asked).toBe(waitsMs.length);
    expect(offMs()).toBeLessThan(100);
  });

  it('takes the last answer when the clock was set between two', () => {
    expect(
      narrowed([
        { least: 0, most: 10 },
        { least: 4, most: 20 },
      ]),
    ).toEqual({ least: 4, most: 10 });
    expect(
      narrowed([
        { least: 0, most: 10 },
        { least: 50, most: 60 },
      ]),
    ).toEqual({ least: 50, most: 60 });
  });

  it('goes on while the database is away', async () => {
    const away = database.connect({ max: 1 });
    clock = await followDatabaseClock(away, { everyMs: EVERY_MS });
    await away.end();
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS * 5));
    expect(offMs()).toBeLessThan(NEAR_MS);
  });
});
