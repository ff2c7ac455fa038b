import type { Job, JobsOptions } from 'bullmq';
import type { JobEngine, JobQueue, JobWorker } from './engine.ts';
import { assertIdsOnly, type FinishedJob, type JobData, type Jobs, type JobsLogger } from './jobs.ts';
import { postgresEngine } from './postgres-engine.ts';
import { redisEngine } from './redis-engine.ts';

interface CreateJobsOptions {
  readonly databaseUrl: string;
  /** Jobs live in Redis when it is given, else in Postgres. */
  readonly redisUrl?: string | undefined;
  readonly logger: JobsLogger;
  /** Told about each attempt, for metrics. */
  readonly onFinished?: (job: FinishedJob) => void;
}

const GRACE_MS = 10_000;
/** A queue that is there has started in a moment. */
const START_GRACE_MS = 2_000;
/** 1 s, 2 s, 4 s … together about two hours: longer than a restart, shorter than a day nobody looks. */
const ATTEMPTS = 13;
const FIRST_RETRY_MS = 1_000;
const WEEK_SECONDS = 604_800;
const KEEP = { removeOnComplete: true, removeOnFail: { age: WEEK_SECONDS } } as const;
const ONCE: JobsOptions = { ...KEEP, attempts: ATTEMPTS, backoff: { type: 'exponential', delay: FIRST_RETRY_MS } };
/** The next turn of a repeating job is its own retry. */
const REPEATED = { ...KEEP, attempts: 1 };

/** The jobs of one server; connects when first used. */
export function createJobs({ databaseUrl, redisUrl, logger, onFinished }: CreateJobsOptions): Jobs {
  const engine: JobEngine = redisUrl === undefined ? postgresEngine(databaseUrl) : redisEngine(redisUrl);
  const handlers = new Map<string, (data: JobData) => Promise<void>>();
  const repeating = new Map<string, number>();
  let opening: Promise<JobQueue> | undefined;
  let starting: Promise<void> | undefined;
  let worker: JobWorker | undefined;
  let closing = false;

  const onError = (error: Error) => logger.warn({ err: error }, 'The job queue cannot be reached, and is tried again');
  function queue(): Promise<JobQueue> {
    opening ??= engine.queue(onError).catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  }

  function register(name: string, handler: (data: JobData) => Promise<void>): void {
    if (worker) throw new Error(`Job ${name} comes too late: the worker runs already`);
    if (handlers.has(name)) throw new Error(`Two handlers for the job ${name}`);
    handlers.set(name, handler);
  }

  async function process({ name, data }: Job<JobData>): Promise<void> {
    const started = performance.now();
    const finish = (outcome: FinishedJob['outcome']) =>
      onFinished?.({ name, outcome, seconds: (performance.now() - started) / 1_000 });
    try {
      const handler = handlers.get(name);
      // Another release's job, perhaps of one that starts in a moment: it is tried again.
      if (!handler) throw new Error(`Nobody here knows the job ${name}`);
      await handler(data);
    } catch (error) {
      finish('failed');
      throw error;
    }
    finish('done');
  }

  async function begin(): Promise<void> {
    const schedules = await queue();
    for (const [name, every] of repeating) {
      if (closing) return;
      await schedules.upsertJobScheduler(name, { every }, { name, opts: REPEATED });
    }
    if (closing) return;
    worker = await engine.worker(process, {
      onFailed: (job, err) => logger.error({ err, job: job?.name, attempts: job?.attemptsMade }, 'A job failed'),
      onError,
    });
  }

  return {
    every(name, everyMs, run) {
      register(name, run);
      repeating.set(name, everyMs);
    },
    work: register,
    async enqueue(name, data, key) {
      assertIdsOnly(name, data);
      // BullMQ forbids colons in a job's id.
      const id = key === undefined ? {} : { jobId: `${name}-${key}`.replaceAll(':', '-') };
      await (await queue()).add(name, data, { ...ONCE, ...id });
    },
    start() {
      starting = begin();
      return starting;
    },
    async close() {
      closing = true;
      // Half a start cannot be closed: BullMQ leaves what it was asked meanwhile without an answer.
      await within(
        START_GRACE_MS,
        starting?.catch(() => undefined),
      );
      // Its worker waits for its jobs without end; the process may end before them, and they run again.
      await within(GRACE_MS, worker?.close());
      await (
        await within(
          START_GRACE_MS,
          opening?.catch(() => undefined),
        )
      )?.close();
      await engine.close();
    },
  };
}

/** undefined when it takes longer. */
async function within<T>(ms: number, work: Promise<T> | undefined): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, ms, undefined);
  });
  const outcome = await Promise.race([work, late]);
  clearTimeout(timer);
  return outcome;
}
