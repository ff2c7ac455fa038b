/** Ids by name. Contents stay where they are: a queue is read by people who run it, and outlives an erasure. */
export type JobData = Readonly<Record<string, string>>;

export interface FinishedJob {
  readonly name: string;
  readonly outcome: 'done' | 'failed';
  readonly seconds: number;
}

/**
 * Background work. Handlers are idempotent: a job may run twice, and again after a crash half way. What must happen is an
 * event first; a job is only how it gets done.
 */
export interface Jobs {
  /** Runs now and then every `everyMs`, on one of the servers. To be called before `start`. */
  every(name: string, everyMs: number, run: () => Promise<void>): void;
  /** Runs for each job of that name; when it throws, again later. To be called before `start`. */
  work(name: string, handler: (data: JobData) => Promise<void>): void;
  /**
   * Resolves when the job is stored.
   * @param data ids only, see {@link JobData}
   * @param key the same key again, while its job waits or runs, adds nothing
   */
  enqueue(name: string, data: JobData, key?: string): Promise<void>;
  /** Begins to work on what waits. A server that only enqueues does not call it. */
  start(): Promise<void>;
  /** Lets the jobs under way finish, at most 10 s; what is cut off runs again later. */
  close(): Promise<void>;
}

/** Where failures are told; pino's shape. */
export interface JobsLogger {
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

const ID = /^[A-Za-z0-9_.:-]{1,128}$/;

/** @throws Error when a value does not look like an id: somebody is about to put contents into a queue */
export function assertIdsOnly(name: string, data: JobData): void {
  for (const [field, value] of Object.entries(data)) {
    if (!ID.test(value)) throw new Error(`Job ${name} may carry ids only, and "${field}" does not look like one`);
  }
}
