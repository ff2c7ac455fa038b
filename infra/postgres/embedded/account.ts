import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The ids to run Postgres under; `undefined` where the server's own account will do. */
export type Account = { readonly uid: number; readonly gid: number; readonly name: string };

/** Postgres refuses to run as root, so root lends it an account without rights: `postgres`, else one made for it, else `nobody`. */
export async function postgresAccount(): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  return (
    (await find('postgres')) ??
    (await find('wonderlings')) ??
    (await create('wonderlings')) ??
    (await leastPrivileged())
  );
}

/** The account that files belong to, for root to go on with: the one that was found first may be another today. */
export async function ownerOf(path: string): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const { uid, gid } = await stat(path);
  return { uid, gid, name: String(uid) };
}

async function find(name: string): Promise<Account | undefined> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout), name };
  } catch {
    return undefined;
  }
}

async function create(name: string): Promise<Account | undefined> {
  try {
    await run('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', name]);
  } catch {
    // A system without useradd, or one that may not be changed: `nobody` is there.
  }
  return find(name);
}

async function leastPrivileged(): Promise<Account> {
  const account = await find('nobody');
  if (account) return account;
  throw new Error('Postgres cannot run as root, and there is no account to lend it: create one named "postgres".');
}
