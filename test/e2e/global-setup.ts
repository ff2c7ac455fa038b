import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The end-to-end suites run what people run: the production build. */
export function setup(): void {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  execFileSync(process.execPath, ['scripts/ensure-build.mjs'], { cwd: root, stdio: 'inherit' });
}
