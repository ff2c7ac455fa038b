import { queryOptions } from '@tanstack/react-query';
import { getMonth } from '@wonderlings/history/month-contract';
import { call } from '../../lib/api/call.ts';
import { GROWN_UP_AREA_KEY } from '../../lib/grown-up/grown-up.query.ts';

/** Nothing of the area is kept once no page shows it: it closes, and then nothing of it may come back on screen. */
export const OF_THE_AREA = { staleTime: 0, gcTime: 0 } as const;

/** @param month `2026-11` */
export const monthQuery = (month: string) =>
  queryOptions({
    queryKey: [...GROWN_UP_AREA_KEY, 'month', month],
    queryFn: ({ signal }) => call(getMonth, { params: { month }, signal }),
    ...OF_THE_AREA,
  });
