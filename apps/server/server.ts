import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { anchorFiles } from '@wonderlings/event-store';
import { connectRedis, type Jobs, type RedisConnection, ServerJobs } from '@wonderlings/jobs';
import { createChildren, type Enqueue, type Module, type ModuleDependencies } from '@wonderlings/kernel';
import { withDeadline } from '@wonderlings/postgres';
import { createReadDatabase } from '@wonderlings/read-model';
import { createMetrics, type Logger, type Metrics, measuredEventStore } from '@wonderlings/telemetry';
import { type PostgresVault, sessionStore } from '@wonderlings/vault';
import { startBackground } from './background.ts';
import { CleanupStack } from './cleanup-stack.ts';
import { comparePagesOf } from './compare-pages.ts';
import type { Config } from './config.ts';
import { createAdmission } from './http/admission/index.ts';
import { createApp } from './http/app.ts';
import { operatorApp } from './http/health.ts';
import { type Listening, listen, PortTaken } from './http/listen.ts';
import { MODULES, routesOf } from './modules.ts';
import { requireSameLog, startReadModel } from './read-model.ts';
import { logReachable, readinessOf } from './readiness.ts';
import { releaseOf } from './release.ts';
import { replayThreads } from './replay-threads.ts';
import { openStores, type Stores } from './stores.ts';
import { WriteSide } from './write-side.ts';

export interface RunningServer {
  /** Where a browser on this machine finds it. */
  readonly url: string;
  readonly port: number;
  /** `/metrics`, and `/readyz` with what was found. */
  readonly opsUrl: string;
  readonly stores: Stores;
  /** Lets requests and jobs under way finish, at most 10 s each, then closes everything. */
  stop(): Promise<void>;
}

interface StartOptions {
  readonly logger: Logger;
  readonly onProgress?: (message: string) => void;
  readonly modules?: readonly Module[];
  readonly now?: () => Date;
}

/** The web app as `npm run build` leaves it: beside this package, whether this runs from its sources or its bundle. */
const WEB_ROOT = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? '../web/dist' : '../../web/dist', import.meta.url),
);
const GRACE_MS = 10_000;
/** A batch takes a moment, unless Postgres is silent; what is cut off is folded by the next writer. */
const BATCH_GRACE_MS = 5_000;
/** In the range that Prometheus' exporters use. */
const USUAL_OPS_PORT = 9_464;

/** Starts a server in the roles that its settings give it. @throws Error with a sentence for a person, everything closed again */
export async function startServer(config: Config, options: StartOptions): Promise<RunningServer> {
  const cleanup = new CleanupStack();
  try {
    return await start(config, options, cleanup);
  } catch (error) {
    await cleanup.close().catch((err: unknown) => options.logger.warn({ err }, 'Not everything could be closed'));
    throw error;
  }
}

async function start(config: Config, options: StartOptions, cleanup: CleanupStack): Promise<RunningServer> {
  const { logger, onProgress = () => undefined, modules = MODULES } = options;
  if (config.production && !config.rateLimits)
    logger.warn({}, 'RATE_LIMITS is off: passwords can be guessed at any speed');
  const metrics = createMetrics();
  const withJobs = config.roles.has('worker') && config.redisUrl === undefined;
  const stores = await openStores(config, { modules, logger, onProgress, withJobs });
  cleanup.add(() => stores.close());
  const { now = stores.now } = options;
  await requireSameLog(stores);
  // A thread assembles the modules of the release for itself.
  const threads = modules === MODULES ? replayThreads(stores) : undefined;
  const readModel = startReadModel(stores, { logger, metrics, threads });
  cleanup.add(() => withDeadline(readModel.stop(), BATCH_GRACE_MS, 'Finishing the batch under way'));
  await readModel.prepared(onProgress);

  const writeSide = new WriteSide({ now, warn: (message) => logger.warn({}, message) });
  const jobs = new ServerJobs({
    databaseUrl: stores.databaseUrl,
    redisUrl: config.redisUrl,
    logger,
    onFinished: (job) => metrics.jobFinished(job),
  });
  cleanup.add(() => jobs.close());
  const enqueue = enqueueIn(jobs, logger);
  const dependencies = moduleDependencies({ config, stores, readModel, metrics, now, writeSide, logger, enqueue });
  const sessions = sessionStore(stores.sql, now);
  if (config.roles.has('worker')) {
    const background = startBackground({ jobs, config, stores, modules, dependencies, sessions, logger });
    cleanup.add(async () => background.stop());
    metrics.watchJobs(() => jobs.reading());
  }
  const redis = await openRedis(config, logger);
  cleanup.add(async () => redis?.close());
  const admission = createAdmission({
    ...(config.rateLimits ? {} : { rateLimits: [], callLimits: [] }),
    limitsIn: config.rateLimits ? redis : undefined,
    sessionKeys: stores.sessionKeys,
    isBehindProxy: config.trustedProxies > 0,
    metrics,
  });
  const isLogReachable = logReachable(stores.store);
  metrics.watchLog({ engine: stores.log.engine, isReachable: isLogReachable });
  const readiness = readinessOf({
    sql: stores.sql,
    isLogReachable,
    readModel: () => readModel.reading(),
    writeSide,
    ...(config.roles.has('worker') ? { jobs: () => jobs.reading() } : {}),
    ...(redis ? { redis: () => redis.state() } : {}),
  });
  const app = await createApp({
    // A server without the role still says how it is, to the machines that watch it.
    routes: config.roles.has('api') ? routesOf(modules, dependencies, config.supportEmail) : [],
    sessions,
    sessionKeys: stores.sessionKeys,
    admission,
    isGrownUpAreaOpen: stores.vault.isGrownUpAreaOpen,
    publicUrl: config.publicUrl,
    trustedProxies: config.trustedProxies,
    webRoot: WEB_ROOT,
    offlineShell: config.offlineShell,
    supportEmail: config.supportEmail,
    readiness,
    checkAnswers: !config.production,
    logger,
    metrics,
    now,
  });
  const operators = await listenForOperators(config, { metrics, readiness }, logger);
  cleanup.add(() => operators.close(0));
  const listening = await listen(app, { ...config, connections: admission.connections });
  cleanup.add(() => listening.close(GRACE_MS));
  return {
    url: urlOf(config.host ?? 'localhost', listening),
    port: listening.port,
    opsUrl: urlOf(config.opsHost, operators),
    stores,
    stop: () => cleanup.close(),
  };
}

