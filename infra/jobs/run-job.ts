import type { JobIds, JobRun } from '@wonderlings/kernel';
import type { Job } from 'bullmq';
import type { FinishedJob, JobsLogger } from './jobs.ts';

export type Handler = (ids: JobIds, turn: JobRun) => Promise<'done' | 'more'>;

/** What the queue keeps of a failure: its kind. Messages quote what a child wrote; the log has them, without the quotes. */
export class JobFailed extends Error {
  override readonly name = 'JobFailed';
}

const PROGRESS_EVERY_MS = 1_000;

/** An error's kind without its message. */
function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return `a ${typeof error} that was thrown`;
  const kinds = error instanceof AggregateError ? [...new Set(error.errors.map(kindOf))].join(', ') : '';
  const code = 'code' in error && typeof error.code === 'string' ? ` ${error.code}` : '';
  return `${error.name}${code}${kinds && `: ${kinds}`}`;
}

interface Reporting {
  readonly logger: JobsLogger;
  readonly onFinished?: ((job: FinishedJob) => void) | undefined;
}

/** Runs one job and tells how it ended. @throws JobFailed */
export async function runJob(job: Job<JobIds>, handler: Handler | undefined, { logger, onFinished }: Reporting) {
  const { id, name, data } = job;
  const started = performance.now();
  const finish = (outcome: FinishedJob['outcome']) =>
    onFinished?.({ name, outcome, seconds: (performance.now() - started) / 1_000 });
  const progress = progressOf(job, logger);
  try {
    // Of another release, perhaps of one that starts in a moment: it is tried again.
    if (!handler) throw new Error(`This release has no job ${name}`);
    const outcome = await handler(data, progress);
    finish('done');
    return outcome;
  } catch (err) {
    finish('failed');
    logger.error({ err, job: name, id, attempts: job.attemptsMade + 1 }, 'A job failed');
    throw new JobFailed(kindOf(err));
  } finally {
    await progress.told();
  }
}

/** Writes the progress down now and then. */
function progressOf(job: Job<JobIds>, logger: JobsLogger): JobRun & { readonly told: () => Promise<void> } {
  let next = 0;
  let reporting = Promise.resolve();
  return {
    progress(done, total) {
      if (performance.now() < next && done !== total) return;
      next = performance.now() + PROGRESS_EVERY_MS;
      reporting = reporting
        .then(() => job.updateProgress({ done, ...(total === undefined ? {} : { total }) }))
        // Nothing rests on it.
        .catch((err: unknown) => logger.warn({ err, job: job.name }, 'The progress of a job could not be told'));
    },
    told: () => reporting,
  };
}
