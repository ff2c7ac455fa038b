import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { compareKeepsake, latestKeepsake, makeKeepsake } from '@wonderlings/proof/contract';
import { call } from '../../../lib/api/call.ts';
import { GROWN_UP_AREA_KEY } from '../../../lib/grown-up/grown-up.query.ts';

const KEY = [...GROWN_UP_AREA_KEY, 'keepsake'] as const;

export const keepsakeQuery = queryOptions({
  queryKey: KEY,
  queryFn: ({ signal }) => call(latestKeepsake, { signal }),
});

/** @param idempotencyKey the same over all tries, so that a lost answer makes no second one */
export const makeKeepsakeMutation = (queryClient: QueryClient, idempotencyKey: string) =>
  mutationOptions({
    mutationFn: () => call(makeKeepsake, { idempotencyKey }),
    onSuccess: (keepsake) => queryClient.setQueryData(KEY, keepsake),
  });

export const compareKeepsakeMutation = mutationOptions({
  mutationFn: (words: string[]) => call(compareKeepsake, { body: { words } }),
});
