import { execFile } from 'node:child_process';
import { createPostgresEventStore } from '@wonderlings/event-store';
import { createKurrentDbEventStore } from '@wonderlings/event-store/kurrentdb';
import { type KurrentDbDouble, startKurrentDbDouble } from '@wonderlings/event-store/kurrentdb-double';
import type { EventStore } from '@wonderlings/kernel';
import { createTestDatabase, type TestDatabase } from '@wonderlings/postgres/testing';
import { createLogger } from '@wonderlings/telemetry';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { built } from '../../../test/built.ts';
import { readConfig } from '../config.ts';
import { startTestServer, type TestServer } from '../http/testing.ts';
import { testAgent } from '../http/testing-agent.ts';
import { startServer } from '../server.ts';

/** Several processes one after the other, each of which takes its seconds to start on a busy machine. */
const SLOW_MS = 240_000;
const PASSWORD = 'correct horse battery';

function run(program: 'log' | 'main' | 'replay', args: readonly string[], env: Record<string, string> = {}) {
  return new Promise<{ code: number; said: string; complained: string }>((resolve) => {
    const options = { env: { PATH: process.env.PATH, ...env } };
    execFile(process.execPath, [built(program), ...args], options, (error, said, complained) => {
      // A process that ended with a code other than 0 is an error with that code.
      resolve({ code: error ? Number(error.code) : 0, said, complained });
    });
  });
}

const log = (...args: string[]) => run('log', args);

describe('npm run log -- copy', { timeout: SLOW_MS }, () => {
  let server: TestServer;
  let double: KurrentDbDouble;
  let back: TestDatabase;
  let username: string;
  beforeAll(async () => {
    double = await startKurrentDbDouble({ systemEvents: true });
    back = await createTestDatabase();
    server = await startTestServer();
    const agent = server.agent();
    username = (await agent.register({ password: PASSWORD })).username;
    for (const feeling of ['Happy', 'Sad', 'Calm']) await agent.post('/api/moods', { feeling, note: 'a note' });
    await server.stopServer();
  });
  afterAll(async () => {
    await server.database.drop();
    await back.drop();
    await double.close();
  });

  const chainOf = async (store: EventStore) => {
    const events = await store.readAll({ limit: 1_000 });
    await store.close();
    return events.map(({ stream, revision, hash }) => [stream, revision, hash]);
  };
  const inPostgres = () => chainOf(createPostgresEventStore({ sql: server.database.sql }));
  const inDouble = () => chainOf(createKurrentDbEventStore({ url: double.url }));

  it('rehearses, copies from Postgres to the protocol double with the same chains, and finds nothing left', async () => {
    const logs = ['copy', '--from', server.database.url, '--to', double.url];
    const before = await inPostgres();
    const rehearsed = await log(...logs, '--rehearse');
    expect(rehearsed).toMatchObject({ code: 1, complained: '' });
    expect(rehearsed.said).toContain(`Both logs have the same 0 events; ${before.length} are left to copy.`);
    expect(await inDouble()).toEqual([]);

    const copied = await log(...logs);
    expect(copied).toMatchObject({ code: 0, complained: '' });
    expect(copied.said).toContain(`Copied ${before.length} events and compared them; 0 were there before.`);
    expect(await inDouble()).toEqual(before);
    expect((await log(...logs, '--rehearse')).code).toBe(0);
  });

  const afterMove = () => ({
    DATABASE_URL: server.database.url,
    DATA_DIR: server.dataDir,
    ANCHOR_DIR: `${server.dataDir}/anchors-anew`,
    EVENTSTORE_URL: double.url,
  });

  it('without a replay after it lets no server start, which says what to do, and no table is touched', async () => {
    const tables = () => server.database.sql`
      select l.name, l.partition, c.position from read_model.lines l join read_model.checkpoints c on c.id = l.checkpoint order by 1, 2`;
    const before = await tables();
    const refused = await run('main', [], { NODE_ENV: 'test', ...afterMove(), PORT: '0', LOG_LEVEL: 'fatal' });
    expect(refused).toMatchObject({ code: 1, said: '' });
    expect(refused.complained).toMatch(
      /^Wonderlings could not start: The read tables were made from another log than the one in KurrentDB at 127\.0\.0\.1:\d+\. If the log was moved or put back, run npm run replay, then start again; if not, see EVENTSTORE_URL\.\n$/,
    );
    expect(await tables()).toEqual(before);
    const someOnly = await run('replay', ['moods'], afterMove());
    expect(someOnly.code).toBe(1);
    expect(someOnly.complained).toMatch(/^The replay failed: The read tables were made from a log with another event/);
  });

  it('is followed by a replay, after which a server goes on with what was saved before', async () => {
    const env = afterMove();
    expect(await run('replay', [], env)).toMatchObject({ code: 0, complained: '' });
    expect(await run('replay', ['--verify'], env)).toMatchObject({ code: 0, complained: '' });

    const config = readConfig({ ...env, HOST: '127.0.0.1', PORT: '0', OPS_PORT: '0', RATE_LIMITS: 'off' });
    const moved = await startServer(config, { logger: createLogger({ level: 'silent' }) });
    const agent = testAgent(moved.url);
    expect((await agent.post('/api/login', { username, password: PASSWORD })).status).toBe(200);
    expect((await agent.post('/api/moods', { feeling: 'Angry', note: 'later' })).status).toBe(201);
    const moods = await agent.get('/api/moods');
    expect(moods.body.map(({ feeling }: { feeling: string }) => feeling)).toEqual(['Angry', 'Calm', 'Sad', 'Happy']);
    await moved.stop();
  });

  it('brings the log back into a Postgres, and names what is no copy', async () => {
    const copied = await log('copy', '--from', double.url, '--to', back.url);
    expect(copied).toMatchObject({ code: 0, complained: '' });
    const there = await chainOf(createPostgresEventStore({ sql: back.sql }));
    expect(there).toEqual(await inDouble());
    expect(there.slice(0, 3)).toEqual((await inPostgres()).slice(0, 3));

    const stale = await log('copy', '--from', server.database.url, '--to', back.url, '--rehearse');
    expect(stale.code).toBe(1);
    expect(stale.complained).toMatch(/^One log is no copy of the other: the target has child-\S+@\d+, after all/);
  });

  it.each([
    [[], 'The command is copy.'],
    [['copy', '--from', 'here'], '--to is missing.'],
    [['copy', '--from', 'here', '--to', 'here'], '--from and --to are the same log.'],
    [['copy', '--from', 'here', '--to', 'mysql://u:secret-canary@h'], '--to should look like esdb://'],
  ])('refuses %j in a sentence, and quotes no address', async (args, sentence) => {
    const { code, said, complained } = await log(...args);
    expect({ code, said }).toEqual({ code: 2, said: '' });
    expect(complained).toContain(sentence);
    expect(complained).not.toContain('canary');
  });
});
