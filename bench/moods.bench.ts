import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { startServer } from '../test/e2e/server-process.ts';
import { type BenchRow, median, pairedRatio } from './bench-row.ts';
import type { HttpCall } from './http-call.ts';
import { type Load, load } from './measure.ts';
import { registerChildren } from './register-children.ts';

const CLIENTS = 16;
const CALLS = 100;
const ROUNDS = 5;
const LISTED = 100;
const BARE_PORT = 34_571;
const FAIR_PORT = 34_572;

const body = () =>
  JSON.stringify({ feeling: 'Worried (A lot of worry)', baseFeelingName: 'Worried', note: `bench ${randomUUID()}` });

interface Started {
  readonly url: string;
  readonly process: ChildProcess;
}

async function startReference(name: string, databaseUrl: string, port: number): Promise<Started> {
  const child = fork(fileURLToPath(new URL(name, import.meta.url)), [databaseUrl, String(port)], {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  await once(child, 'message');
  return { url: `http://localhost:${port}`, process: child };
}

/** Sessions of as many children of the fair server, as cookies. */
async function fairCookies({ url }: Started): Promise<string[]> {
  const open = async () => {
    const { headers } = await fetch(`${url}/session`, { method: 'POST' });
    return headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ');
  };
  return Promise.all(Array.from({ length: CLIENTS }, open));
}

/** Rounds of each, one after the other in turn, so that a machine that gets slower gets slower for all. */
interface Loads {
  readonly ours: readonly Load[];
  readonly fair: readonly Load[];
  readonly bare: readonly Load[];
}

async function inTurn(run: Readonly<Record<keyof Loads, () => Promise<Load>>>): Promise<Loads> {
  const loads = { ours: [] as Load[], fair: [] as Load[], bare: [] as Load[] };
  for (let round = 0; round <= ROUNDS; round += 1) {
    const of = { ours: await run.ours(), fair: await run.fair(), bare: await run.bare() };
    // The first round warms up.
    if (round === 0) continue;
    for (const side of ['ours', 'fair', 'bare'] as const) loads[side].push(of[side]);
  }
  return loads;
}

interface Picked {
  readonly name: string;
  readonly pick: (load: Load) => number;
  readonly unit: 'ms' | '/s';
  /** Against the fair one: the bare one leaves out what no server for children may. */
  readonly goal: string;
}

function rowsOf({ name, pick, unit, goal }: Picked, { ours, fair, bare }: Loads): BenchRow[] {
  const show = (side: readonly Load[]) => `${median(side.map(pick)).toFixed(unit === 'ms' ? 1 : 0)} ${unit}`;
  const against = (label: string, side: readonly Load[], its: string): BenchRow => ({
    name: `${name}, against ${label}`,
    ours: show(ours),
    reference: show(side),
    ratio: pairedRatio(ours.map(pick), side.map(pick)),
    goal: its,
  });
  return [against('a fair server', fair, goal), against('a bare one', bare, '-')];
}

/**
 * `POST /api/moods` and `GET /api/moods` of the built server against plain CRUD on the same Postgres, with the duties that any server for children
 * has (`fair-server.ts`) and without them (`reference-server.ts`).
 */
export async function benchMoods(databaseUrl: string, dataDir: string): Promise<BenchRow[]> {
  const server = await startServer(dataDir, {
    DATABASE_URL: databaseUrl,
    MASTER_KEY: randomBytes(32).toString('hex'),
    SESSION_KEYS: randomBytes(32).toString('hex'),
    RATE_LIMITS: 'off',
  });
  const fair = await startReference('./fair-server.ts', databaseUrl, FAIR_PORT);
  const bare = await startReference('./reference-server.ts', databaseUrl, BARE_PORT);
  try {
    const agents = await registerChildren(server.url, CLIENTS);
    const cookies = await fairCookies(fair);
    const sides = {
      ours: {
        url: server.url,
        headers: (client: number) => ({ cookie: agents[client]?.cookie ?? '', 'time-zone': 'UTC' }),
      },
      fair: { url: fair.url, headers: (client: number) => ({ cookie: cookies[client] ?? '' }) },
      bare: { url: bare.url, headers: (client: number) => ({ 'user-id': agents[client]?.id ?? '' }) },
    };
    const post =
      (side: keyof typeof sides) =>
      (client: number): HttpCall => ({
        method: 'POST',
        path: '/api/moods',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': randomUUID(),
          ...sides[side].headers(client),
        },
        body: body(),
      });
    const get =
      (side: keyof typeof sides) =>
      (client: number): HttpCall => ({
        method: 'GET',
        path: '/api/moods',
        headers: sides[side].headers(client),
      });
    const each = (make: typeof post, calls: number) => ({
      ours: () => load(sides.ours.url, CLIENTS, calls, make('ours')),
      fair: () => load(sides.fair.url, CLIENTS, calls, make('fair')),
      bare: () => load(sides.bare.url, CLIENTS, calls, make('bare')),
    });

    // Reading first, while every child has the same 100 entries.
    const fill = each(post, LISTED);
    await fill.ours();
    await fill.fair();
    await fill.bare();
    const reads = await inTurn(each(get, CALLS));
    const writes = await inTurn(each(post, CALLS));
    const perSecond = ({ perSecond: rate }: Load) => rate;
    const saved = `POST /api/moods, ${CLIENTS} clients`;
    return [
      ...rowsOf({ name: `${saved}, throughput`, pick: perSecond, unit: '/s', goal: '>= 1.0x' }, writes),
      ...rowsOf({ name: `${saved}, p99`, pick: ({ p99Ms }) => p99Ms, unit: 'ms', goal: '<= 1.25x' }, writes),
      ...rowsOf(
        { name: `GET /api/moods, ${LISTED} entries, throughput`, pick: perSecond, unit: '/s', goal: '>= 1.0x' },
        reads,
      ),
    ];
  } finally {
    fair.process.kill();
    bare.process.kill();
    await server.stop();
  }
}
