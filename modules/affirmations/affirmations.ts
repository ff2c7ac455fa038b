import { defineFacet } from '@wonderlings/kernel';
import { AffirmationKept } from './events.ts';

/** The words of a child's latest day with some. */
export interface KeptWords {
  readonly id: string;
  readonly date: string;
  readonly questionnaire: readonly string[];
  readonly affirmation: string;
}

/** All that a decision needs to know: what was kept for the latest day. Null before the first. */
export const affirmationsFacet = defineFacet<KeptWords | null, typeof AffirmationKept>({
  name: 'affirmations',
  initial: null,
  events: [AffirmationKept],
  evolve(latest, { localDate, data }) {
    // A day may arrive late: a traveller, or a clock that was wrong.
    if (latest && latest.date > localDate) return latest;
    const { affirmationId: id, questionnaire, affirmation } = data;
    return { id, date: localDate, questionnaire, affirmation };
  },
});
