import { createTestDatabase, type TestDatabase } from '@wonderlings/postgres/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ReadModelReading } from './read-model.ts';
import { logReachable, readinessOf } from './readiness.ts';
import { WriteSide } from './write-side.ts';

const WELL: ReadModelReading = { ready: true, lag: 0, parked: [], awaiting: [], rebuilding: [], fault: null };

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const readyWith = (reading: Partial<ReadModelReading>, writeSide: Pick<WriteSide, 'state'> = { state: 'ok' }) =>
  readinessOf({
    sql: database.sql,
    isLogReachable: async () => true,
    readModel: async () => ({ ...WELL, ...reading }),
    writeSide,
  })();

it('stays ready beside parked tables and those that wait for a newer release, and names them', async () => {
  expect(await readyWith({ parked: ['moods'], awaiting: ['users'] })).toEqual({
    ready: true,
    database: 'ok',
    log: 'ok',
    lag: 0,
    parkedTables: ['moods'],
    awaitingTables: ['users'],
    writeSide: 'ok',
    fault: null,
    jobs: null,
    redis: null,
  });
});

it('is not ready while a fault keeps the tables behind, and says which', async () => {
  expect(await readyWith({ lag: 1, fault: 'PostgresError 53100' })).toMatchObject({
    ready: false,
    fault: 'PostgresError 53100',
  });
  // Nothing to do, or another process does it.
  expect(await readyWith({ lag: 0, fault: 'TakenOver' })).toMatchObject({ ready: true, fault: 'TakenOver' });
});

it('is not ready before the tables are built, and when they are far behind', async () => {
  expect(await readyWith({ ready: false })).toMatchObject({ ready: false });
  expect(await readyWith({ lag: 10_001 })).toMatchObject({ ready: false, lag: 10_001 });
});

it('says which jobs were given up, and what is wrong with Redis, and stays ready', async () => {
  const idle = { waiting: 0, active: 0, delayed: 0, failed: 0, oldestWaitingSeconds: 0 };
  const jobs = [
    { ...idle, name: 'erase', waiting: 2, oldestWaitingSeconds: 61.4 },
    { ...idle, name: 'keep-anchors', failed: 1 },
  ];
  const parts = {
    sql: database.sql,
    isLogReachable: async () => true,
    readModel: async () => WELL,
    writeSide: { state: 'ok' } as const,
  };
  const well = readinessOf({ ...parts, jobs: async () => ({ jobs }), redis: async () => 'Redis may evict' });
  expect(await well()).toMatchObject({
    ...{ ready: true, redis: 'Redis may evict' },
    jobs: { failed: ['keep-anchors'], oldestWaitingSeconds: 61 },
  });
  const away = async () => {
    throw new Error('away');
  };
  expect(await readinessOf({ ...parts, jobs: away, redis: away })()).toMatchObject({
    ...{ ready: true, jobs: 'unreachable', redis: 'unreachable' },
  });
});

it('says for five minutes that a child had to be refused, whose events a newer release wrote, and stays ready', async () => {
  let now = Date.parse('2026-05-01T12:00:00.000Z');
  const warned: string[] = [];
  const writeSide = new WriteSide({
    warn: (message) => void warned.push(message),
    now: () => new Date(now),
  });
  expect(await readyWith({}, writeSide)).toMatchObject({ ready: true, writeSide: 'ok' });
  writeSide.metNewerRelease();
  writeSide.metNewerRelease();
  expect(await readyWith({}, writeSide)).toMatchObject({ ready: true, writeSide: 'awaiting-release' });
  expect(warned).toHaveLength(1);
  now += 5 * 60_000;
  expect(await readyWith({}, writeSide)).toMatchObject({ ready: true, writeSide: 'ok' });
});

it('stays as ready as it was while the log is away, since what was saved can be read, and says so', async () => {
  const away = () => Promise.reject(new Error('No connection established'));
  let isAway = false;
  const readiness = readinessOf({
    sql: database.sql,
    isLogReachable: logReachable({ head: async () => (isAway ? away() : '7') }),
    readModel: async () => (isAway ? away() : WELL),
    writeSide: { state: 'ok' },
  });
  isAway = true;
  expect(await readiness()).toMatchObject({ ready: false, log: 'unreachable' });
  isAway = false;
  expect(await readiness()).toMatchObject({ ready: true, log: 'ok', lag: 0 });
  isAway = true;
  expect(await readiness()).toMatchObject({ ready: true, log: 'unreachable', lag: null });
});
