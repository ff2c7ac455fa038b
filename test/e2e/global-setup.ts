import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { emptyDataDir } from './data-dir.ts';
import { startServer } from './server-process.ts';

/**
 * The end-to-end suites run what people run: the production build. Most of them share one server (house.ts); a suite is about
 * what is in front of it, not about how often an embedded database can be made.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  execFileSync(process.execPath, ['scripts/ensure-build.mjs'], { cwd: root, stdio: 'inherit' });
  const dataDir = emptyDataDir('house');
  const server = await startServer(dataDir, { RATE_LIMITS: 'off' });
  project.provide('houseUrl', server.url);
  project.provide('houseData', dataDir);
  return async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
