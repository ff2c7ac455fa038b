import { queryOptions } from '@tanstack/react-query';
import { currentExport, currentImport } from '@wonderlings/take-along/contract';
import { call } from '../../lib/api/call.ts';
import { GROWN_UP_AREA_KEY } from '../grown-up/index.ts';

/** How often the progress of a file that is being made or brought in is read. */
const POLL_MS = 1_500;

/** Below the key of everything that is read in the open grown-up area. Likewise `importQuery`. */
export const exportQuery = queryOptions({
  queryKey: [...GROWN_UP_AREA_KEY, 'export'],
  queryFn: ({ signal }) => call(currentExport, { signal }),
  staleTime: 0,
  refetchInterval: ({ state: { data } }) => (data?.state === 'making' ? POLL_MS : false),
});

export const importQuery = queryOptions({
  queryKey: [...GROWN_UP_AREA_KEY, 'import'],
  queryFn: ({ signal }) => call(currentImport, { signal }),
  staleTime: 0,
  refetchInterval: ({ state: { data } }) => (data?.state === 'checking' || data?.state === 'running' ? POLL_MS : false),
});
