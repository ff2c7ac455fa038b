/** Ids by name. Contents stay where they are: a queue is read by the people who run it, and outlives an erasure. */
export type JobIds = Readonly<Record<string, string>>;

/** What a job may say while it runs. */
export interface JobRun {
  /** For people who look at the queue. @param total undefined: not known beforehand */
  readonly progress: (done: number, total?: number) => void;
}

/** A job that is run by hand tells its progress to no queue. */
export const WITHOUT_PROGRESS: JobRun = { progress: () => undefined };

/** Background work that has a turn when a server starts, and then again and again. */
export interface RepeatingJob {
  readonly name: string;
  readonly everyMs: number;
  /** Idempotent: it may run twice, or again after a crash half way. */
  readonly run: (turn?: JobRun) => Promise<void>;
}

/**
 * Work on the entries of a list that the vault or the log keeps: a job for each, with retries of its own. A queue that was lost
 * loses nothing, because the list is looked at again; an entry leaves it when the work is done.
 */
export interface ListedJob extends RepeatingJob {
  /** What is due now, as ids. */
  readonly listed: () => Promise<readonly JobIds[]>;
  /** Idempotent; an entry that is not due any more is done. @returns `more`: others have a turn now, then it goes on */
  readonly work: (ids: JobIds, turn: JobRun) => Promise<'done' | 'more'>;
}

type ListedJobOptions = Pick<ListedJob, 'name' | 'everyMs' | 'listed' | 'work'>;

/** Declares a listed job. Its `run` works through the list here and now, for a command. */
export function listedJob({ listed, work, ...named }: ListedJobOptions): ListedJob {
  return {
    ...named,
    listed,
    work,
    /** @throws what an entry failed with, or an AggregateError of several; the others were worked on */
    async run(turn = WITHOUT_PROGRESS) {
      const failures: unknown[] = [];
      for (const ids of await listed()) {
        try {
          while ((await work(ids, turn)) === 'more');
        } catch (error) {
          failures.push(error);
        }
      }
      if (failures.length === 1) throw failures[0];
      if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of the job ${named.name} failed`);
    },
  };
}

export const isListed = (job: RepeatingJob): job is ListedJob => 'listed' in job;

/**
 * Has a listed job work on an entry at once. Never throws and is never waited for: what is not heard is found at the next look
 * at the list. Two for the same entry, while the first waits or runs, are one.
 */
export type Enqueue = (job: string, ids: JobIds) => void;
