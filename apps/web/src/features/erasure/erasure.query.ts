import { queryOptions } from '@tanstack/react-query';
import { getErasure, getReceipt } from '@wonderlings/erasure/contract';
import { call } from '../../lib/api/call.ts';

/** What would be erased, as of now. */
export const erasureQuery = queryOptions({
  queryKey: ['erasure'],
  queryFn: ({ signal }) => call(getErasure, { signal }),
});

/** What the log says of a receipt. Asked anew each time that it is looked up: what waits may be done by then. */
export const receiptQuery = (number: string) =>
  queryOptions({
    queryKey: ['receipt', number],
    queryFn: ({ signal }) => call(getReceipt, { params: { number }, signal }),
    gcTime: 0,
  });
