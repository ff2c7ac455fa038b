import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createJobs } from './create-jobs.ts';
import type { FinishedJob, JobData, Jobs } from './jobs.ts';

interface Place {
  readonly databaseUrl: string;
  readonly redisUrl?: string;
  /** Cuts every connection to the queue, as a restart of its server does. */
  cutConnections(): Promise<void>;
}

const FIRST = '11111111-1111-4111-8111-111111111111';

/** What every backend of the job queue must do. `open` gives an empty queue. */
export function jobsSuite(backend: string, open: () => Promise<Place>): void {
  describe(`jobs on ${backend}`, () => {
    let place: Place;
    let opened: Jobs[];
    let warnings: string[];
    beforeEach(async () => {
      place = await open();
      opened = [];
      warnings = [];
    });
    afterEach(async () => {
      await Promise.all(opened.map((jobs) => jobs.close()));
    });

    /** One server's jobs. */
    function server(onFinished?: (job: FinishedJob) => void): Jobs {
      const note = (_: object, message: string) => void warnings.push(message);
      const logger = { warn: note, error: note };
      const jobs = createJobs({ ...place, logger, ...(onFinished ? { onFinished } : {}) });
      opened.push(jobs);
      return jobs;
    }

    it('runs what was enqueued, with its ids', async () => {
      const jobs = server();
      const seen: JobData[] = [];
      jobs.work('erase', async (data) => void seen.push(data));
      await jobs.start();
      await jobs.enqueue('erase', { childId: FIRST });
      await until(() => seen.length > 0);
      expect(seen).toEqual([{ childId: FIRST }]);
    });

    it('keeps what nobody works on yet, also when the server that enqueued it is gone', async () => {
      const gone = server();
      await gone.enqueue('export', { childId: FIRST });
      await gone.close();

      const jobs = server();
      let runs = 0;
      jobs.work('export', async () => {
        runs += 1;
      });
      await jobs.start();
      await until(() => runs === 1);
    });

    it('tries again what failed, and tells each outcome', async () => {
      const finished: FinishedJob[] = [];
      const jobs = server((job) => finished.push(job));
      jobs.work('flaky', async () => {
        if (finished.length === 0) throw new Error('not yet');
      });
      await jobs.start();
      await jobs.enqueue('flaky', {});
      await until(() => finished.length === 2);
      expect(finished.map(({ name, outcome }) => [name, outcome])).toEqual([
        ['flaky', 'failed'],
        ['flaky', 'done'],
      ]);
      expect(warnings).toEqual(['A job failed']);
    });

    it('adds nothing for a key whose job still waits', async () => {
      const jobs = server();
      let runs = 0;
      jobs.work('once', async () => {
        runs += 1;
      });
      await jobs.enqueue('once', { childId: FIRST }, `child:${FIRST}`);
      await jobs.enqueue('once', { childId: FIRST }, `child:${FIRST}`);
      await jobs.start();
      await until(() => runs > 0);
      await delay(300);
      expect(runs).toBe(1);
      await jobs.enqueue('once', { childId: FIRST }, `child:${FIRST}`);
      await until(() => runs === 2);
    });

    it('repeats on one of several servers, also after they start anew', async () => {
      const runs: number[] = [];
      const repeat = (jobs: Jobs) => {
        jobs.every('tidy', 400, async () => void runs.push(performance.now()));
        return jobs.start();
      };
      const before = server();
      await repeat(before);
      await until(() => runs.length > 0);
      await before.close();
      runs.length = 0;
      await Promise.all([repeat(server()), repeat(server())]);
      await until(() => runs.length >= 4);
      const gaps = runs.slice(1).map((at, index) => at - (runs[index] ?? 0));
      // Two servers that repeated each for itself would halve them; turns are aligned to the clock, so the first may be short.
      expect(gaps.slice(1).every((gap) => gap > 250)).toBe(true);
    });

    it('repeats what failed, at its next turn', async () => {
      const jobs = server();
      let runs = 0;
      jobs.every('tidy', 200, async () => {
        runs += 1;
        throw new Error('every time');
      });
      await jobs.start();
      await until(() => runs >= 3);
    });

    it('closes when the job under way is done', async () => {
      const jobs = server();
      let state = 'waiting';
      jobs.work('slow', async () => {
        state = 'under way';
        await delay(300);
        state = 'done';
      });
      await jobs.start();
      await jobs.enqueue('slow', {});
      await until(() => state === 'under way');
      await jobs.close();
      expect(state).toBe('done');
    });

    it('closes while it starts', async () => {
      const jobs = server();
      jobs.every('tidy', 1_000, async () => {});
      const starting = jobs.start();
      const before = performance.now();
      await jobs.close();
      await starting;
      expect(performance.now() - before).toBeLessThan(2_000);
    });

    it('goes on by itself when its connections are cut while it starts', async () => {
      const jobs = server();
      let runs = 0;
      jobs.every('tidy', 200, async () => {
        runs += 1;
      });
      const started = eventually(() => jobs.start());
      for (let cut = 0; cut < 20; cut += 1) {
        await place.cutConnections();
        await delay(5);
      }
      await started;
      await until(() => runs > 0);
    });

    it('goes on by itself when its connections were cut', async () => {
      const jobs = server();
      let runs = 0;
      jobs.work('after', async () => {
        runs += 1;
      });
      await jobs.start();
      await place.cutConnections();
      await eventually(() => jobs.enqueue('after', {}));
      await until(() => runs >= 1);
    });

    it('refuses to carry contents', async () => {
      const jobs = server();
      await expect(jobs.enqueue('export', { note: 'I feel sad today' })).rejects.toThrow('may carry ids only');
    });

    it('does not know two handlers for one job', async () => {
      const jobs = server();
      jobs.work('erase', async () => {});
      expect(() => jobs.every('erase', 1_000, async () => {})).toThrow('Two handlers for the job erase');
    });
  });
}

const PATIENCE_MS = 15_000;

async function until(happened: () => boolean): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (!happened()) {
    if (Date.now() > deadline) throw new Error('It did not happen in time');
    await delay(10);
  }
}

async function eventually(attempt: () => Promise<void>): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await delay(50);
    }
  }
}
