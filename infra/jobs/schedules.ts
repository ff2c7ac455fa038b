import type { JobQueue } from './engine.ts';

/** The job that the queue's own clock adds: it offers the repeating job that it names. */
export const TURN = 'turn';
/** A server of another release may take it, which does not know the job. */
const TRIES = { attempts: 5, backoff: { type: 'fixed', delay: 1_000 }, removeOnComplete: true, removeOnFail: true };
/** A turn that is this late was lost. */
const LOST_AFTER_MS = 60_000;

/**
 * Makes the queue's schedules those of this release. One that is there keeps its turns.
 * @param isOver asked before each: a server that closes waits for one of them, not for all
 * @returns the names whose schedule was not there: all of them in a queue that is new, or was lost
 */
export async function bringSchedules(
  queue: JobQueue,
  repeating: ReadonlyMap<string, number>,
  isOver: () => boolean,
): Promise<readonly string[]> {
  const lostBefore = Date.now() - LOST_AFTER_MS;
  const schedules = await queue.getJobSchedulers();
  const known = new Map(
    schedules
      .filter(({ name, next = 0, every = 0 }) => name === TURN && next > lostBefore - Number(every))
      .map(({ key, every }) => [key, Number(every)]),
  );
  const missing = [...repeating].filter(([name, every]) => known.get(name) !== every);
  for (const [name, every] of missing) {
    if (isOver()) break;
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
