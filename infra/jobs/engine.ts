import type { JobIds } from '@wonderlings/kernel';
import type { Job, Processor, Queue, WorkerOptions } from 'bullmq';

/** A BullMQ queue on one of its backends, as far as it is used here. */
export type JobQueue = Pick<
  Queue<JobIds>,
  | 'add'
  | 'close'
  | 'getJob'
  | 'getJobCounts'
  | 'getJobs'
  | 'getJobSchedulers'
  | 'getJobState'
  | 'remove'
  | 'removeJobScheduler'
  | 'upsertJobScheduler'
>;

export interface JobWorker {
  close(): Promise<void>;
}

export interface WorkerEvents {
  readonly onFailed: (job: Job | undefined, error: Error) => void;
  readonly onError: (error: Error) => void;
}

/** Opens queue and worker on Postgres or Redis. */
export interface JobEngine {
  queue(onError: (error: Error) => void): Promise<JobQueue>;
  worker(process: Processor<JobIds>, events: WorkerEvents): Promise<JobWorker>;
  /** Ends what queue and worker shared; they are closed already. */
  close(): Promise<void>;
}

/** One queue for all: a job is found by its name, and an idle worker costs a connection. */
export const QUEUE = 'wonderlings';

export const WORKER_OPTIONS = {
  /** Jobs are short and mostly wait for Postgres. */
  concurrency: 2,
  /** A job whose server was killed is taken on by another after this and a look, together at most 20 s. */
  lockDuration: 15_000,
  stalledInterval: 5_000,
  /** That often its server may die before a job is given up: one that kills servers has an end, a rolling update is none. */
  maxStalledCount: 10,
} as const satisfies Partial<WorkerOptions>;
