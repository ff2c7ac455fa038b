import { defineFacet } from '@wonderlings/kernel';
import { AffirmationKept } from './events.ts';

/** The words of one of a child's days. */
export interface KeptWords {
  readonly id: string;
  readonly date: string;
  /** ISO 8601 UTC. */
  readonly keptAt: string;
  readonly questionnaire: readonly string[];
  readonly affirmation: string;
}

/** All that a decision needs to know: what the latest day with some has, which is what was kept last for it. Null before the first. */
export const affirmationsFacet = defineFacet<KeptWords | null, typeof AffirmationKept>({
  name: 'affirmations',
  initial: null,
  events: [AffirmationKept],
  evolve(latest, { localDate, at, data }) {
    // Words may arrive late: they waited on a device, or the child has travelled.
    if (latest && (latest.date > localDate || (latest.date === localDate && latest.keptAt > at))) return latest;
    const { affirmationId: id, questionnaire, affirmation } = data;
    return { id, date: localDate, keptAt: at, questionnaire, affirmation };
  },
});
