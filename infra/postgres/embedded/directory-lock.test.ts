import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockDirectory } from './directory-lock.ts';

describe('lockDirectory', () => {
  let directory: string;
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'wonderlings-lock-'));
  });
  afterEach(() => rm(directory, { recursive: true, force: true }));

  it('lets one in at a time, and the next one after', async () => {
    const first = await lockDirectory(directory);
    await expect(lockDirectory(directory)).rejects.toThrow(`Another server (process ${process.pid}) is running on`);
    await first.release();
    const second = await lockDirectory(directory);
    await second.release();
  });

  it('makes the folder if it is missing', async () => {
    const lock = await lockDirectory(join(directory, 'not', 'yet'));
    await lock.release();
  });

  it('knows a folder by whatever path', async () => {
    const folder = join(directory, 'data');
    await mkdir(folder);
    await symlink(folder, join(directory, 'link'));
    const lock = await lockDirectory(folder);
    await expect(lockDirectory(join(directory, 'link'))).rejects.toThrow('Another server');
    await lock.release();
  });

  it('works however long the path is', async () => {
    const deep = join(directory, ...Array.from({ length: 20 }, () => 'a-folder-in-a-folder'));
    const lock = await lockDirectory(deep);
    await expect(lockDirectory(deep)).rejects.toThrow('Another server');
    await lock.release();
  });

  it('is free as soon as its holder was killed', async () => {
    const holder = spawn(
      process.execPath,
      [
        '--import',
        import.meta.resolve('tsx'),
        '--input-type=module',
        '--eval',
        `import { lockDirectory } from ${JSON.stringify(import.meta.resolve('./directory-lock.ts'))};
         await lockDirectory(process.argv[1]);
         console.log('held');
         setInterval(() => undefined, 1000);`,
        directory,
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    await once(holder.stdout, 'data');
    await expect(lockDirectory(directory)).rejects.toThrow(`(process ${holder.pid})`);
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    const lock = await lockDirectory(directory);
    await lock.release();
  });
});
