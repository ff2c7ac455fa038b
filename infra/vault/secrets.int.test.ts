import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMasterKeys, loadSecrets } from './secrets.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'wonderlings-secrets-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

describe('secrets from the environment', () => {
  const bytes = randomBytes(32);
  const sessionKeys = [randomBytes(32).toString('hex'), randomBytes(32).toString('base64')];
  const SESSION_KEYS = sessionKeys.join(', ');

  it.each(['hex', 'base64', 'base64url'] as const)('are taken in %s, and no file is made', async (encoding) => {
    const env = { MASTER_KEY: bytes.toString(encoding), SESSION_KEYS };
    const secrets = await loadSecrets({ dataDir, env });
    expect(secrets.masterKeys).toEqual([bytes]);
    expect(secrets.sessionKeys).toEqual(sessionKeys);
    expect(await readdir(dataDir)).toEqual([]);
  });

  it('are several master keys, the newest first', async () => {
    const [newer, older] = [randomBytes(32), randomBytes(32)];
    const env = { MASTER_KEY: `${newer.toString('hex')}, ${older.toString('base64')}`, SESSION_KEYS };
    expect((await loadSecrets({ dataDir, env })).masterKeys).toEqual([newer, older]);
  });

  it.each([
    'short',
    bytes.toString('hex').slice(1),
    `${bytes.toString('hex')}00`,
    randomBytes(31).toString('base64'),
    `${bytes.toString('hex')},`,
    `${bytes.toString('hex')},short`,
  ])('name a malformed MASTER_KEY, and do not repeat it: %s', async (MASTER_KEY) => {
    const refused = await loadSecrets({ dataDir, env: { MASTER_KEY } }).catch((error: Error) => error.message);
    expect(refused).toContain('MASTER_KEY must be 32 random bytes');
    expect(refused).not.toContain(MASTER_KEY);
  });

  it('name a malformed SESSION_KEYS', async () => {
    const env = { SESSION_KEYS: `${'k'.repeat(40)},short` };
    await expect(loadSecrets({ dataDir, env })).rejects.toThrow('SESSION_KEYS must be one or more keys');
  });
});

describe('secrets of a data directory', () => {
  it('are made once, for their owner only', async () => {
    const folder = join(dataDir, 'not', 'there', 'yet');
    const first = await loadSecrets({ dataDir: folder, env: {} });
    expect(first.masterKeys.map(({ length }) => length)).toEqual([32]);
    expect(await loadSecrets({ dataDir: folder, env: {} })).toEqual(first);
    for (const name of ['master-key', 'session-keys']) {
      expect((await stat(join(folder, 'secrets', name))).mode & 0o777).toBe(0o600);
    }
    expect((await readdir(join(folder, 'secrets'))).sort()).toEqual(['master-key', 'session-keys']);
  });

  it('are the same for 20 that make them at once', async () => {
    const keys = await Promise.all(Array.from({ length: 20 }, () => createMasterKeys(dataDir)));
    expect(new Set(keys.map(([key]) => Buffer.from(key ?? []).toString('hex'))).size).toBe(1);
  });

  it('are the same for processes that make them at once', async () => {
    const script = join(dataDir, 'make.mts');
    const secrets = new URL('./secrets.ts', import.meta.url).href;
    await writeFile(
      script,
      `import { createMasterKeys } from ${JSON.stringify(secrets)};
       const [key] = await createMasterKeys(${JSON.stringify(dataDir)});
       process.send(Buffer.from(key).toString('hex'));`,
    );
    const processes = Array.from({ length: 4 }, () =>
      fork(script, { execArgv: ['--import', import.meta.resolve('tsx')] }),
    );
    const answers = await Promise.all(processes.map(async (child) => (await once(child, 'message'))[0]));
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toBe((await readFile(join(dataDir, 'secrets', 'master-key'), 'utf8')).trim());
  });

  it('may be given a newer master key on a line before the first', async () => {
    const [first] = await createMasterKeys(dataDir);
    const path = join(dataDir, 'secrets', 'master-key');
    const newer = randomBytes(32);
    await writeFile(path, `${newer.toString('hex')}\n${await readFile(path, 'utf8')}`);
    expect(await createMasterKeys(dataDir)).toEqual([newer, first]);
  });

  it('name their file when it is spoilt', async () => {
    await createMasterKeys(dataDir);
    const path = join(dataDir, 'secrets', 'master-key');
    await chmod(path, 0o600);
    await writeFile(path, 'spoilt');
    await expect(createMasterKeys(dataDir)).rejects.toThrow('secrets/master-key must be 32 random bytes');
  });
});
