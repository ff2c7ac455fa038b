import { queryOptions } from '@tanstack/react-query';
import { childChecks, grownUpChecks } from '@wonderlings/proof/contract';
import { call } from '../../../lib/api/call.ts';
import { GROWN_UP_AREA_KEY } from '../../grown-up/index.ts';

/** Who checks: each by calls of their own. */
export type Checker = 'child' | 'grown-up';

export const CHECK_CALLS = { child: childChecks, 'grown-up': grownUpChecks } as const;
const POLL_MS = 700;
const keyOf = (checker: Checker) => (checker === 'child' ? ['history-check'] : [...GROWN_UP_AREA_KEY, 'history-check']);

/** The latest check, polled while it runs. */
export const checkQuery = (checker: Checker) =>
  queryOptions({
    queryKey: keyOf(checker),
    queryFn: ({ signal }) => call(CHECK_CALLS[checker].read, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? POLL_MS : false),
  });
