import { QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { createQueryClient } from '../../lib/api/query-client.ts';
import { readRewardsAgain } from './read-rewards-again.ts';
import { REWARD_KEYS } from './reward-keys.ts';

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
