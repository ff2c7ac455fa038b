import { randomBytes } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import {
  type KurrentDbDouble,
  startKurrentDbDouble,
  startTcpRelay,
  type TcpRelay,
} from '@wonderlings/event-store/kurrentdb-double';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@wonderlings/postgres';
import { hasRedisServer, type OwnRedis, ownRedis } from '../../infra/jobs/testing.ts';
import { emptyDataDir } from '../e2e/data-dir.ts';
import { freePort, root, type ServerProcess, startServer } from '../e2e/server-process.ts';
import { type EngineName, PROCESSES, type ProcessName } from './plan.ts';

export type Way = Omit<TcpRelay, 'port' | 'close' | 'screenAnswers'>;
type LogEngine = 'postgres' | 'kurrentdb-double';

interface DeploymentOptions {
  readonly log: LogEngine;
  /** Of the Postgres; a folder below that of the deployment without it. */
  readonly postgresDir?: string;
}
interface Member extends ServerProcess {
  readonly opsUrl: string;
}

const CLOCK = pathToFileURL(join(root, 'test/chaos/stepped-clock.mjs')).href;
const LOOK_EVERY_MS = 50;
/**
 * A Postgres that was killed replays its log; a client that lost its way may wait for its next try. The longest: a job of every minute that
 * a silent Postgres kept for 35 s failed, and is in order again with its next turn.
 */
const GREEN_WITHIN_MS = 120_000;

const STOP_WITHIN_MS = 60_000;

/** What an operator's `/readyz` says of a process that has all it needs and is not behind. */
interface OpsReadiness {
  readonly ready: boolean;
  readonly database: string;
  readonly log: string;
  readonly lag: number | null;
  readonly parkedTables: readonly string[];
  readonly fault: string | null;
  readonly jobs: { readonly failed: readonly string[] } | 'unreachable' | null;
  readonly redis: string | null;
}

/** Two api processes and a worker, with a Postgres and, where there is one, a Redis, each of which they reach over a way that can be spoiled. */
export class Deployment {
  readonly #options: DeploymentOptions;
  readonly #dataDir = emptyDataDir('chaos');
  readonly #members = new Map<ProcessName, Member>();
  readonly #relays: TcpRelay[] = [];
  readonly ways: Partial<Record<EngineName, Way>> = {};
  /** Settings of the servers, and of the commands of an operator, who reaches everything directly. */
  #settings: Record<string, string> = {};
  #commandSettings: Record<string, string> = {};
  #postgres: EmbeddedPostgres | undefined;
  #redis: OwnRedis | undefined;
  #double: KurrentDbDouble | undefined;

  private constructor(options: DeploymentOptions) {
    this.#options = options;
  }

  static async start(options: DeploymentOptions): Promise<Deployment> {
    const deployment = new Deployment(options);
    try {
      await deployment.#startEngines();
      // The first migrates.
      for (const name of PROCESSES) await deployment.begin(name);
      return deployment;
    } catch (error) {
      await deployment.stop();
      throw error;
    }
  }

