import { queryOptions } from '@tanstack/react-query';
import { listMoods } from '@wonderlings/journal/contract';
import { call } from '../../../lib/api/call.ts';

export const MOODS_KEY = ['moods'] as const;

/** Every saved feeling and journal entry of the signed-in child, newest first. */
export const moodsQuery = queryOptions({
  queryKey: MOODS_KEY,
  queryFn: ({ signal }) => call(listMoods, { signal }),
});
