import type { JobIds, JobRun } from '@wonderlings/kernel';
import type { Job } from 'bullmq';
import type { JobEngine, JobQueue, JobWorker } from './engine.ts';
import { enqueueOnce, LISTED, REPEATED } from './enqueue-once.ts';
import { assertIdsOnly, type FinishedJob, type Jobs, type JobsLogger, type JobsReading } from './jobs.ts';
import { postgresEngine } from './postgres-engine.ts';
import { readQueue } from './queue-reading.ts';
import { redisEngine } from './redis-engine.ts';
import { type Handler, JobFailed, runJob } from './run-job.ts';
import { bringSchedules, dropOldSchedules, TURN } from './schedules.ts';

interface ServerJobsOptions {
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
export class ServerJobs implements Jobs {
  readonly #engine: JobEngine;
  readonly #logger: JobsLogger;
  readonly #onFinished: ServerJobsOptions['onFinished'];
  readonly #lookEveryMs: number;
  readonly #handlers = new Map<string, Handler>();
  /** How often, in milliseconds, by name. */
  readonly #repeating = new Map<string, number>();
  #opening: Promise<JobQueue> | undefined;
  #starting: Promise<void> | undefined;
  #worker: JobWorker | undefined;
  #looking: NodeJS.Timeout | undefined;
  #closing = false;

  constructor({ databaseUrl, redisUrl, logger, onFinished, lookEveryMs = LOOK_EVERY_MS }: ServerJobsOptions) {
    this.#engine = redisUrl === undefined ? postgresEngine(databaseUrl) : redisEngine(redisUrl);
    this.#logger = logger;
    this.#onFinished = onFinished;
    this.#lookEveryMs = lookEveryMs;
    this.work(TURN, async ({ job = '' }) => {
      if (!this.#handlers.has(job)) throw new Error(`This release has no job ${job}`);
      await enqueueOnce(await this.#queue(), job, {}, REPEATED);
      return 'done';
    });
  }

  every(name: string, everyMs: number, run: (turn: JobRun) => Promise<void>): void {
    this.work(name, async (_, turn) => {
      await run(turn);
      return 'done';
    });
    this.#repeating.set(name, everyMs);
  }

  work(name: string, handler: Handler): void {
    if (this.#worker) throw new Error(`Job ${name} comes too late: the worker runs already`);
    if (this.#handlers.has(name)) throw new Error(`Two handlers for the job ${name}`);
    this.#handlers.set(name, handler);
  }

  async enqueue(name: string, ids: JobIds): Promise<void> {
    assertIdsOnly(name, ids);
    await enqueueOnce(await this.#queue(), name, ids, LISTED);
  }

  start(): Promise<void> {
    this.#starting = this.#begin();
    return this.#starting;
  }

  async reading(): Promise<JobsReading> {
    const names = [...this.#handlers.keys()].filter((name) => name !== TURN);
    const reading = await within(
      READING_LIMIT_MS,
      this.#queue().then((opened) => readQueue(opened, names)),
    );
    if (!reading) throw new Error('The job queue does not answer');
    return reading;
  }

  async close(): Promise<void> {
    this.#closing = true;
    clearInterval(this.#looking);
    // Half a start cannot be closed: BullMQ leaves what it was asked meanwhile without an answer.
    await within(
      START_GRACE_MS,
      this.#starting?.catch(() => undefined),
    );
    clearInterval(this.#looking);
    // Its worker waits for its jobs without end; the process may end before them, and they run again.
    await within(GRACE_MS, this.#worker?.close());
    const opened = await within(
      START_GRACE_MS,
      this.#opening?.catch(() => undefined),
    );
    // One whose server is silent is not waited for.
    await within(START_GRACE_MS, opened?.close());
    await within(START_GRACE_MS, this.#engine.close());
  }

  #queue(): Promise<JobQueue> {
    this.#opening ??= this.#engine.queue(this.#warn).catch((error: unknown) => {
      this.#opening = undefined;
      throw error;
    });
    return this.#opening;
  }

  async #begin(): Promise<void> {
    const opened = await this.#queue();
    await dropOldSchedules(opened, this.#repeating);
    await this.#bringSchedules(opened);
    // Each has a turn at the start: what was cut off, or came to be due while no server was there, waits for no clock.
    for (const name of this.#repeating.keys()) {
      if (this.#closing) return;
      await enqueueOnce(opened, name, {}, REPEATED);
    }
    if (this.#closing) return;
    this.#worker = await this.#engine.worker((job, token) => this.#process(job, token), {
      onFailed: (job, err) => {
        if (err instanceof JobFailed) return;
        this.#logger.error({ err, job: job?.name, attempts: job?.attemptsMade }, 'A job failed');
      },
      onError: this.#warn,
    });
    this.#looking = setInterval(() => void this.#look().catch(this.#warn), this.#lookEveryMs);
  }

  async #process(job: Job<JobIds>, token?: string): Promise<void> {
    const options = { logger: this.#logger, onFinished: this.#onFinished };
    const outcome = await runJob(job, this.#handlers.get(job.name), options);
    if (outcome === 'done') return;
    const { DelayedError } = await import('bullmq');
    await job.moveToDelayed(Date.now(), token);
    throw new DelayedError();
  }

  /** A queue that was lost is filled again: with the schedules, and with all that looks for work. */
  async #look(): Promise<void> {
    const opened = await this.#queue();
    for (const name of await this.#bringSchedules(opened)) await enqueueOnce(opened, name, {}, REPEATED);
  }

  #bringSchedules(opened: JobQueue): Promise<readonly string[]> {
    return bringSchedules(opened, this.#repeating, () => this.#closing);
  }

  readonly #warn = (error: Error): void =>
    this.#logger.warn({ err: error }, 'The job queue cannot be reached, and is tried again');
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
