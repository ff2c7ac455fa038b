import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { connect } from '@wonderlings/postgres';
import { createTestDatabase, type TestDatabase } from '@wonderlings/postgres/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { built } from '../../test/built.ts';
import { MIGRATIONS } from './stores.ts';

const MAIN = built('main');

let dataDir: string;
let database: TestDatabase;
const started = new Set<ChildProcess>();
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'wonderlings-main-'));
  // Else the data of a Postgres that root starts would stay outside of it.
  await chmod(dataDir, 0o711);
  database = await createTestDatabase({ migrations: MIGRATIONS });
});
afterAll(async () => {
  for (const child of started) child.kill('SIGKILL');
  await database.drop();
  await rm(dataDir, { recursive: true });
});

/** The server as a process of its own, and what it said. */
function run(env: Record<string, string>, program = [MAIN]) {
  const child = spawn(process.execPath, program, {
    env: {
      PATH: process.env.PATH ?? '',
      NODE_ENV: 'test',
      DATA_DIR: dataDir,
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'fatal',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.add(child);
  let said = '';
  let complained = '';
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    complained += chunk.toString();
  });
  const exited = once(child, 'close').then(([code]) => {
    started.delete(child);
    return { code: code as number | null, said, complained };
  });
  const url = async (): Promise<string> => {
    for (;;) {
      const found = /ready at (\S+)/.exec(said)?.[1];
      if (found) return found;
      if (child.exitCode !== null) throw new Error(`It ended: ${complained}`);
      await Promise.race([once(child.stdout, 'data'), exited]);
    }
  };
  return { child, url, exited };
}

describe('the server as a process', () => {
  it('says in one line where it is, and ends cleanly when asked to', async () => {
    const server = run({ DATABASE_URL: database.url });
    const url = await server.url();
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    server.child.kill('SIGTERM');
    const { code, said, complained } = await server.exited;
    expect({ code, said, complained }).toEqual({
      code: 0,
      said: `Wonderlings is ready at ${url}\nStopping …\n`,
      complained: '',
    });
  });

  it('ends when it is asked to while it starts', async () => {
    const server = run({ DATABASE_URL: database.url });
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    server.child.kill('SIGINT');
    const { code, complained } = await server.exited;
    // Before its own handler is there, the signal ends it at once.
    expect([0, null]).toContain(code);
    expect(complained).toBe('');
  });

  it('names each wrong setting in a line, and does not start', async () => {
    const { code, said, complained } = await run({ PORT: 'x', ROLES: 'cook' }).exited;
    expect({ code, said, complained }).toEqual({
      code: 1,
      said: '',
      complained:
        'PORT should be a whole number from 0 to 65535.\n' +
        'ROLES should be api, worker, or both with a comma: api,worker.\n',
    });
  });

  it('says in one sentence that its port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const { code, complained } = await run({ DATABASE_URL: database.url, PORT: String(port) }).exited;
    other.close();
    expect({ code, complained }).toEqual({
      code: 1,
      complained: `Wonderlings could not start: Something else listens on port ${port} of 127.0.0.1: stop it, or set another PORT.\n`,
    });
  });

  it('says in one sentence that its database is away', async () => {
    const { code, complained } = await run({ DATABASE_URL: 'postgres://me:secret@127.0.0.1:9/none' }).exited;
    expect(code).toBe(1);
    expect(complained).toMatch(
      /^Wonderlings could not start: Postgres at 127.0.0.1:9\/none cannot be used \([^\n]*\): see DATABASE_URL.\n$/,
    );
    expect(complained).not.toContain('secret');
  });

  it('says in one sentence that its Postgres client is not patched, and what to run', async () => {
    const client = `${new URL('../../node_modules', import.meta.url).href}/postgres/src/index.js`;
    const program = `
      const { default: postgres } = await import(${JSON.stringify(client)});
      delete postgres.wonderlingsPatch;
      await import(${JSON.stringify(pathToFileURL(MAIN).href)});`;
    const { code, complained } = await run({ DATABASE_URL: database.url }, ['--input-type=module', '-e', program])
      .exited;
    expect(code).toBe(1);
    expect(complained).toMatch(
      /^Wonderlings could not start: The Postgres client [^\n]* --ignore-scripts[^\n]* `npx patch-package` [^\n]*\n$/,
    );
  });

  it('does not go on after an uncaught error', async () => {
    const program = `
      import { exitOnCrash } from ${JSON.stringify(new URL('./process-events.ts', import.meta.url).href)};
      exitOnCrash({ fatal: (fields, message) => console.log(message) });
      setInterval(() => {}, 1000);
      Promise.reject(new Error('lost'));`;
    const { code, said, complained } = await run({}, ['--import', 'tsx', '--input-type=module', '-e', program]).exited;
    expect({ code, said, complained }).toEqual({
      code: 1,
      said: 'A rejection was not handled\n',
      complained: 'Wonderlings has to stop: lost\n',
    });
  });
});

describe('a server with a Postgres of its own', () => {
  it('signs in there with roles of its own and their passwords, at the first start and the next', async () => {
    const folder = join(dataDir, 'roles');
    for (const start of ['first', 'second']) {
      const server = run({ DATA_DIR: folder });
      const url = await server.url();
      expect((await fetch(`${url}/readyz`)).status).toBe(200);
      const owner = connect(await readFile(join(folder, 'secrets', 'database-url'), 'utf8'), { max: 1 });
      const signedIn = await owner<{ usename: string }[]>`
        select distinct usename from pg_stat_activity where application_name like 'wonderlings _%' order by 1`;
      await owner.end();
      const roles = signedIn.map(({ usename }) => usename.replace('wonderlings_postgres_', ''));
      // What reads may have no connection open at this moment.
      expect({ start, roles: roles.filter((role) => role !== 'read') }).toEqual({ start, roles: ['app', 'log'] });
      server.child.kill('SIGTERM');
      expect((await server.exited).code).toBe(0);
    }
  });
});

describe('a second server on one DATA_DIR', () => {
  it('is refused in one sentence, and the first goes on', async () => {
    const first = run({});
    const url = await first.url();
    const { code, complained } = await run({}).exited;
    expect(code).toBe(1);
    expect(complained).toMatch(/^Wonderlings could not start: Another server [^\n]*set DATA_DIR[^\n]*\n$/);
    expect(await (await fetch(`${url}/readyz`)).json()).toMatchObject({ ready: true });
    first.child.kill('SIGTERM');
    expect((await first.exited).code).toBe(0);
  });
});
