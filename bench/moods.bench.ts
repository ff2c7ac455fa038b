import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { startServer } from '../test/e2e/server-process.ts';
import { type BenchRow, figure, median, pairedRatio } from './bench-row.ts';
import type { HttpCall } from './http-call.ts';
import { type Load, load } from './measure.ts';
import { familySeconds } from './process-figures.ts';
import { registerChildren } from './register-children.ts';

const CLIENTS = 16;
const ROUNDS = 5;
/** The first round warms up. */
const ALL_ROUNDS = ROUNDS + 1;
const SAVES = 100;
const LISTED = 100;
const READS = 200;
/** Children of each client who save for the first time that day, a round. */
const FIRSTS = 4;
/** Children of each client whose day it is, a round: 960 in all. */
const DAYS = 10;
/** A day: the first save, three more, ten reads. */
const DAY = [
  'POST',
  'GET',
  'GET',
  'GET',
  'POST',
  'GET',
  'GET',
  'GET',
  'POST',
  'GET',
  'GET',
  'POST',
  'GET',
  'GET',
] as const;
const BARE_PORT = 34_571;
const FAIR_PORT = 34_572;
const US = 1_000_000;

/** The same children in the same order for all three, so many for each part that none is asked to save for the first time twice. */
const CHILDREN = CLIENTS * (1 + ALL_ROUNDS * (FIRSTS + DAYS));

interface Side {
  readonly url: string;
  readonly pid: number;
  /** Of each child. */
  readonly headers: readonly Readonly<Record<string, string>>[];
}
type Sides = Readonly<Record<'ours' | 'fair' | 'bare', Side>>;
const NAMES = ['ours', 'fair', 'bare'] as const;

/** A round, and the processor time of a call in microseconds. */
interface Round extends Load {
  readonly serverUs: number;
  readonly postgresUs: number;
}
type Rounds = Readonly<Record<(typeof NAMES)[number], readonly Round[]>>;

/** What a client calls: of which child, and how. */
type Plan = (round: number, client: number, count: number) => readonly [child: number, method: 'GET' | 'POST'];

/** One child of each client that has saved before. */
const usual =
  (method: 'GET' | 'POST'): Plan =>
  (_, client) => [client, method];
const firstSave: Plan = (round, client, count) => [CLIENTS + (round * CLIENTS + client) * FIRSTS + count, 'POST'];
const day: Plan = (round, client, count) => {
  const before = CLIENTS * (1 + ALL_ROUNDS * FIRSTS);
  const nth = Math.floor(count / DAY.length);
  return [before + (round * CLIENTS + client) * DAYS + nth, DAY[count % DAY.length] ?? 'GET'];
};

async function startReference(name: string, databaseUrl: string, port: number): Promise<ChildProcess> {
  const child = fork(fileURLToPath(new URL(name, import.meta.url)), [databaseUrl, String(port)], {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'production' },
    // Its log goes where ours goes: into a pipe that is read.
    silent: true,
  });
  child.stdout?.resume();
  child.stderr?.pipe(process.stderr);
  await once(child, 'message');
  return child;
}

async function fairCookie(): Promise<string> {
  const { headers } = await fetch(`http://localhost:${FAIR_PORT}/session`, { method: 'POST' });
  const cookies = headers.getSetCookie();
  return cookies.map((cookie) => cookie.split(';')[0]).join('; ');
}

