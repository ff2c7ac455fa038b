import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { HistoryCheck } from '@wonderlings/proof/contract';
import { call } from '../../../lib/api/call.ts';
import { CHECK_CALLS, type Checker, checkQuery } from './check.query.ts';

function changing(queryClient: QueryClient, checker: Checker, send: () => Promise<HistoryCheck>) {
  return mutationOptions({
    mutationFn: send,
    onSuccess: (check) => queryClient.setQueryData(checkQuery(checker).queryKey, check),
  });
}

export const startCheck = (queryClient: QueryClient, checker: Checker) =>
  changing(queryClient, checker, () => call(CHECK_CALLS[checker].start));
export const stopCheck = (queryClient: QueryClient, checker: Checker) =>
  changing(queryClient, checker, () => call(CHECK_CALLS[checker].stop));
