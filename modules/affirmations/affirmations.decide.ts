import { type Command, command, DomainError, draft } from '@wonderlings/kernel';
import { affirmationsFacet, type KeptWords } from './affirmations.ts';
import { canBeMade } from './catalogue.ts';
import type { KeepAffirmationInput } from './contract.ts';
import { AffirmationKept } from './events.ts';

/**
 * Keeps an affirmation for the child's own day. The very same one again changes nothing.
 * @throws DomainError `affirmations.other-words` for words that the rule cannot make of these answers
 */
export function keepAffirmation(input: KeepAffirmationInput): Command<KeptWords | null> {
  return command(affirmationsFacet, (latest, { localDate, newId }) => {
    const { questionnaire, affirmation } = input;
    if (!canBeMade(affirmation, questionnaire)) {
      const sentence = 'These words do not come from these answers.';
      throw new DomainError('invalid', 'affirmations.other-words', sentence, { affirmation: sentence });
    }
    if (latest?.date === localDate && isSame(latest, input)) return [];
    return [draft(AffirmationKept, { affirmationId: newId('affirmation'), questionnaire, affirmation })];
  });
}

const isSame = (kept: KeptWords, input: KeepAffirmationInput): boolean =>
  kept.affirmation === input.affirmation && kept.questionnaire.join() === input.questionnaire.join();
