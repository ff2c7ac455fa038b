import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { KEEPSAKE_CALLS, type KeepsakeReader, keepsakeQuery } from './keepsake.query.ts';

/** @param idempotencyKey the same over all tries, so that a lost answer makes no second one */
export const makeKeepsakeMutation = (queryClient: QueryClient, reader: KeepsakeReader, idempotencyKey: string) =>
  mutationOptions({
    mutationFn: () => call(KEEPSAKE_CALLS[reader].make, { idempotencyKey }),
    onSuccess: (keepsake) => queryClient.setQueryData(keepsakeQuery(reader).queryKey, keepsake),
  });

export const compareKeepsakeMutation = (reader: KeepsakeReader) =>
  mutationOptions({
    mutationFn: (words: string[]) => call(KEEPSAKE_CALLS[reader].compare, { body: { words } }),
  });