function callOf({ headers }: Side, plan: Plan, round: number) {
  return (client: number, count: number): HttpCall => {
    const [child, method] = plan(round, client, count);
    const own = headers[child] ?? {};
    if (method === 'GET') return { method, path: '/api/moods', headers: own };
    const note = `bench ${randomUUID()}`;
    return {
      method,
      path: '/api/moods',
      headers: { ...own, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify({ feeling: 'Worried (A lot of worry)', baseFeelingName: 'Worried', note }),
    };
  };
}

/** Rounds of each, one after the other in turn, so that a machine that gets slower gets slower for all. */
async function inTurn(sides: Sides, postgresPid: number, plan: Plan, calls: number): Promise<Rounds> {
  const rounds = { ours: [] as Round[], fair: [] as Round[], bare: [] as Round[] };
  for (let round = 0; round < ALL_ROUNDS; round += 1) {
    for (const name of NAMES) {
      const side = sides[name];
      const [server, postgres] = [familySeconds(side.pid), familySeconds(postgresPid)];
      const loaded = await load(side.url, CLIENTS, calls, callOf(side, plan, round));
      const each = (before: number, pid: number) => ((familySeconds(pid) - before) * US) / (CLIENTS * calls);
      const measured = { ...loaded, serverUs: each(server, side.pid), postgresUs: each(postgres, postgresPid) };
      if (round > 0) rounds[name].push(measured);
    }
  }
  return rounds;
}

interface Goals {
  readonly throughput: string;
  readonly p99?: string;
  readonly processor?: string;
}

/** Against the fair one, which the goals are for; the bare one leaves out what no server for children may. */
function rowsOf(name: string, { ours, fair, bare }: Rounds, goals: Goals): BenchRow[] {
  const against = (label: string, side: readonly Round[], what: string, pick: (round: Round) => number, goal = '-') => {
    const show = (all: readonly Round[]) => {
      const value = median(all.map(pick));
      return what === 'throughput'
        ? `${value.toFixed(0)}/s`
        : what === 'p99'
          ? `${value.toFixed(1)} ms`
          : `${value.toFixed(0)} us`;
    };
    const ratio = pairedRatio(ours.map(pick), side.map(pick));
    return {
      name: `${name}: ${what}, against a ${label} server`,
      ours: show(ours),
      reference: show(side),
      ratio,
      goal,
    };
  };
  const processor = ({ serverUs, postgresUs }: Round) => serverUs + postgresUs;
  const parts = (all: readonly Round[]) =>
    `${median(all.map(({ serverUs }) => serverUs)).toFixed(0)} + ${median(all.map(({ postgresUs }) => postgresUs)).toFixed(0)} us`;
  return [
    against('fair', fair, 'throughput', ({ perSecond }) => perSecond, goals.throughput),
    against('bare', bare, 'throughput', ({ perSecond }) => perSecond),
    against('fair', fair, 'p99', ({ p99Ms }) => p99Ms, goals.p99),
    against('fair', fair, 'processor time', processor, goals.processor),
    { ...figure(`${name}: … of server and Postgres, ours and fair`, parts(ours)), reference: parts(fair) },
  ];
}

/**
 * Saves, first saves of a day, lists and whole days of `/api/moods` on the built server against plain CRUD on the same Postgres, with the duties
 * that any server for children has (`fair-server.ts`) and without them (`reference-server.ts`). Processor time is what Linux counts.
 */
export async function benchMoods(databaseUrl: string, dataDir: string, postgresPid: number): Promise<BenchRow[]> {
  const server = await startServer(dataDir, {
    DATABASE_URL: databaseUrl,
    MASTER_KEY: randomBytes(32).toString('hex'),
    SESSION_KEYS: randomBytes(32).toString('hex'),
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'info',
  });
  const fair = await startReference('./fair-server.ts', databaseUrl, FAIR_PORT);
  const bare = await startReference('./reference-server.ts', databaseUrl, BARE_PORT);
  try {
    const children = await registerChildren(server.url, CHILDREN);
    const cookies = await Promise.all(children.map(fairCookie));
    const pidOf = ({ pid }: ChildProcess) => pid ?? Number.NaN;
    const sides: Sides = {
      ours: {
        url: server.url,
        pid: server.pid,
        headers: children.map(({ cookie }) => ({ cookie, 'time-zone': 'UTC' })),
      },
      fair: { url: `http://localhost:${FAIR_PORT}`, pid: pidOf(fair), headers: cookies.map((cookie) => ({ cookie })) },
      bare: {
        url: `http://localhost:${BARE_PORT}`,
        pid: pidOf(bare),
        headers: children.map(({ id }) => ({ 'user-id': id })),
      },
    };
    const measure = (plan: Plan, calls: number) => inTurn(sides, postgresPid, plan, calls);

    const firsts = await measure(firstSave, FIRSTS);
    const days = await measure(day, DAYS * DAY.length);
    // Reading while every child that is asked has the same 100 entries.
    for (const name of NAMES) await load(sides[name].url, CLIENTS, LISTED, callOf(sides[name], usual('POST'), 0));
    const lists = await measure(usual('GET'), READS);
    const saves = await measure(usual('POST'), SAVES);
    return [
      ...rowsOf(`save, ${CLIENTS} clients`, saves, { throughput: '>= 1.0x', p99: '<= 1.25x', processor: '<= 0.85x' }),
      ...rowsOf('first save of a day', firsts, { throughput: '>= 0.9x' }),
      ...rowsOf(`list of ${LISTED}`, lists, { throughput: '>= 1.0x' }),
      ...rowsOf(`days of ${CLIENTS * DAYS * ROUNDS} children`, days, { throughput: '-' }),
    ];
  } finally {
    fair.kill();
    bare.kill();
    await server.stop();
  }
}
