import { migrateJobs, openJobList } from '@wonderlings/jobs';
import { createTestDatabase } from '@wonderlings/postgres/testing';
import { afterEach, expect, it } from 'vitest';
import { startTestServer, type TestServer } from './http/testing.ts';

const GROWN_UP = 'a long grown-up phrase';
const API = { roles: new Set(['api'] as const) };

let server: TestServer | undefined;
afterEach(() => server?.stop());

/** A file that a grown-up asks for, on a server that works on none. */
async function askForFile({ agent }: TestServer): Promise<string> {
  const family = agent();
  await family.register();
  await family.post('/api/grown-up/password', { password: GROWN_UP });
  await family.post('/api/grown-up/open', { password: GROWN_UP });
  const asked = await family.post('/api/exports', { password: GROWN_UP, withDevice: false });
  expect(asked.status).toBe(201);
  return asked.body.id;
}

it('a file that is asked for is enqueued at once, for the workers', async () => {
  const database = await createTestDatabase();
  try {
    await migrateJobs(database.url);
    server = await startTestServer({ config: { ...API, databaseUrl: database.url } });
    const list = await openJobList({ databaseUrl: database.url, onError: () => undefined });
    try {
      const fileId = await askForFile(server);
      await expect
        .poll(async () => (await list.list()).map(({ name, state, ids }) => [name, state, ids.fileId]))
        .toEqual([['work-on-file', 'waiting', fileId]]);
    } finally {
      await list.close();
    }
  } finally {
    await server?.stop();
    server = undefined;
    await database.drop();
  }
});

it('a file is asked for all the same where the queue is not there, and that is said', async () => {
  server = await startTestServer({ config: API });
  await askForFile(server);
  await expect
    .poll(() => server?.logged.map(({ msg }) => msg))
    .toContain('A job could not be enqueued, and is found in its list later');
});
