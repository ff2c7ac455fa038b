import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Builds the server and its commands where they are older than their sources; see `built.ts`. */
export function setup(): void {
  const root = fileURLToPath(new URL('..', import.meta.url));
  execFileSync(process.execPath, ['scripts/ensure-build.mjs', '--server'], { cwd: root, stdio: 'inherit' });
}
