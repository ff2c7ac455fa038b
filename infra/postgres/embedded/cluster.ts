import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chown, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Account } from './account.ts';

/** The name of the one role, and of the database that a cluster starts with. */
export const ROLE = 'wonderlings';
export const DATABASE = 'postgres';

const UNFINISHED = 'data.unfinished-';

/** Which Postgres works on which files, as whom. */
export type Cluster = { readonly binaries: string; readonly account: Account | undefined; readonly data: string };

/**
 * Creates the files of a cluster and lets `finish` work on them, whole or not at all: an interrupted attempt leaves only
 * something to clear away.
 */
export async function createCluster(
  cluster: Cluster,
  flags: readonly string[],
  finish: (unfinished: Cluster) => Promise<unknown>,
): Promise<void> {
  const home = join(cluster.data, '..');
  for (const entry of await readdir(home)) {
    if (entry.startsWith(UNFINISHED)) await rm(join(home, entry), { recursive: true, force: true });
  }
  const data = join(home, UNFINISHED + randomBytes(4).toString('hex'));
  await mkdir(data, { mode: 0o700 });
  if (cluster.account) await chown(data, cluster.account.uid, cluster.account.gid);
  await run({ ...cluster, data }, 'initdb', [
    `--pgdata=${data}`,
    `--username=${ROLE}`,
    // Postgres' own locale sorts and folds the same on every machine, whatever its C library knows.
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--auth-local=reject',
    '--auth-host=scram-sha-256',
    ...flags,
  ]);
  await finish({ ...cluster, data });
  await rename(data, cluster.data);
}

/** Sets the role's password while Postgres does not run; this needs no password that is known already. */
export async function setPassword(cluster: Cluster, password: string): Promise<void> {
  const statement = `alter role ${ROLE} password '${password.replaceAll("'", "''")}'\n`;
  await run(cluster, 'postgres', ['--single', '-D', cluster.data, '-c', 'exit_on_error=on', DATABASE], statement);
}

/** Starts Postgres on 127.0.0.1; it writes its log to the file descriptor `log`. */
export function spawnPostgres(
  cluster: Cluster,
  port: number,
  log: number | 'ignore',
  settings: Readonly<Record<string, string>>,
): ChildProcess {
  const all = Object.entries({ listen_addresses: '127.0.0.1', unix_socket_directories: '', ...settings });
  return spawn(
    join(cluster.binaries, 'bin', 'postgres'),
    ['-D', cluster.data, '-p', String(port), ...all.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    // A session of its own: Ctrl-C is for the server, which stops Postgres when its own work is done.
    { ...surroundings(cluster), detached: true, stdio: ['ignore', log, log] },
  );
}

async function run(cluster: Cluster, program: string, args: readonly string[], input = ''): Promise<void> {
  const child = spawn(join(cluster.binaries, 'bin', program), args, {
    ...surroundings(cluster),
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => {
    complaint += chunk.toString();
  });
  // It may end before it has read everything; its exit code tells.
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`Postgres could not prepare ${cluster.data} (${program}): ${complaint.trim()}`);
}

function surroundings({ account, data }: Cluster) {
  return {
    ...(account ? { uid: account.uid, gid: account.gid } : {}),
    cwd: data,
    // Nothing of the server's own environment: it may hold the master key, and PG* would change what Postgres does.
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
  };
}
