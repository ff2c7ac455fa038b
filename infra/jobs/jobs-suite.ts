import { setTimeout as delay } from 'node:timers/promises';
import type { JobIds } from '@wonderlings/kernel';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createJobs } from './create-jobs.ts';
import { type JobList, openJobList } from './job-list.ts';
import type { FinishedJob, Jobs } from './jobs.ts';

interface Place {
  readonly databaseUrl: string;
  readonly redisUrl?: string;
  /** Cuts every connection to the queue, as a restart of its server does. */
  cutConnections(): Promise<void>;
  /** Loses everything that is in the queue, while servers run on it. */
  lose(): Promise<void>;
}

const FIRST = '11111111-1111-4111-8111-111111111111';
const HOUR_MS = 3_600_000;
const LOOK_EVERY_MS = 100;

/** What every backend of the job queue must do. `open` gives an empty queue. */
export function jobsSuite(backend: string, open: () => Promise<Place>): void {
  describe(`jobs on ${backend}`, () => {
    let place: Place;
    let opened: Jobs[];
    let lists: JobList[];
    let warnings: string[];
    beforeEach(async () => {
      place = await open();
      opened = [];
      lists = [];
      warnings = [];
    });
    afterEach(async () => {
      await Promise.all([...opened, ...lists].map((jobs) => jobs.close()));
    });

    /** One server's jobs. */
    function server(onFinished?: (job: FinishedJob) => void): Jobs {
      const note = (_: object, message: string) => void warnings.push(message);
      const logger = { warn: note, error: note };
      const jobs = createJobs({
        ...place,
        ...{ logger, lookEveryMs: LOOK_EVERY_MS },
        ...(onFinished ? { onFinished } : {}),
      });
      opened.push(jobs);
      return jobs;
    }

    /** The queue as an operator has it. */
    async function operator(): Promise<JobList> {
      const list = await openJobList({ ...place, onError: () => undefined });
      lists.push(list);
      return list;
    }

    it('runs what was enqueued, with its ids', async () => {
      const jobs = server();
      const seen: JobIds[] = [];
      jobs.work('erase', async (ids) => {
        seen.push(ids);
        return 'done';
      });
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
        return 'done';
      });
      await jobs.start();
      await until(() => runs === 1);
    });

    it('tries again what failed, and tells each outcome', async () => {
      const finished: FinishedJob[] = [];
      const jobs = server((job) => finished.push(job));
      jobs.work('flaky', async () => {
        if (finished.length === 0) throw new Error('not yet');
        return 'done';
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

    it('adds nothing for ids whose job still waits', async () => {
      const jobs = server();
      let runs = 0;
      jobs.work('once', async () => {
        runs += 1;
        return 'done';
      });
      await jobs.enqueue('once', { childId: FIRST });
      await jobs.enqueue('once', { childId: FIRST });
      await jobs.start();
      await until(() => runs > 0);
      await delay(300);
      expect(runs).toBe(1);
      await jobs.enqueue('once', { childId: FIRST });
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
      await until(() => runs.length >= 7);
      const gaps = runs.slice(1).map((at, index) => at - (runs[index] ?? 0));
      // Two servers that repeated each for itself would halve them; the first turns are those of the starts.
      expect(gaps.slice(3).every((gap) => gap > 250)).toBe(true);
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

    it('has a turn at each start, however far the next one of the clock is', async () => {
      let runs = 0;
      const begin = () => {
        const jobs = server();
        jobs.every('keep', HOUR_MS, async () => {
          runs += 1;
        });
        return jobs.start();
      };
      await begin();
      await until(() => runs > 0);
      await until(async () => (await (await operator()).list()).length === 0);
      const before = runs;
      await begin();
      await until(() => runs > before);
    });

    it('lets others have their turn between those of a long one, which is not taken for a failure', async () => {
      const jobs = server();
      const order: string[] = [];
      jobs.work('long', async () => {
        order.push('long');
        return order.filter((name) => name === 'long').length < 20 ? 'more' : 'done';
      });
      jobs.work('short', async () => {
        order.push('short');
        return 'done';
      });
      await jobs.enqueue('long', { childId: FIRST });
      await jobs.enqueue('short', {});
      await jobs.start();
      await until(() => order.length === 21);
      expect(order.at(-1)).toBe('long');
      expect(warnings).toEqual([]);
      await until(async () => (await (await operator()).list()).length === 0);
    });

    it('shows what runs, how far it is, and what waits', async () => {
      const jobs = server();
      const idle = { waiting: 0, active: 0, delayed: 0, failed: 0, oldestWaitingSeconds: 0 };
      let finish = () => {};
      jobs.work('export', async (_, { progress }) => {
        progress(250, 1_000);
        await new Promise<void>((resolve) => {
          finish = resolve;
        });
        return 'done';
      });
      jobs.work('erase', async () => 'done');
      await jobs.start();
      await jobs.enqueue('export', { childId: FIRST });
      const list = await operator();
      await until(async () => (await list.list('active'))[0]?.progress?.done === 250);
      expect(await list.list()).toMatchObject([
        { id: `export-${FIRST}`, name: 'export', state: 'active', ids: { childId: FIRST }, progress: { total: 1_000 } },
      ]);
      expect((await jobs.reading()).jobs).toEqual([
        { ...idle, name: 'export', active: 1 },
        { ...idle, name: 'erase' },
      ]);
      await expect(list.remove(`export-${FIRST}`)).rejects.toThrow('runs right now');
      finish();
      const waiting = server();
      await until(async () => (await list.list()).length === 0);
      await jobs.close();
      await waiting.enqueue('erase', { childId: FIRST });
      await until(async () => Number((await waiting.reading()).jobs[0]?.oldestWaitingSeconds) > 0);
      expect((await waiting.reading()).jobs).toMatchObject([{ name: 'erase', waiting: 1, active: 0 }]);
      expect([await list.remove(`erase-${FIRST}`), await list.remove(`erase-${FIRST}`)]).toEqual([true, false]);
      expect(await list.list()).toEqual([]);
    });

    it('keeps what failed, by its kind without its words, until it is tried again or removed by hand', async () => {
      const jobs = server();
      let isBroken = true;
      jobs.every('keep', HOUR_MS, async () => {
        if (isBroken) throw Object.assign(new Error('I feel sad today'), { code: '57P01' });
      });
      await jobs.start();
      const list = await operator();
      await until(async () => (await list.list('failed')).length === 1);
      const [failed] = await list.list('failed');
      expect(failed).toMatchObject({ id: 'keep', attempts: 1, failure: 'Error 57P01' });
      expect(JSON.stringify(await list.list())).not.toContain('sad');
      expect((await jobs.reading()).jobs).toMatchObject([{ name: 'keep', failed: 1 }]);

      expect(await list.retry('keep')).toBe(true);
      await until(async () => Number((await list.list('failed'))[0]?.failedAt) > Number(failed?.failedAt));
      expect(await list.remove('keep')).toBe(true);
      expect([await list.retry('keep'), await list.retry('none'), await list.run('none')]).toEqual([
        false,
        false,
        false,
      ]);
      isBroken = false;
      expect(await list.run('keep')).toBe(true);
      await until(async () => (await list.list()).length === 0);
    });

    it('is found again when all of it was lost: what repeats goes on, and what was listed is enqueued anew', async () => {
      const due = new Set<string>();
      const jobs = server();
      jobs.work('erase', async ({ childId = '' }) => {
        due.delete(childId);
        return 'done';
      });
      jobs.every('find', HOUR_MS, async () => {
        for (const childId of due) await jobs.enqueue('erase', { childId });
      });
      await jobs.start();
      await until(async () => (await (await operator()).list()).length === 0);
      due.add(FIRST);
      await place.lose();
      await until(() => due.size === 0);
    });

    it('forgets the schedules of jobs that an older release had', async () => {
      const older = server();
      older.every('gone', HOUR_MS, async () => {});
      await older.start();
      await older.close();
      const jobs = server();
      jobs.every('kept', HOUR_MS, async () => {});
      await jobs.start();
      const list = await operator();
      expect([await list.run('gone'), await list.run('kept')]).toEqual([false, true]);
    });

    it('closes when the job under way is done', async () => {
      const jobs = server();
      let state = 'waiting';
      jobs.work('slow', async () => {
        state = 'under way';
        await delay(300);
        state = 'done';
        return 'done';
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
        return 'done';
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
      jobs.work('erase', async () => 'done');
      expect(() => jobs.every('erase', 1_000, async () => {})).toThrow('Two handlers for the job erase');
    });
  });
}

const LIMIT_MS = 15_000;

async function until(happened: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + LIMIT_MS;
  while (!(await happened())) {
    if (Date.now() > deadline) throw new Error('It did not happen in time');
    await delay(10);
  }
}

async function eventually(attempt: () => Promise<void>): Promise<void> {
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
