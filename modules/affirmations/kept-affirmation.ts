import { type DomainEvent, isEvent } from '@wonderlings/kernel';
import { earnedIn } from '@wonderlings/rewards/events';
import type { KeptWords } from './affirmations.ts';
import type { KeepAffirmationAnswer } from './contract.ts';
import { AffirmationKept } from './events.ts';

/**
 * What keeping answers: the words as the list shows them, and what they earned.
 * @param latest the words of the child's latest day after the act: of that day they are the answer, also where the act recorded nothing
 *   because they were there, or came late and another device had kept others since
 */
export function keptAffirmation(
  childId: string,
  events: readonly DomainEvent[],
  latest: KeptWords | null,
): KeepAffirmationAnswer {
  const recorded = keptIn(events);
  const kept = recorded && recorded.date !== latest?.date ? recorded : latest;
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

function keptIn(events: readonly DomainEvent[]): Omit<KeptWords, 'keptAt'> | undefined {
  const kept = events.find((event) => isEvent(AffirmationKept, event));
  return kept && { ...kept.data, id: kept.data.affirmationId, date: kept.localDate };
}
