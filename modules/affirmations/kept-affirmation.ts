import { type DomainEvent, isEvent } from '@wonderlings/kernel';
import { earnedIn } from '@wonderlings/rewards/events';
import type { KeptWords } from './affirmations.ts';
import type { KeepAffirmationAnswer } from './contract.ts';
import { AffirmationKept } from './events.ts';

/**
 * What keeping answers: the words as the list shows them, and what they earned.
 * @param latest the child's words after the act, for one that recorded nothing because they were there
 */
export function keptAffirmation(
  childId: string,
  events: readonly DomainEvent[],
  latest: KeptWords | null,
): KeepAffirmationAnswer {
  const kept = keptIn(events) ?? latest;
  if (!kept) throw new Error('Kept words have an event, or were there before');
  const { id, date, questionnaire, affirmation } = kept;
  return {
    id,
    userId: childId,
    date,
    questionnaire: [...questionnaire],
    affirmation,
    ...earnedIn(events),
  };
}

function keptIn(events: readonly DomainEvent[]): KeptWords | undefined {
  const kept = events.find((event) => isEvent(AffirmationKept, event));
  return kept && { ...kept.data, id: kept.data.affirmationId, date: kept.localDate };
}
