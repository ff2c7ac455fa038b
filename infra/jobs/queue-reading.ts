import type { JobQueue } from './engine.ts';
import type { JobsReading, NamedJobs } from './jobs.ts';
import { TURN } from './schedules.ts';

/** Of each state. More than that are counted without their names. */
const MOST_NAMED = 1_000;
const UNNAMED = 'more';
/** What BullMQ calls the states of a job. */
export const STATES = {
  waiting: ['wait', 'prioritized'],
  active: ['active'],
  delayed: ['delayed'],
  failed: ['failed'],
} as const;
type State = keyof typeof STATES;
const NONE = { waiting: 0, active: 0, delayed: 0, failed: 0, oldestWaitingSeconds: 0 };

/** What stands in the queue, by name, without the turns of its own clock. @param names shown also where there is none */
export async function readQueue(queue: JobQueue, names: Iterable<string>, now = Date.now()): Promise<JobsReading> {
  const jobs = new Map<string, { -readonly [Field in keyof Omit<NamedJobs, 'name'>]: number }>();
  const of = (name: string) => {
    const counts = jobs.get(name) ?? { ...NONE };
    jobs.set(name, counts);
    return counts;
  };
  for (const name of names) of(name);
  // An object's keys are those that it was written with.
  for (const state of Object.keys(STATES) as State[]) {
    const types = [...STATES[state]];
    const found = await queue.getJobs(types, 0, MOST_NAMED - 1, true);
    for (const job of found) {
      // Gone between the list and the look at it.
      if (!job || job.name === TURN) continue;
      const counts = of(job.name);
      counts[state] += 1;
      if (state !== 'waiting') continue;
      counts.oldestWaitingSeconds = Math.max(counts.oldestWaitingSeconds, (now - job.timestamp) / 1_000);
    }
    if (found.length < MOST_NAMED) continue;
    const total = Object.values(await queue.getJobCounts(...types)).reduce((all, count) => all + count, 0);
    of(UNNAMED)[state] = Math.max(0, total - found.length);
  }
  return { jobs: [...jobs].map(([name, counts]) => ({ name, ...counts })) };
}
