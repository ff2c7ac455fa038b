import { queryOptions } from '@tanstack/react-query';
import { getWonderlingMessage } from '@wonderlings/companions/contract';
import { call } from '../../../lib/api/call.ts';

/** What the child's buddy says when the journal opens. Ask only when it is shown. */
export const wonderlingMessageQuery = (userId: string) =>
  queryOptions({
    queryKey: ['wonderling-message', userId],
    queryFn: ({ signal }) => call(getWonderlingMessage, { params: { userId }, signal }),
  });