const urlOf = (host: string, { port }: Listening): string =>
  `http://${host.includes(':') ? `[${host}]` : host}:${port}`;

/** Several servers on one machine all want the usual port: it goes to the first, and the others say which they took. */
async function listenForOperators(
  { opsPort, opsHost: host }: Config,
  parts: Parameters<typeof operatorApp>[0],
  logger: Logger,
): Promise<Listening> {
  const app = operatorApp(parts);
  const settings = { port: 'OPS_PORT', host: 'OPS_HOST' };
  try {
    return await listen(app, { port: opsPort ?? USUAL_OPS_PORT, host, settings });
  } catch (error) {
    if (opsPort !== undefined || !(error instanceof PortTaken)) throw error;
    const other = await listen(app, { port: 0, host, settings });
    logger.info({ opsPort: other.port }, `Port ${USUAL_OPS_PORT} is taken: /metrics is on another one`);
    return other;
  }
}

/** Where servers count their limits together: a Redis that is away is none, until it is back. */
async function openRedis({ redisUrl }: Config, logger: Logger): Promise<RedisConnection | undefined> {
  if (redisUrl === undefined) return undefined;
  return connectRedis(redisUrl, {
    onAway: (err) =>
      logger.warn({ err }, 'Redis cannot be reached: rate limits are counted in this process until it is back'),
    onUnfit: (sentence) => logger.warn({}, sentence),
  });
}

/** Enqueueing is an aid to a request and never its fate: what is not heard is found in its list within a minute. */
const enqueueIn =
  (jobs: Jobs, logger: Logger): Enqueue =>
  (job, ids) =>
    void jobs
      .enqueue(job, ids)
      .catch((err: unknown) =>
        logger.warn({ err, job }, 'A job could not be enqueued, and is found in its list later'),
      );

interface WriteSideParts {
  readonly config: Config;
  readonly logger: Logger;
  readonly stores: Stores;
  readonly readModel: ReturnType<typeof startReadModel>;
  readonly metrics: Metrics;
  readonly now: () => Date;
  readonly writeSide: WriteSide;
  readonly enqueue: Enqueue;
}

/** Where the program runs as it was built: of its sources nothing says whether they are those that made a state. */
function stateSnapshotsOf(vault: PostgresVault, logger: Logger) {
  const release = releaseOf(import.meta.url);
  const onFailure = (err: unknown) => logger.warn({ err }, 'A state snapshot was of no use');
  return release === undefined ? undefined : vault.snapshotsOf(release, onFailure);
}

function moduleDependencies({
  config,
  stores,
  readModel,
  metrics,
  now,
  writeSide,
  logger,
  enqueue,
}: WriteSideParts): ModuleDependencies {
  const { assembled, sql, store, vault, keys, read } = stores;
  const children = createChildren({
    composition: assembled,
    registry: assembled.registry,
    store: measuredEventStore(store, metrics),
    keys: vault,
    waitUntilReached: readModel.waitUntilReached,
    snapshots: stateSnapshotsOf(vault, logger),
    onNewerRelease: () => writeSide.metNewerRelease(),
  });
  return {
    children,
    vault,
    read: createReadDatabase({ sql: read, keys: vault }),
    log: store,
    anchors: anchorFiles(config.anchorDir),
    comparePages: comparePagesOf({ ...assembled, sql, store, keys }, logger),
    registry: assembled.registry,
    requiresConsent: config.requiresConsent,
    retention: config.retention,
    enqueue,
    now,
    newId: () => randomUUID(),
  };
}
