import { queryOptions } from '@tanstack/react-query';
import { listGardenDays } from '@wonderlings/journal/contract';
import { call } from '../../../lib/api/call.ts';
import { REWARD_KEYS } from '../../../lib/rewards/reward-keys.ts';

/** What grew on each of the child's days, earliest first; a day on which nothing did is not there. */
export const gardenQuery = queryOptions({
  queryKey: REWARD_KEYS.garden,
  queryFn: ({ signal }) => call(listGardenDays, { signal }),
});
