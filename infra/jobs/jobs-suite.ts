import { setTimeout as delay } from 'node:timers/promises';
import type { JobIds } from '@wonderlings/kernel';
import { describe, expect, it } from 'vitest';
import type { FinishedJob, Jobs } from './jobs.ts';
import { eventually, type Place, until, usePlace } from './testing-servers.ts';

const FIRST = '11111111-1111-4111-8111-111111111111';
const HOUR_MS = 3_600_000;

/** What every backend of the job queue must do. `open` gives an empty queue. */
export function jobsSuite(backend: string, open: () => Promise<Place>): void {
  describe(`jobs on ${backend}`, () => {
    const { server, operator, warnings, place } = usePlace(open);

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

    it('keeps what no worker has taken yet, also when the server that enqueued it is gone', async () => {
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
      expect(warnings()).toEqual(['A job failed']);
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
      await until(() => runs.length >= 10);
      // The first turns are those of the starts. Two servers that repeated each for itself would take half the time for the other six;
      // on a busy machine one comes late and the next in time, which shortens one gap.
      const [begin = 0, end = 0] = [runs[3], runs[9]];
      expect(end - begin).toBeGreaterThan(6 * 275);
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
      expect(warnings()).toEqual([]);
      await until(async () => (await (await operator()).list()).length === 0);
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
        await place().cutConnections();
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
      await place().cutConnections();
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
