import { createTestDatabase, type TestDatabase } from '@wonderlings/postgres/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ReadModelReading } from './read-model.ts';
import { readinessOf } from './readiness.ts';

const WELL: ReadModelReading = { ready: true, lag: 0, parked: [], awaiting: [], rebuilding: [], fault: null };

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const readyWith = (reading: Partial<ReadModelReading>) =>
  readinessOf({ sql: database.sql, readModel: async () => ({ ...WELL, ...reading }) })();

it('stays ready beside parked tables and those that wait for a newer release, and names them', async () => {
  expect(await readyWith({ parked: ['moods'], awaiting: ['users'] })).toEqual({
    ready: true,
    database: 'ok',
    lag: 0,
    parkedTables: ['moods'],
    awaitingTables: ['users'],
    fault: null,
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
