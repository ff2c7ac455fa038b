import type { JobIds } from '@wonderlings/kernel';
import type { JobsOptions } from 'bullmq';
import type { JobQueue } from './engine.ts';

/** 1 s, 2 s, 4 s … together about two hours: longer than a restart, shorter than a day on which no operator looks. */
const ATTEMPTS = 13;
const FIRST_RETRY_MS = 1_000;
const HOUR_MS = 3_600_000;
const WEEK_SECONDS = 604_800;
const KEEP = { removeOnComplete: true, removeOnFail: { age: WEEK_SECONDS }, stackTraceLimit: 0 } as const;

/** How a job is tried. */
export interface RetryPolicy {
  readonly options: JobsOptions;
  /** How long one that was given up rests before the next offer has it tried again. */
  readonly restMs: number;
}
/** Work on an entry of a list. What is on the list still is due, however often it failed. */
export const LISTED: RetryPolicy = {
  options: { ...KEEP, attempts: ATTEMPTS, backoff: { type: 'exponential', delay: FIRST_RETRY_MS } },
  restMs: HOUR_MS,
};
/** The next turn of a repeating job is its own retry. */
export const REPEATED: RetryPolicy = { options: { ...KEEP, attempts: 1 }, restMs: 0 };

/** The same work has the same id. BullMQ forbids colons in it. */
export const jobIdOf = (name: string, ids: JobIds): string =>
  [name, ...Object.values(ids)].join('-').replaceAll(':', '-');

/** Adds a job unless it is there. One that was given up is there too, and is tried again when it has rested. */
export async function enqueueOnce(
  queue: JobQueue,
  name: string,
  ids: JobIds,
  { options, restMs }: RetryPolicy,
): Promise<void> {
  const jobId = jobIdOf(name, ids);
  const known = await queue.getJob(jobId);
  if (!known) {
    await queue.add(name, ids, { ...options, jobId });
    return;
  }
  if ((await queue.getJobState(jobId)) !== 'failed') return;
  if (Date.now() - (known.finishedOn ?? 0) < restMs) return;
  try {
    await known.retry('failed', { resetAttemptsMade: true });
  } catch (error) {
    // Another server's offer was quicker.
    if ((await queue.getJobState(jobId)) === 'failed') throw error;
  }
}
