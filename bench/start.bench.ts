import { rmSync } from 'node:fs';
import { emptyDataDir } from '../test/e2e/data-dir.ts';
import { startServer } from '../test/e2e/server-process.ts';
import { type BenchRow, figure } from './bench-row.ts';
import { load } from './measure.ts';
import { residentMb } from './process-figures.ts';
import { registerChildren } from './register-children.ts';

const CLIENTS = 16;
const CALLS = 100;
const SETTLE_MS = 3_000;

async function firstPageMs(dataDir: string): Promise<{ ms: number; server: Awaited<ReturnType<typeof startServer>> }> {
  const started = performance.now();
  const server = await startServer(dataDir, { RATE_LIMITS: 'off' });
  await (await fetch(server.url)).text();
  return { ms: performance.now() - started, server };
}

/** From nothing to the first page on embedded Postgres, the later start, and the memory of the server. */
export async function benchStart(): Promise<BenchRow[]> {
  const dataDir = emptyDataDir('start');
  try {
    const first = await firstPageMs(dataDir);
    await first.server.stop();
    const later = await firstPageMs(dataDir);
    const { server } = later;
    await new Promise((wake) => setTimeout(wake, SETTLE_MS));
    const idle = residentMb(server.pid);
    const children = await registerChildren(server.url, CLIENTS);
    await load(server.url, CLIENTS, CALLS, (client) => ({
      method: 'POST',
      path: '/api/moods',
      headers: { 'content-type': 'application/json', cookie: children[client]?.cookie ?? '' },
      body: JSON.stringify({ feeling: 'Okay (All right)', baseFeelingName: 'Okay', note: 'bench' }),
    }));
    const busy = residentMb(server.pid);
    await server.stop();
    return [
      figure('first start to first page', `${(first.ms / 1_000).toFixed(1)} s`, '<= 10 s'),
      figure('later start to first page', `${(later.ms / 1_000).toFixed(1)} s`, '<= 3 s'),
      figure('server memory, idle', `${idle.toFixed(0)} MB`, '<= 150 MB'),
      figure('server memory, under load', `${busy.toFixed(0)} MB`, '<= 300 MB'),
    ];
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
