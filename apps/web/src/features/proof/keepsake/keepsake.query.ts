import { queryOptions } from '@tanstack/react-query';
import { childKeepsakes, grownUpKeepsakes, movedKeepsakes } from '@wonderlings/proof/contract';
import { call } from '../../../lib/api/call.ts';
import { GROWN_UP_AREA_KEY } from '../../grown-up/index.ts';

/** Whose page it is: the child's own, or that of the open grown-up area. */
export type KeepsakeReader = 'child' | 'grown-up';

export const KEEPSAKE_CALLS = { child: childKeepsakes, 'grown-up': grownUpKeepsakes } as const;
const keyOf = (reader: KeepsakeReader) => (reader === 'child' ? ['keepsake'] : [...GROWN_UP_AREA_KEY, 'keepsake']);

export const keepsakeQuery = (reader: KeepsakeReader) =>
  queryOptions({
    queryKey: keyOf(reader),
    queryFn: ({ signal }) => call(KEEPSAKE_CALLS[reader].latest, { signal }),
  });

/** Keepsakes of a history that came here from a file; null where none did. */
export const movedKeepsakesQuery = queryOptions({
  queryKey: [...GROWN_UP_AREA_KEY, 'moved-keepsakes'],
  queryFn: ({ signal }) => call(movedKeepsakes, { signal }),
});
