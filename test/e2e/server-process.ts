import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** Of the repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url));
const START_LIMIT_MS = 60_000;
/** What `npm start` tells Node. */
const NODE_OPTIONS =
  JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')).scripts.start.match(/--\S+/g) ?? [];

export interface ServerProcess {
  readonly url: string;
  readonly pid: number;
  hasEnded(): boolean;
  /** What it wrote so far. */
  output(): string;
  /** As a power cut would: no goodbye. */
  kill9(): Promise<void>;
  /** SIGTERM; resolves with the exit code. */
  stop(): Promise<number | null>;
}

/** One without a listener by now. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (!address || typeof address === 'string') throw new Error('The probe has no port');
  return address.port;
}

async function untilReady(url: string, process: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS;
  while (Date.now() < deadline) {
    if (process.exitCode !== null)
      throw new Error(`The server ended with ${process.exitCode} before it was ready:\n${output()}`);
    const ready = await fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) return;
    await new Promise((wake) => setTimeout(wake, 50));
  }
  throw new Error(`The server was not ready after ${START_LIMIT_MS} ms:\n${output()}`);
}

/** Starts the built server as its own process, on embedded Postgres under `dataDir`, and waits until it is ready. */
export async function startServer(dataDir: string, env: Record<string, string> = {}): Promise<ServerProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, [...NODE_OPTIONS, 'apps/server/dist/main.js'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      PORT: String(port),
      LOG_LEVEL: 'warn',
      // Asked for with a database of one's own; what it says goes without saying here.
      ...('DATABASE_URL' in env ? { PUBLIC_URL: `http://localhost:${port}` } : {}),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const url = `http://localhost:${port}`;
  await untilReady(url, child, () => output);
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill(signal);
      await once(child, 'exit');
    }
    return child.exitCode;
  };
  return {
    url,
    pid: child.pid as number,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    output: () => output,
    kill9: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
  };
}

export interface CommandResult {
  readonly code: number;
  readonly output: string;
}

/** `npm run replay -- …` against the same data, beside the running server. */
export const replay = (dataDir: string, ...args: string[]) => commandOn('replay', { DATA_DIR: dataDir }, args);
/** Likewise `npm run history -- …`. */
export const historyCommand = (dataDir: string, ...args: string[]) => commandOn('history', { DATA_DIR: dataDir }, args);
/** Likewise `npm run jobs -- …`. */
export const jobsCommand = (dataDir: string, ...args: string[]) => commandOn('jobs', { DATA_DIR: dataDir }, args);

/** @param settings of the server beside which it runs */
export async function commandOn(
  name: 'replay' | 'history' | 'jobs',
  settings: Record<string, string>,
  args: readonly string[],
): Promise<CommandResult> {
  // Asked for with a database of one's own.
  const publicUrl = 'DATABASE_URL' in settings ? { PUBLIC_URL: 'http://localhost:3000' } : {};
  const env = { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'warn', ...publicUrl, ...settings };
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [`apps/server/dist/${name}.js`, ...args], {
      cwd: root,
      env,
    });
    return { code: 0, output: stdout + stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, output: `${stdout}${stderr}` };
  }
}
