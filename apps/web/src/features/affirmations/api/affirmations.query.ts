import { queryOptions } from '@tanstack/react-query';
import { listAffirmations } from '@wonderlings/affirmations/contract';
import { call } from '../../../lib/api/call.ts';

/** The words that the signed-in child kept, the latest day first. */
export const affirmationsQuery = queryOptions({
  queryKey: ['affirmations'],
  queryFn: ({ signal }) => call(listAffirmations, { signal }),
});
