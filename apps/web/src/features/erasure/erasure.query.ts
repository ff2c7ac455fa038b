import { queryOptions } from '@tanstack/react-query';
import { getErasure } from '@wonderlings/erasure/contract';
import { call } from '../../lib/api/call.ts';

/** What would be erased, as of now. */
export const erasureQuery = queryOptions({
  queryKey: ['erasure'],
  queryFn: ({ signal }) => call(getErasure, { signal }),
});
