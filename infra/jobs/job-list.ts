import type { JobIds } from '@wonderlings/kernel';
import type { Job } from 'bullmq';
import type { JobEngine, JobQueue } from './engine.ts';
import { enqueueOnce, REPEATED } from './enqueue-once.ts';
import { postgresEngine } from './postgres-engine.ts';
import { STATES } from './queue-reading.ts';
import { redisEngine } from './redis-engine.ts';
import { TURN } from './schedules.ts';

/** A job as an operator sees it: ids and figures. */
export interface ListedJobLine {
  readonly id: string;
  readonly name: string;
  readonly state: 'waiting' | 'active' | 'delayed' | 'failed';
  readonly ids: JobIds;
  readonly attempts: number;
  /** How far it is, as it last told. */
  readonly progress: { readonly done: number; readonly total?: number } | null;
  /** The kind of error of its last attempt, never its words. */
  readonly failure: string | null;
  readonly askedAt: Date;
  readonly failedAt: Date | null;
}

/** What an operator does with the queue, beside servers. */
export interface JobList {
  /** The oldest first. @param only of one state */
  list(only?: ListedJobLine['state']): Promise<readonly ListedJobLine[]>;
  /** Tries one again that was given up, or that waits for its next attempt. @returns false where there is no such job */
  retry(id: string): Promise<boolean>;
  /** @returns false where there is none. @throws Error while it runs */
  remove(id: string): Promise<boolean>;
  /** Has a repeating job take a turn now. @returns false where the queue has no schedule of that name */
  run(name: string): Promise<boolean>;
  close(): Promise<void>;
}

interface OpenJobListOptions {
  readonly databaseUrl: string;
  readonly redisUrl?: string | undefined;
  readonly onError: (error: Error) => void;
}

const PAGE = 500;

/** Opens the queue where servers with the same settings have it. */
export async function openJobList({ databaseUrl, redisUrl, onError }: OpenJobListOptions): Promise<JobList> {
  const engine: JobEngine = redisUrl === undefined ? postgresEngine(databaseUrl) : redisEngine(redisUrl);
  const queue = await engine.queue(onError);

  async function listOf(state: ListedJobLine['state']): Promise<readonly ListedJobLine[]> {
    const lines: ListedJobLine[] = [];
    for (let start = 0; ; start += PAGE) {
      const jobs = await queue.getJobs([...STATES[state]], start, start + PAGE - 1, true);
      lines.push(...jobs.flatMap((job) => (job && isWork(job) ? [lineOf(job, state)] : [])));
      if (jobs.length < PAGE) return lines;
    }
  }

  /** The turns of the queue's own clock are nothing to work with. */
  async function found(id: string): Promise<Job<JobIds> | undefined> {
    const job = await queue.getJob(id);
    return job && isWork(job) ? job : undefined;
  }

  return {
    async list(only) {
      // An object's keys are those that it was written with.
      const states = only ? [only] : (Object.keys(STATES) as ListedJobLine['state'][]);
      const lines: ListedJobLine[] = [];
      for (const state of states) lines.push(...(await listOf(state)));
      return lines;
    },
    async retry(id) {
      const job = await found(id);
      if (!job) return false;
      const state = await queue.getJobState(id);
      if (state === 'failed') await job.retry('failed', { resetAttemptsMade: true });
      else if (state === 'delayed') await job.promote();
      return true;
    },
    remove: (id) => removeFrom(queue, id, found),
    async run(name) {
      const isKnown = (await queue.getJobSchedulers()).some(({ key }) => key === name);
      if (isKnown) await enqueueOnce(queue, name, {}, REPEATED);
      return isKnown;
    },
    async close() {
      await queue.close();
      await engine.close();
    },
  };
}

async function removeFrom(
  queue: JobQueue,
  id: string,
  found: (id: string) => Promise<Job<JobIds> | undefined>,
): Promise<boolean> {
  if (!(await found(id))) return false;
  if ((await queue.getJobState(id)) === 'active')
    throw new Error(`${id} runs right now. It can be removed when it does not.`);
  await queue.remove(id);
  return true;
}

const isWork = ({ name }: Job): boolean => name !== TURN;

function lineOf(job: Job<JobIds>, state: ListedJobLine['state']): ListedJobLine {
  return {
    id: job.id ?? '',
    name: job.name,
    state,
    ids: job.data,
    attempts: job.attemptsMade,
    progress: progressOf(job.progress),
    failure: job.failedReason || null,
    askedAt: new Date(job.timestamp),
    failedAt: state === 'failed' && job.finishedOn ? new Date(job.finishedOn) : null,
  };
}

/** BullMQ begins with the number 0. */
function progressOf(progress: unknown): ListedJobLine['progress'] {
  if (typeof progress !== 'object' || progress === null || !('done' in progress)) return null;
  const { done, total } = progress as { readonly done: unknown; readonly total?: unknown };
  if (typeof done !== 'number') return null;
  return typeof total === 'number' ? { done, total } : { done };
}
