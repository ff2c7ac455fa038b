import { type Command, command, DomainError, defineFacet, draft } from '@wonderlings/kernel';
import { MonthPrinted } from './events.ts';

/** A print depends on nothing that happened before. */
export const monthFacet = defineFacet({ name: 'history-month', initial: null, events: [], evolve: (state) => state });

/**
 * A grown-up printed a month. Each sheet is one, also of the same month.
 * @throws DomainError `history.month-to-come`
 */
export function printMonth(month: string): Command<null> {
  return command(monthFacet, (_, { localDate }) => {
    if (month > localDate.slice(0, 7)) {
      const sentence = 'This month has not begun.';
      throw new DomainError('invalid', 'history.month-to-come', sentence, { month: sentence });
    }
    return [draft(MonthPrinted, { month })];
  });
}
