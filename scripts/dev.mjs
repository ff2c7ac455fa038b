/**
 * `npm run dev`: the server, restarted when its sources change, and Vite for the web app, which passes `/api` on to it. Ctrl-C
 * reaches both; this waits until both have stopped.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const bin = (/** @type {string} */ name) => fileURLToPath(new URL(`../node_modules/${name}`, import.meta.url));

const commands = [
  [bin('tsx/dist/cli.mjs'), 'watch', '--clear-screen=false', 'apps/server/main.ts'],
  [bin('vite/bin/vite.js'), 'apps/web', '--clearScreen=false'],
];
const env = { NODE_ENV: 'development', LOG_LEVEL: 'info', RATE_LIMITS: 'off', ...process.env };

const running = commands.map((args) => spawn(process.execPath, args, { cwd: root, env, stdio: 'inherit' }));
const stop = (/** @type {NodeJS.Signals} */ signal) => {
  for (const child of running) if (child.exitCode === null && child.signalCode === null) child.kill(signal);
};
// The terminal sends Ctrl-C to the whole group; a lone SIGTERM has to be passed on. Once asked, no process is asked again: the
// watcher takes a second signal as an order to stop at once, and would kill the server before its Postgres has stopped.
let asked = false;
process.on('SIGINT', () => {
  asked = true;
});
process.on('SIGTERM', () => {
  asked = true;
  stop('SIGTERM');
});

const codes = await Promise.all(
  running.map(async (child) => {
    const [code] = await once(child, 'exit');
    // One without the other is of no use.
    if (!asked) stop('SIGTERM');
    return code;
  }),
);
process.exitCode = codes.find((code) => typeof code === 'number' && code !== 0 && code !== 130) ?? 0;
