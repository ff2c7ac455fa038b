import { fork } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent } from 'node:http';
import { setPriority } from 'node:os';
import { DEMO_ACCOUNT } from '@wonderlings/account/contract';
import { startServer } from '../test/e2e/server-process.ts';
import { type BenchRow, figure, percentile } from './bench-row.ts';
import { type HttpAnswer, httpCall } from './http-call.ts';
import { peakMb } from './process-figures.ts';
import { BENCH_PASSWORD, registerChildren } from './register-children.ts';

const NOTES = 1_600;
const NOTE = 'x'.repeat(5_000);
const WRITERS = 16;
const QUIET_S = 60;
const ATTACK_S = 60;
/** All sockets of the attackers open in the first two seconds, and what their limits give them is asked for at once. */
const ONSET_S = 5;
const HONEST = 2;
/** Ten calls a second and child, of which every third saves: within what the limits give a child. */
const EVERY_MS = 100;
const HONEST_ADDRESS = '127.0.1.1';
const SIGN_IN_EVERY_MS = 1_500;
const SIGN_INS_A_DEMO = 4;
const NAMES = 8;

interface Caller {
  readonly url: string;
  readonly agent: Agent;
  readonly cookie: string;
  readonly localAddress?: string;
}

function call(
  { url, agent, cookie, localAddress = HONEST_ADDRESS }: Caller,
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
): Promise<HttpAnswer> {
  const type: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
  return httpCall(url, agent, {
    method,
    path,
    headers: { cookie, 'time-zone': 'UTC', ...type },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    localAddress,
  });
}

const mood = (note: string) => ({ feeling: 'Okay (All right)', baseFeelingName: 'Okay', note });

/** What children notice who go on as always. */
async function honestChildren(url: string, cookies: readonly string[], seconds: number) {
  const agent = new Agent({ keepAlive: true });
  const end = performance.now() + seconds * 1_000;
  const took: number[] = [];
  const onset: number[] = [];
  let refused = 0;
  const child = async (cookie: string) => {
    const caller = { url, agent, cookie };
    for (let turn = 0; performance.now() < end; turn += 1) {
      const next = new Promise((wake) => setTimeout(wake, EVERY_MS));
      const answer =
        turn % 3 === 0
          ? await call(caller, 'POST', '/api/moods', mood(`honest ${randomUUID()}`))
          : await call(caller, 'GET', turn % 3 === 1 ? '/api/streaks' : '/api/user');
      took.push(answer.ms);
      if (performance.now() < end - (seconds - ONSET_S) * 1_000) onset.push(answer.ms);
      if (answer.status >= 300) refused += 1;
      await next;
    }
  };
  await Promise.all(cookies.map(child));
  agent.destroy();
  return {
    p50: percentile(took, 0.5),
    p99: percentile(took, 0.99),
    onset: Math.max(...onset),
    calls: took.length,
    refused,
  };
}

interface SignInFigures {
  readonly signIn: number;
  readonly demo: number;
  readonly calls: number;
  readonly refused: number;
}

/** What children notice who sign in, and visitors who open a demo, one after the other and each from a network of its own. */
async function honestSignIns(url: string, names: readonly string[], seconds: number): Promise<SignInFigures> {
  const agent = new Agent();
  const end = performance.now() + seconds * 1_000;
  const took = { signIn: [] as number[], demo: [] as number[] };
  let refused = 0;
  let calls = 0;
  for (let turn = 0; performance.now() < end; turn += 1) {
    calls += 1;
    const kind = turn % SIGN_INS_A_DEMO === 0 ? 'demo' : 'signIn';
    const body =
      kind === 'demo' ? DEMO_ACCOUNT : { username: names[turn % names.length] ?? '', password: BENCH_PASSWORD };
    const caller = { url, agent, cookie: '', localAddress: `127.0.${100 + turn}.1` };
    const answer = await call(caller, 'POST', '/api/login', body);
    if (answer.status === 200) took[kind].push(answer.ms);
    else refused += 1;
    await new Promise((wake) => setTimeout(wake, SIGN_IN_EVERY_MS));
  }
  agent.destroy();
  // Of so few the longest says what a hundredth says of many.
  return { signIn: Math.max(...took.signIn), demo: Math.max(...took.demo), calls, refused };
}

