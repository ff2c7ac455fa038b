import type { JobIds, JobRun } from '@wonderlings/kernel';

export interface FinishedJob {
  readonly name: string;
  readonly outcome: 'done' | 'failed';
  readonly seconds: number;
}

/** What stands in the queue, by the name of the job. */
export interface JobsReading {
  readonly jobs: readonly NamedJobs[];
}
export interface NamedJobs {
  readonly name: string;
  readonly waiting: number;
  readonly active: number;
  /** Failed, and tried again at their time. */
  readonly delayed: number;
  /** Given up for now. */
  readonly failed: number;
  /** How long the first of those that could run has waited; 0 when none does. */
  readonly oldestWaitingSeconds: number;
}

/**
 * Background work. Handlers are idempotent: a job may run twice, and again after a crash half way. What must happen is an event
 * or a row first; a job is only how it gets done.
 */
export interface Jobs {
  /** Runs when a server starts and then every `everyMs`, on one of the servers. To be called before `start`. */
  every(name: string, everyMs: number, run: (turn: JobRun) => Promise<void>): void;
  /** Runs for each job of that name; when it throws, again later. To be called before `start`. */
  work(name: string, handler: (ids: JobIds, turn: JobRun) => Promise<'done' | 'more'>): void;
  /**
   * Resolves when the job is stored. While one with the same name and ids waits or runs, this adds nothing; one that was given up
   * an hour ago is tried again.
   * @param ids ids only, see {@link JobIds}
   */
  enqueue(name: string, ids: JobIds): Promise<void>;
  /** Begins to work on what waits. A server that only enqueues does not call it. */
  start(): Promise<void>;
  /** @throws Error while the queue cannot be reached */
  reading(): Promise<JobsReading>;
  /** Lets the jobs under way finish, at most 10 s; what is cut off runs again later. */
  close(): Promise<void>;
}

/** Where failures are told; pino's shape. */
export interface JobsLogger {
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

const ID = /^[A-Za-z0-9_.:-]{1,128}$/;

/** @throws Error when a value does not look like an id: contents are about to be put into a queue */
export function assertIdsOnly(name: string, ids: JobIds): void {
  for (const [field, value] of Object.entries(ids)) {
    if (!ID.test(value)) throw new Error(`Job ${name} may carry ids only, and "${field}" does not look like one`);
  }
}
