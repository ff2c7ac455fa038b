import { execFileSync, spawnSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { emptyDataDir } from '../e2e/data-dir.ts';
import { Deployment } from './deployment.ts';
import { LoadedDeployment } from './loaded-deployment.ts';
import { ROUND_MS, ROUNDS } from './settings.ts';

/** What a new database takes, and as much again for the round before. */
const DISK = '400m';
const DISK_ROUNDS = Math.max(1, Math.round(ROUNDS / 10));
const FULL_FOR_MS = 1_500;
const LOOK_EVERY_MS = 50;
const CHUNKS = [1_048_576, 4_096, 1];

const disk = emptyDataDir('chaos-disk');
const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK},mode=0711`, 'tmpfs', disk]).status === 0;
if (!mounted)
  process.stderr.write('Skipped. A disk that is full needs the right to mount one (root, CAP_SYS_ADMIN).\n');

let deployment: Deployment | undefined;
beforeAll(async () => {
  if (mounted) deployment = await Deployment.start({ log: 'postgres', postgresDir: disk });
}, ROUND_MS);
afterAll(async () => {
  await deployment?.stop();
  if (mounted) execFileSync('umount', [disk]);
  rmSync(disk, { recursive: true, force: true });
}, ROUND_MS);

/** Until not a byte more fits. */
function fill(path: string): void {
  const file = openSync(path, 'w');
  for (const bytes of CHUNKS) {
    try {
      for (const chunk = Buffer.alloc(bytes); ; ) writeSync(file, chunk);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
    }
  }
  closeSync(file);
}

it.skipIf(!mounted)(
  'refuses for the moment while the disk of Postgres is full, and goes on by itself when it is not',
  {
    timeout: (DISK_ROUNDS + 1) * ROUND_MS,
  },
  async () => {
    const there = deployment as Deployment;
    const loaded = new LoadedDeployment(there);
    const filler = join(disk, 'filler');
    for (let round = 1; round <= DISK_ROUNDS; round += 1) {
      const report = await loaded.round(async () => {
        const before = loaded.refused;
        fill(filler);
        while (loaded.refused === before) await delay(LOOK_EVERY_MS);
        await delay(FULL_FOR_MS);
        for (const url of there.apiUrls) expect((await fetch(`${url}/healthz`)).status).toBe(200);
        rmSync(filler);
      });
      process.stdout.write(`chaos, disk full, round ${round} of ${DISK_ROUNDS}: ${report}\n`);
    }
    process.stdout.write(`chaos, disk full: ${await loaded.end()}\n`);
  },
);
