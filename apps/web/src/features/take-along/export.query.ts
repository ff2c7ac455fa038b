import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { currentExport, type ExportState, makeExport, stopExport } from '@wonderlings/take-along/contract';
import { call } from '../../lib/api/call.ts';
import { GROWN_UP_AREA_KEY, type PasswordAttempt } from '../grown-up/index.ts';

/** How often the progress of a file that is being made is read. */
const POLL_MS = 1_500;

/** Below the key of everything that is read in the open grown-up area. */
export const exportQuery = queryOptions({
  queryKey: [...GROWN_UP_AREA_KEY, 'export'],
  queryFn: ({ signal }) => call(currentExport, { signal }),
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.state === 'making' ? POLL_MS : false),
});

export const makeExportMutation = (queryClient: QueryClient) =>
  mutationOptions({
    // Its variables hold a password: they are not kept.
    gcTime: 0,
    mutationFn: (attempt: PasswordAttempt<{ readonly withDevice: boolean }>) => call(makeExport, attempt),
    onSuccess: (state) => queryClient.setQueryData(exportQuery.queryKey, state),
  });

export const stopExportMutation = (queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: ({ id }: ExportState) => call(stopExport, { params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: exportQuery.queryKey }),
  });
