import { execFileSync } from 'node:child_process';
import { root } from '../e2e/server-process.ts';

/** The servers are those that people run: the production build. */
export function setup(): void {
  execFileSync(process.execPath, ['scripts/ensure-build.mjs'], { cwd: root, stdio: 'inherit' });
}
