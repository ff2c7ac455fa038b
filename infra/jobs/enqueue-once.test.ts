import { beforeEach, expect, it, vi } from 'vitest';
import type { JobQueue } from './engine.ts';
import { enqueueOnce, jobIdOf, LISTED, REPEATED } from './enqueue-once.ts';
import { readQueue } from './queue-reading.ts';

const CHILD = '11111111-1111-4111-8111-111111111111';
const NOW = Date.parse('2026-05-01T12:00:00.000Z');
const MINUTE_MS = 60_000;

let job: { state: string; finishedOn: number; retry: () => Promise<void> } | undefined;
const add = vi.fn();
const retry = vi.fn(async () => undefined);
// The three calls that an offer makes.
const queue = {
  add,
  getJob: async () => job,
  getJobState: async () => job?.state,
} as unknown as JobQueue;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  add.mockReset();
  retry.mockReset();
  return () => vi.useRealTimers();
});
const gaveUp = (minutesAgo: number) => ({ state: 'failed', finishedOn: NOW - minutesAgo * MINUTE_MS, retry });

it('names a job by its work, without what the queue forbids', () => {
  expect(jobIdOf('erase', { childId: CHILD, at: '12:00' })).toBe(`erase-${CHILD}-12-00`);
});

it('adds work that is not there, under its id', async () => {
  job = undefined;
  await enqueueOnce(queue, 'erase', { childId: CHILD }, LISTED);
  expect(add.mock.calls).toEqual([
    ['erase', { childId: CHILD }, expect.objectContaining({ jobId: `erase-${CHILD}`, attempts: 13 })],
  ]);
});

it.each(['waiting', 'active', 'delayed'])('leaves work alone that is %s', async (state) => {
  job = { state, finishedOn: 0, retry };
  await enqueueOnce(queue, 'erase', { childId: CHILD }, LISTED);
  expect([add, retry].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});

it('has work tried anew that was given up, once it has rested for an hour; a repeating job at its next turn', async () => {
  job = gaveUp(59);
  await enqueueOnce(queue, 'erase', { childId: CHILD }, LISTED);
  expect(retry).not.toHaveBeenCalled();
  job = gaveUp(60);
  await enqueueOnce(queue, 'erase', { childId: CHILD }, LISTED);
  expect(retry.mock.calls).toEqual([['failed', { resetAttemptsMade: true }]]);
  job = gaveUp(0);
  await enqueueOnce(queue, 'keep', {}, REPEATED);
  expect(retry).toHaveBeenCalledTimes(2);
  expect(add).not.toHaveBeenCalled();
});

it('does not mind that another server was quicker, and says what else went wrong', async () => {
  const failing = (state: string) => ({
    ...gaveUp(0),
    retry: async () => {
      job = { ...gaveUp(0), state };
      throw new Error('not in the failed state');
    },
  });
  job = failing('waiting');
  await enqueueOnce(queue, 'keep', {}, REPEATED);
  job = failing('failed');
  await expect(enqueueOnce(queue, 'keep', {}, REPEATED)).rejects.toThrow('not in the failed state');
});

it('counts a thousand of each state by name, and the others without', async () => {
  const waiting = Array.from({ length: 1_000 }, (_, index) => ({ name: 'erase', timestamp: NOW - index * 1_000 }));
  const full = {
    getJobs: async ([type]: readonly string[]) => (type === 'wait' ? waiting : []),
    getJobCounts: async () => ({ wait: 1_700, prioritized: 0 }),
  } as unknown as JobQueue;
  const idle = { active: 0, delayed: 0, failed: 0 };
  expect((await readQueue(full, ['keep'], NOW)).jobs).toEqual([
    { ...idle, name: 'keep', waiting: 0, oldestWaitingSeconds: 0 },
    { ...idle, name: 'erase', waiting: 1_000, oldestWaitingSeconds: 999 },
    { ...idle, name: 'more', waiting: 700, oldestWaitingSeconds: 0 },
  ]);
});
