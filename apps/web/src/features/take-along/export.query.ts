import { queryOptions } from '@tanstack/react-query';
import { currentExport } from '@wonderlings/take-along/contract';
import { call } from '../../lib/api/call.ts';
import { GROWN_UP_AREA_KEY } from '../grown-up/index.ts';

/** How often the progress of a file that is being made is read. */
const POLL_MS = 1_500;

/** Below the key of everything that is read in the open grown-up area. */
export const exportQuery = queryOptions({
  queryKey: [...GROWN_UP_AREA_KEY, 'export'],
  queryFn: ({ signal }) => call(currentExport, { signal }),
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.state === 'making' ? POLL_MS : false),
});
