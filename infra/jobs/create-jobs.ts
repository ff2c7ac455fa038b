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
  let worker: JobWorker | undefined;

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
    async start() {
      const schedules = await queue();
      for (const [name, every] of repeating) {
        await schedules.upsertJobScheduler(name, { every }, { name, opts: REPEATED });
      }
      worker = await engine.worker(process, {
        onFailed: (job, err) => logger.error({ err, job: job?.name, attempts: job?.attemptsMade }, 'A job failed'),
        onError,
      });
    },
    async close() {
      await closeWithin(GRACE_MS, worker);
      await (await opening?.catch(() => undefined))?.close();
    },
  };
}

/** BullMQ's worker waits for its jobs without end; the process may end before them, and they run again. */
async function closeWithin(ms: number, worker: JobWorker | undefined): Promise<void> {
  if (!worker) return;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([worker.close(), late]);
  clearTimeout(timer);
}
