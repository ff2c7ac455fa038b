import { dayNumber, defineFacet } from '@wonderlings/kernel';
import { CheckedIn, RestDayUsed } from './events.ts';
import { type CheckIns, NO_CHECK_INS, withCheckIn, withRestDay } from './streak.ts';

/**
 * What a decision of the journal needs to know of a child: its check-in days. Which missed days rest is folded from what
 * was recorded, not worked out again, so that a changed rule never rewrites a streak.
 */
export const journalFacet = defineFacet<CheckIns, typeof CheckedIn | typeof RestDayUsed>({
  name: 'journal',
  initial: NO_CHECK_INS,
  events: [CheckedIn, RestDayUsed],
  evolve(state, event) {
    switch (event.type) {
      case 'CheckedIn':
        return withCheckIn(state, dayNumber(event.localDate));
      case 'RestDayUsed':
        return withRestDay(state, dayNumber(event.data.date));
    }
  },
});
