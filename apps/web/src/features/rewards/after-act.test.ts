import { QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../lib/api/query-client.ts';
import { clearQueue, queueFor, waitingThings } from '../celebrations/celebration-queue.ts';
import { afterAct, afterShownAct, readRewardsAgain } from './after-act.ts';
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
  expect(waitingThings.get().map(({ id }) => id)).toEqual(['two-breaths', 'first-puff']);
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(1));
  stop();
});

it('celebrates only before the child whose act it was', async () => {
  const { queryClient, stop } = await open();
  afterAct(queryClient, answer, 'robin');
  expect(waitingThings.get()).toEqual([]);
  stop();
});

it('reads again also where it is unknown what was earned', async () => {
  const { queryClient, read, stop } = await open();
  afterAct(queryClient, null, 'maya');
  expect(waitingThings.get()).toEqual([]);
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(1));
  stop();
});

it('reads again what a child has after an act that shows itself only when it earned something', async () => {
  const { queryClient, read, stop } = await open();
  afterShownAct(queryClient, { newAchievements: [], newRewards: [] }, 'maya');
  await new Promise((resolve) => setTimeout(resolve));
  expect(read).not.toHaveBeenCalled();
  afterShownAct(queryClient, answer, 'maya');
  expect(waitingThings.get().map(({ id }) => id)).toEqual(['two-breaths', 'first-puff']);
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(1));
  stop();
});

it('reads at once what is on screen, and leaves the rest, and what never changes, for later', async () => {
  const queryClient = createQueryClient();
  const read = vi.fn(async (_key: string) => []);
  const query = (queryKey: readonly string[]) => ({ queryKey, queryFn: () => read(String(queryKey[0])) });
  for (const queryKey of Object.values(REWARD_KEYS)) await queryClient.fetchQuery(query(queryKey));
  const onScreen = [REWARD_KEYS.badges, REWARD_KEYS.userMilestones, REWARD_KEYS.newRewards];
  const leave = onScreen.map((queryKey) =>
    new QueryObserver(queryClient, { ...query(queryKey), staleTime: Number.POSITIVE_INFINITY }).subscribe(() => {}),
  );
  read.mockClear();

  readRewardsAgain(queryClient);
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(read.mock.calls.flat().sort()).toEqual(['new-rewards', 'user-milestones']);
  expect(queryClient.getQueryState(REWARD_KEYS.streaks)?.isInvalidated).toBe(true);
  for (const stop of leave) stop();
});
