import { execFile } from 'node:child_process';
import { readdir, readFile, readlink, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { parsePostmasterPid } from './postmaster-pid.ts';

const run = promisify(execFile);

// A fast shutdown writes everything to disk first; a Postgres that does not manage is ended harder, and replays its log.
const STAGES = [
  { signal: 'SIGINT', within: 15_000 },
  { signal: 'SIGQUIT', within: 5_000 },
  { signal: 'SIGKILL', within: 5_000 },
] as const;
const POLL_MS = 20;

/**
 * Ends the Postgres that works on `data` (an absolute, real path), in an orderly way if it can: our own, the orphan of a
 * killed server, or what a killed Postgres left behind. Its files are then free for a new one.
 */
export async function endPostgres(data: string): Promise<void> {
  for (const { signal, within } of STAGES) {
    const deadline = Date.now() + within;
    const told = new Set<number>();
    for (let left = await processesOn(data); left.pids.length > 0; left = await processesOn(data)) {
      if (Date.now() > deadline) break;
      for (const pid of left.pids) {
        // SIGINT only means "shut down" to a postmaster, which then ends its own processes.
        if (!told.has(pid)) send(pid, left.orphaned && signal === 'SIGINT' ? 'SIGQUIT' : signal);
        told.add(pid);
      }
      await delay(POLL_MS);
    }
    if ((await processesOn(data)).pids.length === 0) return forgetReusedPid(data);
  }
  throw new Error(`A Postgres of an earlier run still uses ${data} and cannot be ended.`);
}

/** Whether a process with this id exists. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it exists, but is another user's.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** The postmaster alone while there is one; `orphaned` are the processes that it left. */
async function processesOn(data: string): Promise<{ pids: readonly number[]; orphaned: boolean }> {
  const postmaster = await recordedPid(data);
  const candidates = process.platform === 'linux' ? await allProcesses() : postmaster ? [postmaster] : [];
  const found = await Promise.all(candidates.map(async (pid) => ((await worksOn(pid, data)) === 'yes' ? [pid] : [])));
  const pids = found.flat();
  return postmaster && pids.includes(postmaster) ? { pids: [postmaster], orphaned: false } : { pids, orphaned: true };
}

/** A `postmaster.pid` whose number now belongs to something else keeps Postgres from starting under the same account. */
async function forgetReusedPid(data: string): Promise<void> {
  const postmaster = await recordedPid(data);
  if (postmaster && isAlive(postmaster) && (await worksOn(postmaster, data)) === 'no') {
    await rm(join(data, 'postmaster.pid'), { force: true });
  }
}

async function recordedPid(data: string): Promise<number | undefined> {
  return parsePostmasterPid(await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => ''))?.pid;
}

async function allProcesses(): Promise<number[]> {
  return (await readdir('/proc')).map(Number).filter((pid) => pid > 1);
}

/** Postgres works in its data folder, and so do all its processes: a pid alone may belong to anything by now. */
async function worksOn(pid: number, data: string): Promise<'yes' | 'no' | 'hidden'> {
  if (process.platform !== 'linux') return (await commandLine(pid)).includes(data) ? 'yes' : 'no';
  try {
    if ((await readlink(`/proc/${pid}/cwd`)) !== data) return 'no';
    return basename(await readlink(`/proc/${pid}/exe`)).startsWith('postgres') ? 'yes' : 'no';
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && (error.code === 'EACCES' || error.code === 'EPERM')))
      return 'no';
    // Root in a container may not look at another account's folder, only at its command line.
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    return command.includes(`-D\0${data}\0`) ? 'yes' : 'hidden';
  }
}

async function commandLine(pid: number): Promise<string> {
  return run('ps', ['-p', String(pid), '-o', 'command=']).then(
    ({ stdout }) => stdout,
    () => '',
  );
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended by itself in the meantime.
  }
}
