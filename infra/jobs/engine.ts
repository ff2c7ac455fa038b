import type { Job, JobSchedulerTemplateOptions, JobsOptions, Processor } from 'bullmq';
import type { JobData } from './jobs.ts';

/** A BullMQ queue on one of its backends, as far as it is used here. */
export interface JobQueue {
  add(name: string, data: JobData, options: JobsOptions): Promise<unknown>;
  upsertJobScheduler(
    name: string,
    repeat: { readonly every: number },
    template: { readonly name: string; readonly opts: JobSchedulerTemplateOptions },
  ): Promise<unknown>;
  close(): Promise<void>;
}

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
  worker(process: Processor<JobData>, events: WorkerEvents): Promise<JobWorker>;
  /** Ends what queue and worker shared; they are closed already. */
  close(): Promise<void>;
}

/** One queue for all: a job is found by its name, and an idle worker costs a connection. */
export const QUEUE = 'wonderlings';
/** Jobs are short and mostly wait for Postgres. */
export const CONCURRENCY = 2;
