import { FEELINGS, PROUD_CHOICES, SECOND_ANSWERS } from './answer-catalogue.ts';
import { type AffirmationBank, buildAffirmation, textsOf } from './build-affirmation.ts';
import { AGE_GROUPS } from './question-catalogue.ts';
import { FALLBACKS, TEMPLATES } from './template-catalogue.ts';

export { FEELINGS, PROUD_CHOICES, SECOND_ANSWERS } from './answer-catalogue.ts';
export {
  AFFIRMATION_LABELS,
  AGE_GROUPS,
  type AgeGroupQuestions,
  EXPLAINER,
  PROUD_QUESTION,
} from './question-catalogue.ts';

const BANK: AffirmationBank = {
  ageGroups: AGE_GROUPS,
  feelings: FEELINGS,
  secondAnswers: SECOND_ANSWERS,
  proudChoices: PROUD_CHOICES,
  templates: TEMPLATES,
  fallbacks: FALLBACKS,
};

/** Every id that a questionnaire may hold, of whichever question. */
export const ANSWER_IDS: readonly string[] = [
  ...new Set([AGE_GROUPS, FEELINGS, SECOND_ANSWERS, PROUD_CHOICES].flatMap((list) => list.map(({ id }) => id))),
];

/**
 * The words for these answers on that day, see {@link buildAffirmation}.
 * @param answers ids: age group, feeling, second answer, proud choice; a fallback unless they are exactly four known ones
 */
export const affirmationFor = (answers: readonly string[], localDate: string, pick: number): string =>
  buildAffirmation(BANK, answers, localDate, pick);

/** How many affirmations there are for these answers before "Pick another" begins again. */
export const affirmationCount = (answers: readonly string[]): number => textsOf(BANK, answers).length;

/** Whether the rule can make these words of those answers, on any day and after any number of picks. */
export const canBeMade = (affirmation: string, answers: readonly string[]): boolean =>
  [...textsOf(BANK, answers), ...FALLBACKS].includes(affirmation);
