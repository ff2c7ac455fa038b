/**
 * Builds what is missing or older than its sources. `node scripts/ensure-build.mjs` by itself, or imported by `npm start`;
 * `node scripts/ensure-build.mjs --server` builds no web app.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const SHARED = ['modules', 'package-lock.json'];
const PARTS = [
  { script: 'build:web', result: 'apps/web/dist/index.html', sources: ['apps/web', ...SHARED] },
  { script: 'build:server', result: 'apps/server/dist/main.js', sources: ['apps/server', 'infra', ...SHARED] },
];
const IGNORED = new Set(['node_modules', 'dist', 'coverage']);
/** Tests are no part of what is built; the route tree is written by the build itself. */
const NOT_BUILT = /\.(test\.tsx?|gen\.ts)$/;

process.chdir(root);
const stale = [];
for (const part of process.argv.includes('--server') ? PARTS.slice(1) : PARTS)
  if (await isStale(part)) stale.push(part);
if (stale.length > 0) {
  console.log('Building Wonderlings, once after each change (about half a minute) …');
  for (const { script } of stale) build(script);
}

/** @param {{ result: string, sources: string[] }} part */
async function isStale({ result, sources }) {
  if (!existsSync(result)) return true;
  const built = (await stat(result)).mtimeMs;
  for (const source of sources) if (existsSync(source) && (await newest(source)) > built) return true;
  return false;
}

/** @param {string} path @returns {Promise<number>} when the newest file in it was changed */
async function newest(path) {
  const found = await stat(path);
  if (found.isFile()) return NOT_BUILT.test(path) ? 0 : found.mtimeMs;
  const names = (await readdir(path)).filter((name) => !IGNORED.has(name));
  return Math.max(0, ...(await Promise.all(names.map((name) => newest(join(path, name))))));
}

/** @param {string} script */
function build(script) {
  // npm tells its scripts where it is; without it this was started by hand.
  const npm = process.env.npm_execpath;
  const [command, ...args] = npm ? [process.execPath, npm, 'run', script] : ['npm', 'run', script];
  const { status, stdout, stderr } = spawnSync(command, args, {
    encoding: 'utf8',
    shell: !npm && process.platform === 'win32',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status === 0) return;
  console.error(`${stdout ?? ''}${stderr ?? ''}\n${script} failed. Did \`npm ci\` run?`);
  process.exit(1);
}
