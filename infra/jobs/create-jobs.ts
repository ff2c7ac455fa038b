import type { JobIds } from '@wonderlings/kernel';
import type { Job } from 'bullmq';
import type { JobEngine, JobQueue, JobWorker } from './engine.ts';
import { enqueueOnce, LISTED, REPEATED } from './enqueue-once.ts';
import { assertIdsOnly, type FinishedJob, type Jobs, type JobsLogger } from './jobs.ts';
import { postgresEngine } from './postgres-engine.ts';
import { readQueue } from './queue-reading.ts';
import { redisEngine } from './redis-engine.ts';
import { type Handler, JobFailed, runJob } from './run-job.ts';
import { bringSchedules, dropOldSchedules, TURN } from './schedules.ts';

interface CreateJobsOptions {
  readonly databaseUrl: string;
  /** Jobs live in Redis when it is given, else in Postgres. */
  readonly redisUrl?: string | undefined;
  readonly logger: JobsLogger;
  /** Told about each attempt, for metrics. */
  readonly onFinished?: (job: FinishedJob) => void;
  /** How often it is looked whether the queue has lost its schedules. */
  readonly lookEveryMs?: number;
}

const GRACE_MS = 10_000;
/** A queue that is there has started in a moment. */
const START_GRACE_MS = 2_000;
const LOOK_EVERY_MS = 30_000;
const READING_LIMIT_MS = 2_000;

/** The jobs of one server; connects when first used. */
export function createJobs(options: CreateJobsOptions): Jobs {
  const { databaseUrl, redisUrl, logger, onFinished, lookEveryMs = LOOK_EVERY_MS } = options;
  const engine: JobEngine = redisUrl === undefined ? postgresEngine(databaseUrl) : redisEngine(redisUrl);
  const handlers = new Map<string, Handler>();
  const repeating = new Map<string, number>();
  let opening: Promise<JobQueue> | undefined;
  let starting: Promise<void> | undefined;
  let worker: JobWorker | undefined;
  let looking: NodeJS.Timeout | undefined;
  let closing = false;
  const isClosing = () => closing;

  const onError = (error: Error) => logger.warn({ err: error }, 'The job queue cannot be reached, and is tried again');
  function queue(): Promise<JobQueue> {
    opening ??= engine.queue(onError).catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  }

  function register(name: string, handler: Handler): void {
    if (worker) throw new Error(`Job ${name} comes too late: the worker runs already`);
    if (handlers.has(name)) throw new Error(`Two handlers for the job ${name}`);
    handlers.set(name, handler);
  }
  register(TURN, async ({ job = '' }) => {
    if (!handlers.has(job)) throw new Error(`This release has no job ${job}`);
    await enqueueOnce(await queue(), job, {}, REPEATED);
    return 'done';
  });

  async function process(job: Job<JobIds>, token?: string): Promise<void> {
    const outcome = await runJob(job, handlers.get(job.name), { logger, onFinished });
    if (outcome === 'done') return;
    const { DelayedError } = await import('bullmq');
    await job.moveToDelayed(Date.now(), token);
    throw new DelayedError();
  }

  /** A queue that was lost is filled again: with the schedules, and with all that looks for work. */
  async function look(): Promise<void> {
    const opened = await queue();
    for (const name of await bringSchedules(opened, repeating, isClosing))
      await enqueueOnce(opened, name, {}, REPEATED);
  }

  async function begin(): Promise<void> {
    const opened = await queue();
    await dropOldSchedules(opened, repeating);
    await bringSchedules(opened, repeating, isClosing);
    // Each has a turn at the start: what was cut off, or came to be due while no server was there, waits for no clock.
    for (const name of repeating.keys()) {
      if (closing) return;
      await enqueueOnce(opened, name, {}, REPEATED);
    }
    if (closing) return;
    worker = await engine.worker(process, {
      onFailed(job, err) {
        if (err instanceof JobFailed) return;
        logger.error({ err, job: job?.name, attempts: job?.attemptsMade }, 'A job failed');
      },
      onError,
    });
    looking = setInterval(() => void look().catch(onError), lookEveryMs);
  }

  return {
    every(name, everyMs, run) {
      register(name, async (_, turn) => {
        await run(turn);
        return 'done';
      });
      repeating.set(name, everyMs);
    },
    work: register,
    async enqueue(name, ids) {
      assertIdsOnly(name, ids);
      await enqueueOnce(await queue(), name, ids, LISTED);
    },
    start() {
      starting = begin();
      return starting;
    },
    async reading() {
      const names = [...handlers.keys()].filter((name) => name !== TURN);
      const reading = await within(
        READING_LIMIT_MS,
        queue().then((opened) => readQueue(opened, names)),
      );
      if (!reading) throw new Error('The job queue does not answer');
      return reading;
    },
    async close() {
      closing = true;
      clearInterval(looking);
      // Half a start cannot be closed: BullMQ leaves what it was asked meanwhile without an answer.
      await within(
        START_GRACE_MS,
        starting?.catch(() => undefined),
      );
      clearInterval(looking);
      // Its worker waits for its jobs without end; the process may end before them, and they run again.
      await within(GRACE_MS, worker?.close());
      const opened = await within(
        START_GRACE_MS,
        opening?.catch(() => undefined),
      );
      // One whose server is silent is not waited for.
      await within(START_GRACE_MS, opened?.close());
      await within(START_GRACE_MS, engine.close());
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
