import {
  AFFIRMATION_LABELS,
  AGE_GROUPS,
  affirmationCount,
  affirmationFor,
  FEELINGS,
  PROUD_CHOICES,
  PROUD_QUESTION,
  SECOND_ANSWERS,
} from '@wonderlings/affirmations/catalogue';
import { inWords } from '../../lib/words/words.ts';

/** The age group, and then the three questions, in the order in which they are asked. */
export const STEPS = ['age', 'feeling', 'second', 'proud'] as const;
export type Step = (typeof STEPS)[number];

/** Ids, `null` where nothing is picked yet. */
export type Answers = Readonly<Record<Step, string | null>>;
export const NO_ANSWERS: Answers = { age: null, feeling: null, second: null, proud: null };

export interface Choice {
  readonly id: string;
  readonly label: string;
}
/** What a step asks. */
export interface Asked {
  readonly text: string;
  readonly hint: string | null;
  readonly choices: readonly Choice[];
}

/** @param age the age group, which the first two questions depend on; the first one while it is not known */
export function askedAt(step: Step, age: string | null): Asked {
  const groups = inWords(AGE_GROUPS);
  const group = groups.find(({ id }) => id === age) ?? groups[0];
  if (!group) throw new Error('There are age groups');
  const { question1, question2 } = group;
  switch (step) {
    case 'age':
      return { text: AFFIRMATION_LABELS.ageHeading, hint: null, choices: groups };
    case 'feeling':
      return { text: question1.text, hint: null, choices: chosen(FEELINGS, question1.feelingIds) };
    case 'second':
      return { text: question2.text, hint: null, choices: chosen(SECOND_ANSWERS, question2.answerIds) };
    case 'proud': {
      const { text, hint, answerIds } = PROUD_QUESTION;
      return { text, hint, choices: chosen(PROUD_CHOICES, answerIds) };
    }
  }
}

/** Another age asks other questions: answers that it does not offer are asked for again. */
export function withAnswer(answers: Answers, step: Step, id: string): Answers {
  const next = { ...answers, [step]: id };
  if (step !== 'age') return next;
  const offered = (of: Step) => (askedAt(of, id).choices.some((choice) => choice.id === next[of]) ? next[of] : null);
  return { ...next, feeling: offered('feeling'), second: offered('second') };
}

/** What is sent: the picked ids in their order, none for what is missing. */
export const questionnaireOf = (answers: Answers): string[] => STEPS.flatMap((step) => answers[step] ?? []);

/** The other way round, for words that were kept before; nothing for answers that are not four. */
export function answersOf(questionnaire: readonly string[]): Answers {
  const [age, feeling, second, proud, ...more] = questionnaire;
  if (!age || !feeling || !second || !proud || more.length > 0) return NO_ANSWERS;
  return { age, feeling, second, proud };
}

function chosen(list: readonly Choice[], ids: readonly string[]): readonly Choice[] {
  return ids.flatMap((id) => list.filter((choice) => choice.id === id));
}

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
