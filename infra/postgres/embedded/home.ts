import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, realpath, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Account } from './account.ts';

const run = promisify(execFile);

/** Names the real place when Postgres cannot live in `DATA_DIR` itself. */
const POINTER = 'postgres.location';
const INSIDE = 'postgres';
const PLACES_OUTSIDE = ['/var/lib', '/var/db', '/srv', '/opt'];

/**
 * The folder in which Postgres keeps everything: `DATA_DIR/postgres`, unless the account that root lends Postgres cannot
 * get there, as with a checkout below `/root`. Then it is a new `/var/lib/wonderlings-<id>`, and a `postgres.location` in
 * `DATA_DIR` says so: moving `DATA_DIR` keeps the data, deleting or copying it does not delete or copy them.
 *
 * The folder belongs to the server's own account, and only `data` in it to Postgres: what root writes and runs there
 * (the log, the binaries) cannot be exchanged by an attacker who got hold of Postgres.
 */
export async function homeOf(dataDir: string, account: Account | undefined): Promise<string> {
  const known = await knownHome(dataDir);
  if (known) return known;
  const directory = await realpath(dataDir);
  if (!account || (await canEnter(account, directory))) return makeHome(join(directory, INSIDE), account);
  const home = await makeHome(
    join(await placeOutside(account), `wonderlings-${randomBytes(6).toString('hex')}`),
    account,
  );
  await writeFile(join(home, 'belongs-to'), `${directory}\n`);
  await writeFile(join(dataDir, POINTER), `${home}\n`);
  return home;
}

/** Whether a process of the account may go into the folder: the system itself is asked, since it knows more than the mode bits. */
export async function canEnter(account: Account, directory: string): Promise<boolean> {
  return run('/bin/sh', ['-c', 'cd "$0"', directory], { uid: account.uid, gid: account.gid, cwd: '/' }).then(
    () => true,
    () => false,
  );
}

async function knownHome(dataDir: string): Promise<string | undefined> {
  const pointer = join(resolve(dataDir), POINTER);
  const outside = (await readFile(pointer, 'utf8').catch(() => '')).trim();
  const home = outside === '' ? join(dataDir, INSIDE) : outside;
  const found = await stat(home).catch(() => undefined);
  if (found) return realpath(home);
  if (outside === '') return undefined;
  throw new Error(
    `${pointer} says that the database is in ${outside}, but that folder is gone: bring it back, or delete the file.`,
  );
}

async function makeHome(home: string, account: Account | undefined): Promise<string> {
  await mkdir(home);
  // Set apart from mkdir, which would subtract the umask.
  await chmod(home, account ? 0o711 : 0o700);
  return home;
}

async function placeOutside(account: Account): Promise<string> {
  for (const place of PLACES_OUTSIDE) {
    if (await canEnter(account, place)) return place;
  }
  throw new Error(
    `Postgres runs as "${account.name}" and finds no folder to live in: set DATA_DIR to one that it may enter.`,
  );
}
