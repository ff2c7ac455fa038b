import { Gauge, type Registry } from 'prom-client';

const STATES = ['waiting', 'active', 'delayed', 'failed'] as const;

/** What stands in the job queue, by the name of the job. */
export interface JobQueueReading {
  readonly jobs: readonly (Readonly<Record<(typeof STATES)[number], number>> & {
    readonly name: string;
    readonly oldestWaitingSeconds: number;
  })[];
}

/** Every process with the role `worker` shows the same queue: of several, take the highest and not the sum. */
export function watchJobs(registry: Registry, read: () => Promise<JobQueueReading>): void {
  let reading: Promise<JobQueueReading | undefined> | undefined;
  // One reading a scrape: all gauges are collected at once. A scrape does not fail with the queue: that is a figure, too.
  const shared = () => {
    reading ??= read()
      .catch(() => undefined)
      .finally(() => {
        reading = undefined;
      });
    return reading;
  };
  gauge('job_queue_reachable', 'Whether the job queue answers: 1 or 0', [], (one, found) => one.set(found ? 1 : 0));
  gauge('job_queue_jobs', 'Jobs by name and state, the same in every worker', ['name', 'state'], (one, found) => {
    for (const { name, ...counts } of found?.jobs ?? []) {
      for (const state of STATES) one.set({ name, state }, counts[state]);
    }
  });
  gauge('job_queue_oldest_waiting_seconds', 'How long the first that could run has waited', ['name'], (one, found) => {
    for (const { name, oldestWaitingSeconds } of found?.jobs ?? []) one.set({ name }, oldestWaitingSeconds);
  });

  function gauge(
    name: string,
    help: string,
    labelNames: string[],
    fill: (one: Gauge, found: JobQueueReading | undefined) => void,
  ): void {
    new Gauge({
      ...{ name, help, labelNames },
      registers: [registry],
      async collect() {
        const found = await shared();
        this.reset();
        fill(this, found);
      },
    });
  }
}
