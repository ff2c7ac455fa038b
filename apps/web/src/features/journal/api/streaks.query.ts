import { queryOptions } from '@tanstack/react-query';
import { listStreaks } from '@wonderlings/journal/contract';
import { call } from '../../../lib/api/call.ts';

export const STREAKS_KEY = ['streaks'] as const;
const JOURNAL_STREAK = 'journal';

/** The child's check-in days; `null` before the first one. */
export const journalStreakQuery = queryOptions({
  queryKey: STREAKS_KEY,
  queryFn: ({ signal }) => call(listStreaks, { signal }),
  select: (streaks) => streaks.find((streak) => streak.streakType === JOURNAL_STREAK) ?? null,
});
