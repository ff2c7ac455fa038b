import { affirmationCount, affirmationFor } from '@wonderlings/affirmations/catalogue';
import { type Answers, questionnaireOf } from './questionnaire.ts';

interface Making {
  readonly answers: Answers;
  /** The child's own, `YYYY-MM-DD`. */
  readonly day: string;
  /** How often the child asked for other words. */
  readonly pick: number;
}

/** What the answers make, after so many picks: the words on a card that is not kept. */
export function wordsOf({ day, answers, pick }: Making): string {
  return affirmationFor(questionnaireOf(answers), day, pick);
}

/** How many picks lead to these words on that day; 0 for words that these answers do not make. */
export function pickOf(affirmation: string, questionnaire: readonly string[], localDate: string): number {
  const picks = Array.from({ length: affirmationCount(questionnaire) }, (_, pick) => pick);
  return picks.find((pick) => affirmationFor(questionnaire, localDate, pick) === affirmation) ?? 0;
}

/** One a line on the card: each sentence with its full stop. */
export function sentencesOf(affirmation: string): readonly string[] {
  return affirmation.match(/[^.!?\s][^.!?]*[.!?]*/g) ?? [];
}
