import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { built } from '../../../test/built.ts';
import { startTestServer, type TestServer } from '../http/testing.ts';

/** Several processes one after the other, each of which takes its seconds to start on a busy machine. */
const SLOW_MS = 180_000;

describe('npm run history, beside a server', { timeout: SLOW_MS }, () => {
  let server: TestServer;
  let folder: string;
  beforeAll(async () => {
    server = await startTestServer();
    folder = await mkdtemp(join(tmpdir(), 'history-'));
  });
  afterAll(async () => {
    await server.stop();
    await rm(folder, { recursive: true });
  });

  async function history(...args: string[]) {
    const child = spawn(process.execPath, [built('history'), ...args], {
      env: {
        PATH: process.env.PATH ?? '',
        LOG_LEVEL: 'fatal',
        DATABASE_URL: server.database.url,
        DATA_DIR: server.dataDir,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        said += chunk.toString();
      });
    }
    const [code] = await once(child, 'close');
    return { code: code as number | null, said };
  }

  it('writes a history into a file for its owner, and brings it into an empty account', async () => {
    const [from, to] = [server.agent(), server.agent()];
    const one = await from.register();
    const other = await to.register();
    await from.post('/api/moods', { feeling: 'Happy', baseFeelingName: 'Happy', note: 'Taken along', emoji: null });
    const path = join(folder, 'own.zip');
    expect(await history('export', one.username, '--to', path)).toMatchObject({ code: 0 });
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect(await history('export', one.username, '--to', path)).toMatchObject({
      code: 1,
      said: expect.stringContaining('is there already'),
    });

    expect(await history('import', path, '--into', other.username, '--dry-run')).toMatchObject({ code: 0 });
    expect((await to.get('/api/moods')).body).toEqual([]);
    expect(await history('import', path, '--into', other.username)).toMatchObject({
      code: 0,
      said: expect.stringContaining('they are in'),
    });
    await expect
      .poll(async () => (await to.get('/api/moods')).body, { timeout: 20_000 })
      .toMatchObject([{ note: 'Taken along' }]);
    const again = await history('import', path, '--into', other.username);
    expect(again).toMatchObject({ code: 1, said: expect.stringContaining('not empty') });
  });

  it('says what is wrong, and brings nothing in', async () => {
    const agent = server.agent();
    const { username } = await agent.register();
    const path = join(folder, 'other.zip');
    await writeFile(path, 'hello');
    expect(await history('import', path, '--into', username)).toMatchObject({
      code: 1,
      said: expect.stringContaining('not a file that "Take along" made'),
    });
    expect(await history('export', 'unknown-name')).toMatchObject({
      code: 1,
      said: expect.stringContaining('There is no account named unknown-name.'),
    });
    expect((await history('import', path)).said).toContain('Name a file and an account');
    expect((await history('sell')).said).toContain('npm run history -- export');
    expect(await readFile(path, 'utf8')).toBe('hello');
  });
});
