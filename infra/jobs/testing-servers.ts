import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach } from 'vitest';
import { type JobList, openJobList } from './job-list.ts';
import type { FinishedJob, Jobs } from './jobs.ts';
import { ServerJobs } from './server-jobs.ts';

export interface Place {
  readonly databaseUrl: string;
  readonly redisUrl?: string;
  /** Cuts every connection to the queue, as a restart of its server does. */
  cutConnections(): Promise<void>;
  /** Loses everything that is in the queue, while servers run on it. */
  lose(): Promise<void>;
}

const LOOK_EVERY_MS = 100;

/** For each test a queue of its own, and servers and operators on it that are closed afterwards. */
export function usePlace(open: () => Promise<Place>) {
  let place: Place;
  let opened: { close(): Promise<void> }[];
  let warnings: string[];
  beforeEach(async () => {
    place = await open();
    opened = [];
    warnings = [];
  });
  afterEach(async () => {
    await Promise.all(opened.map((one) => one.close()));
  });
  return {
    place: () => place,
    /** What servers have told. */
    warnings: () => warnings,

    /** One server's jobs. */
    server(onFinished?: (job: FinishedJob) => void): Jobs {
      const note = (_: object, message: string) => void warnings.push(message);
      const logger = { warn: note, error: note };
      const jobs = new ServerJobs({
        ...place,
        ...{ logger, lookEveryMs: LOOK_EVERY_MS },
        ...(onFinished ? { onFinished } : {}),
      });
      opened.push(jobs);
      return jobs;
    },

    /** The queue as an operator has it. */
    async operator(): Promise<JobList> {
      const list = await openJobList({ ...place, onError: () => undefined });
      opened.push(list);
      return list;
    },
  };
}

const LIMIT_MS = 15_000;

export async function until(happened: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + LIMIT_MS;
  while (!(await happened())) {
    if (Date.now() > deadline) throw new Error('It did not happen in time');
    await delay(10);
  }
}

export async function eventually(attempt: () => Promise<void>): Promise<void> {
  const deadline = Date.now() + LIMIT_MS;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await delay(50);
    }
  }
}
