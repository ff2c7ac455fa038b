import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { startServer } from '../test/e2e/server-process.ts';
import { type BenchRow, median } from './bench-row.ts';
import type { HttpCall } from './http-call.ts';
import { type Load, load } from './measure.ts';
import { registerChildren } from './register-children.ts';

const CLIENTS = 16;
const CALLS = 150;
const ROUNDS = 5;
const LISTED = 100;
const REFERENCE_PORT = 34_571;

const body = () =>
  JSON.stringify({ feeling: 'Worried (A lot of worry)', baseFeelingName: 'Worried', note: `bench ${randomUUID()}` });

async function startReference(databaseUrl: string): Promise<{ url: string; process: ChildProcess }> {
  const file = fileURLToPath(new URL('./reference-server.ts', import.meta.url));
  const child = fork(file, [databaseUrl, String(REFERENCE_PORT)], {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  await once(child, 'message');
  return { url: `http://localhost:${REFERENCE_PORT}`, process: child };
}

/** Ours and the reference in turn, so that a machine that gets slower gets slower for both. */
async function inTurn(
  ours: () => Promise<Load>,
  reference: () => Promise<Load>,
): Promise<{ ours: Load[]; reference: Load[] }> {
  const result = { ours: [] as Load[], reference: [] as Load[] };
  for (let round = 0; round <= ROUNDS; round += 1) {
    const pair = [await ours(), await reference()] as const;
    // The first round warms up.
    if (round > 0) {
      result.ours.push(pair[0]);
      result.reference.push(pair[1]);
    }
  }
  return result;
}

function rowOf(
  name: string,
  pick: (load: Load) => number,
  unit: string,
  goal: string,
  loads: Awaited<ReturnType<typeof inTurn>>,
): BenchRow {
  const ratio = median(loads.ours.map((ours, round) => pick(ours) / pick(loads.reference[round] as Load)));
  const show = (side: Load[]) => `${median(side.map(pick)).toFixed(unit === 'ms' ? 1 : 0)} ${unit}`;
  return { name, ours: show(loads.ours), reference: show(loads.reference), ratio: `${ratio.toFixed(2)}x`, goal };
}

/** `POST /api/moods` and `GET /api/moods` of the built server against plain CRUD on the same Postgres. */
export async function benchMoods(databaseUrl: string, dataDir: string): Promise<BenchRow[]> {
  const server = await startServer(dataDir, {
    DATABASE_URL: databaseUrl,
    MASTER_KEY: randomBytes(32).toString('hex'),
    SESSION_KEYS: randomBytes(32).toString('hex'),
    RATE_LIMITS: 'off',
  });
  const reference = await startReference(databaseUrl);
  try {
    const agents = await registerChildren(server.url, CLIENTS);
    const ids = agents.map(({ id }) => id);
    const post =
      (headers: (client: number) => Record<string, string>) =>
      (client: number): HttpCall => ({
        method: 'POST',
        path: '/api/moods',
        headers: { 'content-type': 'application/json', ...headers(client) },
        body: body(),
      });
    const get =
      (headers: (client: number) => Record<string, string>) =>
      (client: number): HttpCall => ({ method: 'GET', path: '/api/moods', headers: headers(client) });
    const asChild = (client: number) => ({ cookie: agents[client]?.cookie ?? '', 'time-zone': 'UTC' });
    const asUser = (client: number) => ({ 'user-id': ids[client] ?? '' });

    // Reading first, while every child has the same 100 entries.
    await load(server.url, CLIENTS, LISTED, post(asChild));
    await load(reference.url, CLIENTS, LISTED, post(asUser));
    const reads = await inTurn(
      () => load(server.url, CLIENTS, CALLS, get(asChild)),
      () => load(reference.url, CLIENTS, CALLS, get(asUser)),
    );
    const writes = await inTurn(
      () => load(server.url, CLIENTS, CALLS, post(asChild)),
      () => load(reference.url, CLIENTS, CALLS, post(asUser)),
    );
    return [
      rowOf(`POST /api/moods, ${CLIENTS} clients, throughput`, (l) => l.perSecond, '/s', '>= 1.0x', writes),
      rowOf(`POST /api/moods, ${CLIENTS} clients, p99`, (l) => l.p99Ms, 'ms', '<= 1.5x', writes),
      rowOf(`GET /api/moods, ${LISTED} entries, throughput`, (l) => l.perSecond, '/s', '>= 0.9x', reads),
    ];
  } finally {
    reference.process.kill();
    await server.stop();
  }
}
