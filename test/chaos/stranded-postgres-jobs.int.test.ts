import { startTcpRelay, type TcpRelay } from '@wonderlings/event-store/kurrentdb-double';
import { migrateJobs, ServerJobs } from '@wonderlings/jobs';
import { createTestDatabase, type TestDatabase } from '@wonderlings/postgres/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

const [FIRST, SECOND] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];
/** A query is given up after 35 s, and BullMQ fetches again 15 s later. */
const SOON = { timeout: 80_000, interval: 1_000 };

let database: TestDatabase;
let relay: TcpRelay;
let url: string;
beforeAll(async () => {
  database = await createTestDatabase();
  await migrateJobs(database.url);
  relay = await startTcpRelay(Number(new URL(database.url).port));
  const relayed = new URL(database.url);
  relayed.port = String(relay.port);
  url = relayed.href;
});
afterAll(async () => {
  await relay?.close();
  await database?.drop();
});

it('is reached again for jobs when the connections to Postgres are silent for good', async () => {
  const done = new Set<string>();
  const logger = { warn: () => undefined, error: () => undefined };
  const jobs = new ServerJobs({ databaseUrl: url, logger });
  jobs.work('erase', async ({ childId = '' }) => {
    done.add(childId);
    return 'done';
  });
  await jobs.start();
  // What is asked of a silent connection may never be answered: it is asked again, as the list of what is due is.
  const isDone = (childId: string) => async () => {
    void jobs.enqueue('erase', { childId }).catch(() => undefined);
    return done.has(childId);
  };
  await expect.poll(isDone(FIRST), SOON).toBe(true);

  relay.strand();
  await expect.poll(isDone(SECOND), SOON).toBe(true);
  await jobs.close();
}, 200_000);
