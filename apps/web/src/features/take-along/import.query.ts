import { queryOptions } from '@tanstack/react-query';
import { currentImport, type ImportState } from '@wonderlings/take-along/contract';
import { call } from '../../lib/api/call.ts';
import { GROWN_UP_AREA_KEY } from '../grown-up/index.ts';

const POLL_MS = 1_500;
const isUnderWay = ({ state }: ImportState) => state === 'checking' || state === 'running';

export const importQuery = queryOptions({
  queryKey: [...GROWN_UP_AREA_KEY, 'import'],
  queryFn: ({ signal }) => call(currentImport, { signal }),
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? POLL_MS : false),
});
