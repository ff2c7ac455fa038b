import { describe, expect, it, vi } from 'vitest';
import { type Place, until, usePlace } from './testing-servers.ts';

const FIRST = '11111111-1111-4111-8111-111111111111';
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

/** What every backend shows of its queue, and what becomes of it when it is lost. `open` gives an empty one. */
export function queueSuite(backend: string, open: () => Promise<Place>): void {
  describe(`the queue on ${backend}`, () => {
    const { server, operator, place } = usePlace(open);

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
      await place().lose();
      await until(() => due.size === 0);
    });

    it('does not wait for turns that a clock has set which was an hour ahead', async () => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + HOUR_MS });
      let turns = 0;
      const jobs = server();
      jobs.every('find', MINUTE_MS, async () => {
        turns += 1;
      });
      await jobs.start();
      await until(() => turns === 1);
      vi.useRealTimers();
      await until(() => turns === 2);
      await until(async () => (await (await operator()).list()).length === 0);
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
  });
}
