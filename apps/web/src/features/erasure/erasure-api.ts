import { queryOptions } from '@tanstack/react-query';
import { getErasure } from '@wonderlings/erasure/contract';
import { call } from '../../lib/api/call.ts';

/** What would be erased, as of now. */
export const erasureQuery = queryOptions({
  queryKey: ['erasure'],
  queryFn: ({ signal }) => call(getErasure, { signal }),
});

/** A day from now, to the minute. */
export const aDayFrom = (now: Date): Date => new Date(now.getTime() + 24 * 3_600_000);
