import { execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { DEMO_ACCOUNT } from '@wonderlings/account/contract';
import { startKurrentDbDouble } from '@wonderlings/event-store/kurrentdb-double';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { built } from '../../test/built.ts';
import { startTestServer, type TestServer } from './http/testing.ts';

/** Processes that take their seconds to start on a busy machine. */
const SLOW_MS = 180_000;

type Double = Awaited<ReturnType<typeof startKurrentDbDouble>>;

function run(program: 'main' | 'replay', args: readonly string[], env: Record<string, string>) {
  return new Promise<{ code: number; said: string; complained: string }>((resolve) => {
    const options = { env: { PATH: process.env.PATH, ...env } };
    execFile(process.execPath, [built(program), ...args], options, (error, said, complained) => {
      // A process that ended with a code other than 0 is an error with that code.
      resolve({ code: error ? Number(error.code) : 0, said, complained });
    });
  });
}

describe('a server whose log is on the protocol double of KurrentDB', { timeout: SLOW_MS }, () => {
  let double: Double;
  let server: TestServer;
  let agent: ReturnType<TestServer['agent']>;
  beforeAll(async () => {
    double = await startKurrentDbDouble({ systemEvents: true });
    server = await startTestServer({ config: { eventStoreUrl: double.url } });
    agent = server.agent();
  });
  afterAll(async () => {
    await server.stop();
    await double.close();
  });
  const replay = (...args: string[]) =>
    run('replay', args, {
      DATABASE_URL: server.database.url,
      DATA_DIR: server.dataDir,
      EVENTSTORE_URL: double.url,
    });

  it('keeps what a child saves there, shows it at once, and keeps nothing of it in Postgres’ log', async () => {
    await agent.register();
    for (const feeling of ['Happy', 'Sad']) {
      expect((await agent.post('/api/moods', { feeling, note: 'a note' })).status).toBe(201);
    }
    const moods = await agent.get('/api/moods');
    expect(moods.body.map(({ feeling }: { feeling: string }) => feeling)).toEqual(['Sad', 'Happy']);
    const [inPostgres] = await server.database.sql`select count(*)::int as events from log.events`;
    expect(inPostgres).toEqual({ events: 0 });
    expect((await server.stores.store.readAll({ limit: 100 })).length).toBeGreaterThan(2);
  });

  it('opens a demo, and sweeps it when it is over', async () => {
    const demo = server.agent();
    expect((await demo.post('/api/login', DEMO_ACCOUNT)).status).toBe(200);
    const { store } = server.stores;
    const sandboxes = async () =>
      (await store.readAll({ limit: 2_000 })).filter(({ stream }) => stream.startsWith('sandbox-'));
    const stream = (await sandboxes())[0]?.stream ?? '';
    expect(stream).not.toBe('');
    await store.sweepSandboxes([stream]);
    expect(await sandboxes()).toEqual([]);
  });

  it('rebuilds the read tables and verifies them, and says where the log is', async () => {
    const rebuilt = await replay();
    expect(rebuilt).toMatchObject({ code: 0, complained: '' });
    const { code, said, complained } = await replay('--verify');
    expect({ code, complained }).toEqual({ code: 0, complained: '' });
    expect(said).toMatch(/^The log is in KurrentDB at 127\.0\.0\.1:\d+\.$/m);
    expect(said).toMatch(/^Verified .*moods.*: \d+ events say exactly what the live tables hold/m);
  });

  it('stays while the log is away, answers 503 to what would be saved, and goes on by itself', async () => {
    const readyz = async () => (await fetch(`${server.opsUrl}/readyz`)).json();
    const metrics = async () => (await fetch(`${server.opsUrl}/metrics`)).text();
    expect(await readyz()).toMatchObject({ ready: true, log: 'ok' });
    expect(await metrics()).toContain('event_log_reachable{engine="kurrentdb"} 1');

    double.faults.refuse(true);
    double.faults.cutAll();
    expect((await agent.post('/api/moods', { feeling: 'Calm' })).status).toBe(503);
    expect((await agent.get('/api/moods')).status).toBe(200);
    expect(await readyz()).toMatchObject({ ready: true, log: 'unreachable' });
    expect(await metrics()).toContain('event_log_reachable{engine="kurrentdb"} 0');

    double.faults.refuse(false);
    let status = 0;
    for (let tries = 0; status !== 201 && tries < 60; tries += 1) {
      ({ status } = await agent.post('/api/moods', { feeling: 'Calm' }));
      if (status !== 201) await sleep(500);
    }
    expect(status).toBe(201);
    expect(await readyz()).toMatchObject({ ready: true, log: 'ok' });
  });

  it('says in one sentence that its log is away, and does not start', async () => {
    const refused = await run('main', [], {
      NODE_ENV: 'test',
      DATABASE_URL: server.database.url,
      DATA_DIR: server.dataDir,
      EVENTSTORE_URL: 'esdb://user:secret-canary@127.0.0.1:1?tls=false',
      PORT: '0',
      LOG_LEVEL: 'fatal',
    });
    expect(refused).toMatchObject({ code: 1, said: '' });
    expect(refused.complained).toMatch(
      /^Wonderlings could not start: The log at 127\.0\.0\.1:1 cannot be used \(.*\): see EVENTSTORE_URL\.\n$/,
    );
    expect(refused.complained).not.toContain('canary');
  });
});
