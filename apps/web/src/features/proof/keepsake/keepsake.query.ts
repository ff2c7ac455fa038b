import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { childKeepsakes, grownUpKeepsakes, movedKeepsakes } from '@wonderlings/proof/contract';
import { call } from '../../../lib/api/call.ts';
import { GROWN_UP_AREA_KEY } from '../../grown-up/index.ts';

/** Whose page it is: the child's own, or that of the open grown-up area. */
export type KeepsakeReader = 'child' | 'grown-up';

const CALLS = { child: childKeepsakes, 'grown-up': grownUpKeepsakes } as const;
const keyOf = (reader: KeepsakeReader) => (reader === 'child' ? ['keepsake'] : [...GROWN_UP_AREA_KEY, 'keepsake']);

export const keepsakeQuery = (reader: KeepsakeReader) =>
  queryOptions({
    queryKey: keyOf(reader),
    queryFn: ({ signal }) => call(CALLS[reader].latest, { signal }),
  });

/** @param idempotencyKey the same over all tries, so that a lost answer makes no second one */
export const makeKeepsakeMutation = (queryClient: QueryClient, reader: KeepsakeReader, idempotencyKey: string) =>
  mutationOptions({
    mutationFn: () => call(CALLS[reader].make, { idempotencyKey }),
    onSuccess: (keepsake) => queryClient.setQueryData(keyOf(reader), keepsake),
  });

export const compareKeepsakeMutation = (reader: KeepsakeReader) =>
  mutationOptions({
    mutationFn: (words: string[]) => call(CALLS[reader].compare, { body: { words } }),
  });

/** Keepsakes of a history that came here from a file; null where none did. */
export const movedKeepsakesQuery = queryOptions({
  queryKey: [...GROWN_UP_AREA_KEY, 'moved-keepsakes'],
  queryFn: ({ signal }) => call(movedKeepsakes, { signal }),
});
