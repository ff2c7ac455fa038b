import { queryOptions } from '@tanstack/react-query';
import { getRewardReasons } from '@wonderlings/rewards/contract';
import { call } from '../../../lib/api/call.ts';
import type { Reasoned } from '../collection/collectable.ts';

/** The very events that earned something. They were recorded when it was earned, and never change. */
export const whyQuery = (kind: Reasoned['kind'], id: string) =>
  queryOptions({
    queryKey: ['reward-reasons', kind, id],
    queryFn: ({ signal }) => call(getRewardReasons, { params: { kind, id }, signal }),
  });
