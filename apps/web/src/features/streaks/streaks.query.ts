import { queryOptions } from '@tanstack/react-query';
import { listStreaks } from '@wonderlings/journal/contract';
import { call } from '../../lib/api/call.ts';
import { REWARD_KEYS } from '../rewards/index.ts';

/** The type of the streak that the check-ins are. */
export const JOURNAL_STREAK = 'journal';

/** Every streak of the child, its check-ins' first; none before the first day of each. */
export const streaksQuery = queryOptions({
  queryKey: REWARD_KEYS.streaks,
  queryFn: ({ signal }) => call(listStreaks, { signal }),
  meta: { offline: listStreaks.answer },
});

/** The child's check-in days; `null` before the first one. */
export const journalStreakQuery = queryOptions({
  ...streaksQuery,
  select: (streaks) => streaks.find((streak) => streak.streakType === JOURNAL_STREAK) ?? null,
});