/** A long journal, as far as a child is allowed to write one. */
async function writeLongJournal(url: string, cookie: string): Promise<void> {
  const agent = new Agent({ keepAlive: true });
  let left = NOTES;
  const writer = async () => {
    while (left > 0) {
      left -= 1;
      const { status } = await call({ url, agent, cookie }, 'POST', '/api/moods', mood(NOTE));
      if (status >= 300) left = 0;
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, writer));
  agent.destroy();
}

/** Attackers who are there and wait for the word: that their process starts is no part of an attack. */
async function gatherAttackers(url: string, cookie: string): Promise<() => Promise<Record<string, number>>> {
  const attackers = fork(new URL('attackers.ts', import.meta.url), [new URL(url).port, cookie, String(ATTACK_S)], {
    execArgv: ['--import', 'tsx'],
  });
  // They would be other machines.
  if (attackers.pid !== undefined) setPriority(attackers.pid, 15);
  await once(attackers, 'message');
  return async () => {
    attackers.send('go');
    const [answered] = (await once(attackers, 'message')) as [Record<string, number>];
    return answered;
  };
}

/** What honest children notice while the server is attacked, and what it costs the server. */
export async function benchAttack(databaseUrl: string, dataDir: string): Promise<BenchRow[]> {
  const env = {
    DATABASE_URL: databaseUrl,
    MASTER_KEY: randomBytes(32).toString('hex'),
    SESSION_KEYS: randomBytes(32).toString('hex'),
  };
  const before = await startServer(dataDir, { ...env, RATE_LIMITS: 'off' });
  const [victim, ...others] = await registerChildren(before.url, 1 + HONEST + NAMES);
  const honest = others.slice(0, HONEST);
  const names = others.slice(HONEST).map(({ username }) => username);
  await writeLongJournal(before.url, victim?.cookie ?? '');
  await before.stop();

  const server = await startServer(dataDir, env);
  try {
    const cookies = honest.map(({ cookie }) => cookie);
    await honestChildren(server.url, cookies, 5);
    const [quiet, quietSignIns] = await Promise.all([
      honestChildren(server.url, cookies, QUIET_S),
      honestSignIns(server.url, names, QUIET_S),
    ]);
    const attack = await gatherAttackers(server.url, victim?.cookie ?? '');
    const [during, signIns, answered] = await Promise.all([
      honestChildren(server.url, cookies, ATTACK_S),
      honestSignIns(server.url, names, ATTACK_S),
      attack(),
    ]);
    const after = await honestChildren(server.url, cookies, 10);
    const signedIn = await registerChildren(server.url, 1);
    const ready = await fetch(`${server.url}/readyz`);
    console.table(answered);
    const ms = (value: number) => `${value.toFixed(1)} ms`;
    return [
      figure('memory at its peak, attacked', `${peakMb(server.pid).toFixed(0)} MB`, '<= 400 MB'),
      {
        name: 'an honest call, attacked, p99',
        ours: `${ms(during.p99)} (p50 ${ms(during.p50)})`,
        reference: `${ms(quiet.p99)} (p50 ${ms(quiet.p50)}) quiet`,
        ratio: `${(during.p99 / quiet.p99).toFixed(2)}x`,
        goal: '<= 2x',
      },
      {
        name: `an honest call in the first ${ONSET_S} s of the attack, the longest`,
        ours: ms(during.onset),
        reference: `${ms(quiet.onset)} quiet`,
        ratio: `${(during.onset / quiet.onset).toFixed(2)}x`,
        goal: '-',
      },
      ...(['signIn', 'demo'] as const).map((kind) => ({
        name: `an honest ${kind === 'demo' ? 'demo' : 'sign-in'}, attacked, the longest`,
        ours: ms(signIns[kind]),
        reference: `${ms(quietSignIns[kind])} quiet`,
        ratio: `${(signIns[kind] / quietSignIns[kind]).toFixed(2)}x`,
        goal: 'answered',
      })),
      figure('honest calls that were refused', `${during.refused} of ${during.calls}`, '0'),
      {
        name: 'sign-ins and demos that were refused',
        ours: `${signIns.refused} of ${signIns.calls}`,
        reference: `${quietSignIns.refused} of ${quietSignIns.calls} quiet`,
        ratio: '-',
        goal: 'demos only',
      },
      {
        name: 'an honest call afterwards, p99',
        ours: ms(after.p99),
        reference: `ready ${ready.status}, ${signedIn.length} new child, ${after.refused} refused`,
        ratio: `${(after.p99 / quiet.p99).toFixed(2)}x`,
        goal: 'no restart',
      },
    ];
  } finally {
    await server.stop();
  }
}