  async #startEngines(): Promise<void> {
    const { log, postgresDir = join(this.#dataDir, 'postgres') } = this.#options;
    this.#postgres = await startEmbeddedPostgres({ dataDir: postgresDir });
    const shared = {
      DATA_DIR: this.#dataDir,
      MASTER_KEY: randomBytes(32).toString('hex'),
      SESSION_KEYS: randomBytes(32).toString('hex'),
      ANCHOR_DIR: join(this.#dataDir, 'anchors'),
      RATE_LIMITS: 'off',
    };
    const direct: Record<string, string> = { DATABASE_URL: this.#postgres.url };
    const spoiled: Record<string, string> = { DATABASE_URL: await this.#over('postgres', this.#postgres.url) };
    if (hasRedisServer()) {
      this.#redis = await ownRedis();
      direct.REDIS_URL = this.#redis.url;
      spoiled.REDIS_URL = await this.#over('redis', this.#redis.url);
    }
    if (log === 'kurrentdb-double') {
      this.#double = await startKurrentDbDouble({ systemEvents: true });
      const { faults } = this.#double;
      this.ways.log = {
        cut: () => faults.cutAll(),
        refuse: (on) => faults.refuse(on),
        halfClose: () => faults.halfClose(),
        blackhole: (on) => faults.blackhole(on),
        delay: (ms) => faults.delay(ms),
        strand: () => faults.strand(),
      };
      direct.EVENTSTORE_URL = this.#double.url;
      spoiled.EVENTSTORE_URL = this.#double.url;
    }
    this.#commandSettings = { ...shared, ...direct };
    this.#settings = { ...shared, ...spoiled };
  }

  async #over(engine: EngineName, address: string): Promise<string> {
    const url = new URL(address);
    const relay = await startTcpRelay(Number(url.port));
    this.#relays.push(relay);
    this.ways[engine] = relay;
    url.port = String(relay.port);
    return url.href;
  }

  get commandSettings(): Readonly<Record<string, string>> {
    return this.#commandSettings;
  }

  get apiUrls(): readonly string[] {
    return [...this.#members].flatMap(([name, { url }]) => (name === 'worker' ? [] : [url]));
  }

  async begin(name: ProcessName): Promise<void> {
    const opsPort = await freePort();
    const server = await startServer(this.#dataDir, {
      ...this.#settings,
      ROLES: name === 'worker' ? 'worker' : 'api',
      OPS_PORT: String(opsPort),
      NODE_OPTIONS: `--import=${CLOCK}`,
      CHAOS_CLOCK_FILE: this.#clockFile(name),
    });
    this.#members.set(name, { ...server, opsUrl: `http://127.0.0.1:${opsPort}` });
  }

  async kill9(name: ProcessName): Promise<void> {
    const member = this.#member(name);
    this.#members.delete(name);
    await member.kill9();
  }

  /** Its supervisor starts it again. */
  async endPostgres(signal: 'SIGKILL' | 'SIGINT'): Promise<void> {
    if (!this.#postgres) throw new Error('There is no Postgres');
    const { pid } = this.#postgres;
    process.kill(pid, signal);
    const deadline = Date.now() + GREEN_WITHIN_MS;
    while (this.#postgres.pid === pid) {
      if (Date.now() > deadline) throw new Error(`Postgres was not back ${GREEN_WITHIN_MS} ms after its ${signal}`);
      await delay(LOOK_EVERY_MS);
    }
  }

  /** It comes back empty. */
  async restartRedis(downMs: number): Promise<void> {
    await this.#redis?.stop();
    await delay(downMs);
    this.#redis?.start();
  }

  async restartLog(downMs: number): Promise<void> {
    const faults = this.#double?.faults;
    faults?.stopNode(0);
    await delay(downMs);
    faults?.restart();
    faults?.startNode(0);
  }

  stepClock(name: ProcessName, byMs: number): void {
    writeFileSync(this.#clockFile(name), String(byMs));
    process.kill(this.#member(name).pid, 'SIGUSR2');
  }

  /** Waits until every process says by itself that it has all it needs. @throws Error with what it lacks */
  async untilGreen(): Promise<void> {
    const deadline = Date.now() + GREEN_WITHIN_MS;
    for (const [name, member] of this.#members) {
      for (let lacks = await lacksOf(member); lacks !== ''; lacks = await lacksOf(member)) {
        this.refuseEnded();
        if (Date.now() > deadline) throw new Error(`${name} was not ready after ${GREEN_WITHIN_MS} ms: ${lacks}`);
        await delay(LOOK_EVERY_MS);
      }
    }
  }

  /** @throws Error when a process has ended that was not told to */
  refuseEnded(): void {
    for (const [name, member] of this.#members) {
      if (member.hasEnded()) throw new Error(`${name} ended by itself:\n${member.output()}`);
    }
  }

  /** What the processes wrote, of those that run. */
  get output(): string {
    return [...this.#members].map(([name, member]) => `${name}:\n${member.output()}`).join('\n');
  }

  async stop(): Promise<void> {
    const late = await Promise.all(
      [...this.#members].map(async ([name, member]) => ((await ends(member)) ? [] : [name])),
    );
    await Promise.all(this.#relays.map((relay) => relay.close()));
    await this.#double?.close();
    await this.#redis?.stop();
    await this.#postgres?.stop();
    rmSync(this.#dataDir, { recursive: true, force: true });
    if (late.flat().length > 0) throw new Error(`Told to stop, and did not: ${late.flat().join(', ')}`);
  }

  #member(name: ProcessName): Member {
    const member = this.#members.get(name);
    if (!member) throw new Error(`${name} does not run`);
    return member;
  }

  #clockFile(name: ProcessName): string {
    return join(this.#dataDir, `clock-of-${name}`);
  }
}

/** Whether a process ends in time when it is told to; it is gone afterwards in any case. */
async function ends(member: Member): Promise<boolean> {
  const stopped = await Promise.race([member.stop().then(() => true), delay(STOP_WITHIN_MS, false, { ref: false })]);
  if (!stopped) await member.kill9();
  return stopped;
}

/** What a process lacks, as its own words; '' when it lacks nothing. */
async function lacksOf({ opsUrl }: Member): Promise<string> {
  try {
    const answer = await fetch(`${opsUrl}/readyz`);
    const found = (await answer.json()) as OpsReadiness;
    return isGreen(found) ? '' : JSON.stringify(found);
  } catch (error) {
    // A process that does not answer is not ready.
    return String(error);
  }
}

function isGreen({ ready, database, log, lag, parkedTables, fault, jobs, redis }: OpsReadiness): boolean {
  const stores = [database, log, redis ?? 'ok'].every((state) => state === 'ok');
  const tables = lag !== null && fault === null && parkedTables.length === 0;
  return ready && stores && tables && jobs !== 'unreachable' && (jobs?.failed.length ?? 0) === 0;
}
