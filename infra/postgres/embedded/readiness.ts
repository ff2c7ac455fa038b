import type { ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parsePostmasterPid } from './postmaster-pid.ts';

// Replaying the log of half a gigabyte that was not written to the tables yet, on a slow disk.
const WITHIN_MS = 120_000;
const POLL_MS = 15;

/** Waits until a Postgres that was spawned on `data` takes connections; rejects when it ends instead. */
export async function untilReady(postgres: ChildProcess, data: string): Promise<void> {
  let failure: Error | undefined;
  postgres.once('error', (error) => {
    failure = error;
  });
  for (const deadline = Date.now() + WITHIN_MS; Date.now() < deadline; await delay(POLL_MS)) {
    if (failure) throw failure;
    if (postgres.exitCode !== null || postgres.signalCode !== null)
      throw new Error('Postgres ended while it was starting.');
    const postmaster = parsePostmasterPid(await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => ''));
    // The file of an earlier run is there until the new one is written.
    if (postmaster?.pid === postgres.pid && postmaster?.ready) return;
  }
  throw new Error(`Postgres did not take connections within ${WITHIN_MS / 1000} s.`);
}
