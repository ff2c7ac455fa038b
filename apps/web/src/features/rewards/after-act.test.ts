import { QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../lib/api/query-client.ts';
import { clearQueue, queueFor, waitingThings } from '../celebrations/celebration-queue.ts';
import { afterAct, afterShownAct } from './after-act.ts';
import { REWARD_KEYS } from './reward-keys.ts';

const answer = {
  newAchievements: [
    { id: 'row', achievement: { id: 'two-breaths', icon: '', name: 'Breath Returner', description: '' } },
  ],
  newRewards: [{ kind: 'badge' as const, id: 'first-puff', icon: '', name: 'First Puff', description: '' }],
};

/** A child on a page that shows its streak. */
async function open() {
  const queryClient = createQueryClient();
  const read = vi.fn(async () => null);
  const stop = new QueryObserver(queryClient, { queryKey: REWARD_KEYS.streaks, queryFn: read }).subscribe(() => {});
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
  read.mockClear();
  return { queryClient, read, stop };
}

beforeEach(() => {
  clearQueue();
  queueFor('maya');
});

it('has what an act earned celebrated, and reads again what it may have changed', async () => {
  const { queryClient, read, stop } = await open();
  afterAct(queryClient, answer, 'maya');
  expect(waitingThings().map(({ id }) => id)).toEqual(['two-breaths', 'first-puff']);
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(1));
  stop();
});

it('celebrates before nobody but the child whose act it was', async () => {
  const { queryClient, stop } = await open();
  afterAct(queryClient, answer, 'robin');
  expect(waitingThings()).toEqual([]);
  stop();
});

it('reads again also where nobody knows what was earned', async () => {
  const { queryClient, read, stop } = await open();
  afterAct(queryClient, null, 'maya');
  expect(waitingThings()).toEqual([]);
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(1));
  stop();
});

it('reads again what a child has after an act that shows itself only when it earned something', async () => {
  const { queryClient, read, stop } = await open();
  afterShownAct(queryClient, { newAchievements: [], newRewards: [] }, 'maya');
  await new Promise((resolve) => setTimeout(resolve));
  expect(read).not.toHaveBeenCalled();
  afterShownAct(queryClient, answer, 'maya');
  expect(waitingThings().map(({ id }) => id)).toEqual(['two-breaths', 'first-puff']);
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(1));
  stop();
});
