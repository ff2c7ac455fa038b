import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { addMonths, monthOf } from '../../lib/local-day/local-day.ts';
import { monthQuery } from './api/moods.query.ts';
import type { CalendarRange } from './entries-by-day.ts';

/** Reads the months beside one ahead, as far as there can be entries in them, once that one is there. */
export function useNeighbours(month: string, { first, last }: CalendarRange, isThere: boolean): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isThere) return;
    for (const neighbour of [addMonths(month, -1), addMonths(month, 1)]) {
      const canHaveEntries = neighbour >= monthOf(first) && neighbour <= monthOf(last);
      if (canHaveEntries) void queryClient.prefetchQuery(monthQuery(neighbour));
    }
  }, [queryClient, month, first, last, isThere]);
}
