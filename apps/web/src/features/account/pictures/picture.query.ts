import { queryOptions } from '@tanstack/react-query';
import { getPictureHere } from '@wonderlings/account/pictures-contract';
import { call } from '../../../lib/api/call.ts';

/** Whether the child's picture is on this device. Another child may take it off, so it is looked up anew at each visit. */
export const pictureHereQuery = queryOptions({
  queryKey: ['picture-here'],
  queryFn: ({ signal }) => call(getPictureHere, { signal }),
  staleTime: 0,
});
