import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Account } from './account.ts';
import { parsePostmasterPid } from './postmaster-pid.ts';

/** The name of the one role, and of the database that it starts with. */
export const ROLE = 'wonderlings';
export const DATABASE = 'postgres';

/** Which Postgres runs, as whom, on which files. */
export type Cluster = { readonly binaries: string; readonly account: Account | undefined; readonly data: string };

const READY_WITHIN_MS = 60_000;
const READY_POLL_MS = 15;

/** Creates the cluster's files in `cluster.data`, which must not exist yet in a folder that the account may write to. */
export async function initCluster(cluster: Cluster, flags: readonly string[]): Promise<void> {
  const initdb = spawn(
    join(cluster.binaries, 'bin', 'initdb'),
    [
      `--pgdata=${cluster.data}`,
      `--username=${ROLE}`,
      // Postgres' own locale sorts and folds the same on every machine, whatever its C library knows.
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--auth-local=reject',
      ...flags,
    ],
    { ...identity(cluster.account), env: environment(), stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let complaint = '';
  initdb.stderr.on('data', (chunk: Buffer) => {
    complaint += chunk.toString();
  });
  const [code] = await once(initdb, 'close');
  if (code !== 0) throw new Error(`Postgres could not create its files in ${cluster.data}: ${complaint.trim()}`);
}

/** Starts Postgres on 127.0.0.1; it writes its log to the file descriptor `log`. */
export function spawnPostgres(
  cluster: Cluster,
  port: number,
  log: number | 'ignore',
  settings: Readonly<Record<string, string>>,
): ChildProcess {
  const flags = Object.entries({ listen_addresses: '127.0.0.1', unix_socket_directories: '', ...settings });
  return spawn(
    join(cluster.binaries, 'bin', 'postgres'),
    ['-D', cluster.data, '-p', String(port), ...flags.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    {
      ...identity(cluster.account),
      env: environment(),
      cwd: cluster.data,
      // A session of its own: Ctrl-C is for the server, which then stops Postgres when its own work is done.
      detached: true,
      stdio: ['ignore', log, log],
    },
  );
}

/** Waits until Postgres takes connections; rejects when it ends instead. */
export async function untilReady(cluster: Cluster, postgres: ChildProcess): Promise<void> {
  let spawnError: Error | undefined;
  postgres.once('error', (error) => {
    spawnError = error;
  });
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    if (spawnError) throw spawnError;
    if (postgres.exitCode !== null || postgres.signalCode !== null) throw new Error('Postgres ended while it started.');
    const file = await readFile(join(cluster.data, 'postmaster.pid'), 'utf8').catch(() => '');
    const postmaster = parsePostmasterPid(file);
    if (postmaster?.pid === postgres.pid && postmaster?.ready) return;
    await delay(READY_POLL_MS);
  }
  throw new Error(`Postgres was not ready within ${READY_WITHIN_MS / 1000} s.`);
}

function identity(account: Account | undefined): { uid?: number; gid?: number } {
  return account ? { uid: account.uid, gid: account.gid } : {};
}

/** Nothing of the server's environment: it may hold the master key, and `PG*` would change what Postgres does. */
function environment(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' };
}
