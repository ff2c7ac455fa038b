import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { commandOn, freePort, startServer } from '../../test/e2e/server-process.ts';
import type { BenchRow } from '../bench-row.ts';
import { familyMb, peakMb } from '../process-figures.ts';
import { type RegisteredChild, registerChildren } from '../register-children.ts';
import { type Crowd, gatherCrowd } from './crowd.ts';
import type { CrowdMember } from './crowd-child.ts';
import { availableEngines, copiesOf, type Engine } from './engines.ts';
import { type LoadFigures, loadRows } from './load-rows.ts';
import { raiseRate, stepTable } from './overload.ts';
import { type Running, watched } from './server-watch.ts';

/** They arrive over so long: a school that is told "now". */
const RAMP_MS = 20_000;
/** Afterwards, as many calls a second as on a quiet afternoon. */
const QUIET = { perSecond: 50, seconds: 3 };

interface Setting {
  /** Of the database, which holds everything but, with a server for it, the log. */
  readonly url: string;
  readonly env: Readonly<Record<string, string>>;
  readonly children: readonly RegisteredChild[];
  readonly postgresPid: number;
}

export interface LoadBenchOptions {
  /** An empty database of its own. */
  readonly url: string;
  readonly dataDir: string;
  /** Of the Postgres that the database is on. */
  readonly postgresPid: number;
  readonly children: number;
}

/** What was acknowledged is not there, or something else is. */
class LoadFault extends Error {
  override readonly name = 'LoadFault';
}

/**
 * A thousand children at once, then more than the server can carry, with its limits on: on each engine, and every acknowledged save looked for afterwards.
 * @throws LoadFault when an answer was wrong or a save is missing or doubled, whatever the speed
 */
export async function benchLoad(options: LoadBenchOptions): Promise<BenchRow[]> {
  const { url, dataDir, postgresPid } = options;
  const env = {
    MASTER_KEY: randomBytes(32).toString('hex'),
    SESSION_KEYS: randomBytes(32).toString('hex'),
    DATA_DIR: dataDir,
  };
  const children = await registered(options, env);
  const engines = availableEngines(process.env.KURRENTDB_URL);
  const databases = await copiesOf(url, engines.length);
  const rows: BenchRow[] = [];
  for (const [nth, begin] of engines.entries()) {
    const database = databases[nth] ?? url;
    const engine = await begin(database);
    try {
      const setting = { url: database, env: { ...env, DATA_DIR: join(dataDir, String(nth)) }, children, postgresPid };
      rows.push(...loadRows(engine, children.length, await runOn(engine, setting)));
    } finally {
      await engine.close?.();
    }
  }
  return rows;
}

/** Before the clock starts, and without limits: by them a thousand would register over a day. */
async function registered({ url, children: count }: LoadBenchOptions, env: Record<string, string>) {
  const started = performance.now();
  const server = await startServer(env.DATA_DIR ?? '', { ...env, DATABASE_URL: url, RATE_LIMITS: 'off' });
  try {
    const children = await registerChildren(server.url, count);
    console.log(`${count} children registered in ${((performance.now() - started) / 1_000).toFixed(0)} s`);
    return children;
  } finally {
    await server.stop();
  }
}

async function runOn(engine: Engine, { url, env, children, postgresPid }: Setting): Promise<LoadFigures> {
  const settings = { ...env, ...engine.env, DATABASE_URL: url };
  // Positions are those of the log, so the tables of another one are made anew.
  if (engine.env.EVENTSTORE_URL !== undefined) await replayed(settings);
  const opsPort = await freePort();
  const server = await startServer(env.DATA_DIR ?? '', { ...settings, OPS_PORT: String(opsPort) });
  const crowd = await gatherCrowd(server.url, children.map(memberOf));
  const log = engine.pid === undefined ? {} : { double: engine.pid };
  const running = { server: server.pid, Postgres: postgresPid, ...log, crowd: crowd.pid };
  try {
    console.log(`The log ${engine.place}: ${children.length} children begin …`);
    const figures = await measured(crowd, { opsUrl: `http://127.0.0.1:${opsPort}`, running });
    assertRight(figures);
    return { ...figures, verified: await replayed(settings, '--verify') };
  } finally {
    crowd.leave();
    await server.stop();
  }
}

async function measured(crowd: Crowd, watch: { readonly opsUrl: string; readonly running: Running }) {
  const story = await watched(watch, () => crowd.story(RAMP_MS));
  const memory = memoryOf(watch.running);
  const steps = await raiseRate(crowd, watch);
  console.table(stepTable(steps));
  const { server: memoryBeyond } = memoryOf(watch.running);
  const quiet = await crowd.rate(QUIET.perSecond, QUIET.seconds);
  return { story, steps, memory, memoryBeyond, quiet, checked: await crowd.check() };
}

/** Postgres shares memory between its processes; the others are one process each. */
const memoryOf = ({ Postgres = 0, ...others }: Running): Readonly<Record<string, number>> => ({
  ...Object.fromEntries(Object.entries(others).map(([name, pid]) => [name, peakMb(pid)])),
  Postgres: familyMb(Postgres),
});

/** `npm run replay`, and what it says in the end. @throws LoadFault when it fails or finds a fault */
async function replayed(settings: Record<string, string>, ...args: string[]): Promise<string> {
  const { code, output } = await commandOn('replay', settings, args);
  if (code !== 0) throw new LoadFault(`replay ${args.join(' ')} ended with ${code}:\n${output}`);
  // Without the names of all tables.
  return /^Verified .*: (\d+ events .*)\.$/m.exec(output)?.[1] ?? output;
}

/** @throws LoadFault */
function assertRight({ story, steps, quiet, checked }: Omit<LoadFigures, 'verified'>): void {
  const { faults, askedAgain } = checked;
  const answers = [story.result, ...steps.map(({ seen }) => seen.result), quiet];
  const found = [...answers, askedAgain].flatMap((answered) => answered.faults).concat(faults);
  const silent = answers.reduce((sum, { lackRetryAfter }) => sum + lackRetryAfter, 0);
  if (silent > 0) found.push(`${silent} refusals did not say when to come back`);
  const refusedAgain = askedAgain.calls - (askedAgain.statuses[201] ?? 0);
  if (refusedAgain > 0) found.push(`${refusedAgain} saves that were asked for again were not taken`);
  if (found.length > 0) throw new LoadFault(found.join('\n'));
}

const A_NETWORK = 25;

/** Each from a household of its own, 25 of them in a network. */
const memberOf = ({ id, cookie }: RegisteredChild, nth: number): CrowdMember => ({
  id,
  cookie,
  address: `127.1.${Math.floor(nth / A_NETWORK)}.${1 + (nth % A_NETWORK)}`,
});
