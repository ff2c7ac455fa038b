import { afterEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from './http/testing.ts';

let server: TestServer | undefined;
afterEach(async () => {
  await server?.stop();
  server = undefined;
});

describe('a server that stops', () => {
  it('leaves no connection behind, and answers no more', async () => {
    server = await startTestServer();
    const { url, database } = server;
    await server.agent().register();
    const others = () => database.sql`
      select application_name from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and application_name <> 'tests'
        and backend_type = 'client backend'`;
    expect((await others()).length).toBeGreaterThan(0);

    await server.stopServer();
    await expect(fetch(`${url}/healthz`)).rejects.toThrow();
    expect(await others()).toEqual([]);
  });
});

describe('a server that loses its database for a moment', () => {
  it('says so, stays, and goes on by itself', async () => {
    server = await startTestServer();
    const agent = server.agent();
    await agent.register();
    await server.database.sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`;
    const statuses = new Set<number>();
    const deadline = Date.now() + 15_000;
    do {
      const answer = await agent.post('/api/moods', { feeling: 'Okay' });
      statuses.add(answer.status);
      // Neither a masked error nor a sign-out: the session is still there.
      expect([201, 503]).toContain(answer.status);
    } while (!statuses.has(201) && Date.now() < deadline);
    expect(statuses).toContain(201);
    expect((await agent.get('/readyz')).body.ready).toBe(true);
  });
});

describe('a server in one role', () => {
  it('api answers, and leaves the jobs alone', async () => {
    server = await startTestServer({ config: { roles: new Set(['api'] as const) } });
    await server.agent().register();
    const [schema] = await server.database.sql`select 1 from pg_namespace where nspname = 'bullmq'`;
    expect(schema).toBe(undefined);
  });

  it('worker has no routes, and says how it is', async () => {
    server = await startTestServer({ config: { roles: new Set(['worker'] as const) } });
    const agent = server.agent();
    expect((await agent.get('/readyz')).body.ready).toBe(true);
    expect((await agent.get('/api/user')).status).toBe(404);
  });
});

describe('two servers on one database', () => {
  it('show each other’s writes at once', async () => {
    server = await startTestServer();
    const { database, dataDir } = server;
    const other = await startTestServer({ config: { databaseUrl: database.url, dataDir } });
    try {
      const here = server.agent();
      await here.register();
      const there = other.agent();
      for (const [name, value] of here.cookies) there.cookies.set(name, value);
      for (let turn = 1; turn <= 5; turn += 1) {
        await here.post('/api/moods', { feeling: 'Okay' });
        expect((await there.get('/api/moods')).body).toHaveLength(turn * 2 - 1);
        await there.post('/api/moods', { feeling: 'Okay' });
        expect((await here.get('/api/moods')).body).toHaveLength(turn * 2);
      }
    } finally {
      await other.stop();
    }
  });
});
