import { affirmationCount, affirmationFor } from '@wonderlings/affirmations/catalogue';

/** One a line on the card: each sentence with its full stop. */
export function sentencesOf(affirmation: string): readonly string[] {
  return affirmation.match(/[^.!?\s][^.!?]*[.!?]*/g) ?? [];
}

/** How many picks lead to these words on that day; 0 for words that these answers do not make. */
export function pickOf(affirmation: string, questionnaire: readonly string[], localDate: string): number {
  const picks = Array.from({ length: affirmationCount(questionnaire) }, (_, pick) => pick);
  return picks.find((pick) => affirmationFor(questionnaire, localDate, pick) === affirmation) ?? 0;
}
