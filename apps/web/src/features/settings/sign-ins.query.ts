import { queryOptions } from '@tanstack/react-query';
import { listSignIns } from '@wonderlings/account/sign-ins-contract';
import { call } from '../../lib/api/call.ts';

/** Where the child is signed in. Looked up anew at each visit: what it shows happens elsewhere. */
export const signInsQuery = queryOptions({
  queryKey: ['sign-ins'],
  queryFn: ({ signal }) => call(listSignIns, { signal }),
  staleTime: 0,
});
