import type { JobQueue } from './engine.ts';

/** The job that the queue's own clock adds: it offers the repeating job that it names. */
export const TURN = 'turn';
/** A server of another release may take it, which does not know the job. */
const TRIES = { attempts: 5, backoff: { type: 'fixed', delay: 1_000 }, removeOnComplete: true, removeOnFail: true };
/** A turn that is this late was lost; one that is this much later than the next can be was set by a clock that was ahead. */
const OFF_BY_MS = 60_000;

/**
 * Makes the queue's schedules those of this release. One that is there keeps its turns, unless its next one was lost, or is not to come
 * for a long time because a clock was set back.
 * @param isOver asked before each: a server that closes waits for one of them, not for all
 * @returns the names whose schedule was not there: all of them in a queue that is new, or was lost
 */
export async function bringSchedules(
  queue: JobQueue,
  repeating: ReadonlyMap<string, number>,
  isOver: () => boolean,
): Promise<readonly string[]> {
  const now = Date.now();
  const there = new Map((await queue.getJobSchedulers()).map((schedule) => [schedule.key, schedule]));
  const isRight = (name: string, every: number): boolean => {
    const schedule = there.get(name);
    if (schedule?.name !== TURN || Number(schedule.every) !== every) return false;
    return Math.abs((schedule.next ?? 0) - now) < every + OFF_BY_MS;
  };
  const missing = [...repeating].filter(([name, every]) => !isRight(name, every));
  for (const [name, every] of missing) {
    if (isOver()) break;
    // BullMQ counts on from a turn that is there.
    if (there.has(name)) await queue.removeJobScheduler(name);
    // Its first turn is the one that the caller gives it.
    const repeat = { every, startDate: Date.now() + every };
    await queue.upsertJobScheduler(name, repeat, { name: TURN, data: { job: name }, opts: TRIES });
  }
  return missing.map(([name]) => name);
}

/** Removes the schedules of jobs that this release does not have any more. */
export async function dropOldSchedules(queue: JobQueue, repeating: ReadonlyMap<string, number>): Promise<void> {
  for (const { key } of await queue.getJobSchedulers()) {
    if (!repeating.has(key)) await queue.removeJobScheduler(key);
  }
}
