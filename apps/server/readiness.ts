import type { JobsReading } from '@wonderlings/jobs';
import type { EventStore } from '@wonderlings/kernel';
import { type Sql, withDeadline } from '@wonderlings/postgres';
import type { JobsReadiness, Readiness } from './http/health.ts';
import type { ReadModelReading } from './read-model.ts';
import type { WriteSide } from './write-side.ts';

interface ReadinessOptions {
  readonly sql: Sql;
  readonly isLogReachable: () => Promise<boolean>;
  readonly readModel: () => Promise<ReadModelReading>;
  readonly writeSide: Pick<WriteSide, 'state'>;
  /** Of a process that works on them. */
  readonly jobs?: () => Promise<JobsReading>;
  /** See `RedisConnection.state`; where there is one. */
  readonly redis?: () => Promise<string>;
}

const ANSWER_WITHIN_MS = 2_000;
/** A server that is this far behind would show children a yesterday; it catches up faster without them. */
const MOST_LAG = 10_000;

/**
 * A fault of this process alone leaves the tables to another one; only with both, a fault and something to do, they stand still.
 */
const standsStill = ({ fault, lag }: ReadModelReading): boolean => fault !== null && lag > 0;

const isReady = (reading: ReadModelReading): boolean =>
  reading.ready && reading.lag <= MOST_LAG && !standsStill(reading);

/** Whether this server should be sent requests. Asked by machines every few seconds, so it answers in any case. */
export function readinessOf(options: ReadinessOptions): () => Promise<Readiness> {
  const { sql, isLogReachable, readModel, writeSide, jobs, redis } = options;
  let wasReady = false;
  return async () => {
    const [jobsFound, redisFound] = await Promise.all([jobs && inTime(jobs()), redis && inTime(redis())]);
    const [database, log] = await Promise.all([inTime(sql`select 1`), isLogReachable()]);
    const reading = database === undefined ? undefined : await inTime(readModel());
    if (reading) wasReady = isReady(reading);
    return {
      // How far the tables are cannot be said while the log is away; what they held before they still show.
      ready: reading || (database !== undefined && !log) ? wasReady : false,
      database: database === undefined ? 'unreachable' : 'ok',
      log: log ? 'ok' : 'unreachable',
      lag: reading?.lag ?? null,
      parkedTables: reading?.parked ?? [],
      awaitingTables: reading?.awaiting ?? [],
      writeSide: writeSide.state,
      fault: reading?.fault ?? null,
      jobs: jobs ? jobsReadiness(jobsFound) : null,
      redis: redis ? (redisFound ?? 'unreachable') : null,
    };
  };
}

function jobsReadiness(found: JobsReading | undefined): JobsReadiness {
  if (!found) return 'unreachable';
  const failed = found.jobs.filter(({ failed }) => failed > 0).map(({ name }) => name);
  const waits = found.jobs.map(({ oldestWaitingSeconds }) => Math.round(oldestWaitingSeconds));
  return { failed, oldestWaitingSeconds: Math.max(0, ...waits) };
}

/** Whether the log answers; asked for `/readyz` and `/metrics`. */
export const logReachable =
  ({ head }: Pick<EventStore, 'head'>) =>
  async (): Promise<boolean> =>
    (await inTime(head())) !== undefined;

/** undefined when it fails or takes too long. */
async function inTime<T>(work: PromiseLike<T>): Promise<T | undefined> {
  try {
    return await withDeadline(work, ANSWER_WITHIN_MS, 'Looking whether a store answers');
  } catch {
    // Unreachable is the answer; what is wrong is logged where the store was needed.
    return undefined;
  }
}
