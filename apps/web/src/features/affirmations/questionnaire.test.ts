import { AGE_GROUPS, ANSWER_IDS, affirmationFor } from '@wonderlings/affirmations/catalogue';
import { describe, expect, it } from 'vitest';
import {
  answersOf,
  askedAt,
  NO_ANSWERS,
  pickOf,
  questionnaireOf,
  STEPS,
  sentencesOf,
  withAnswer,
} from './questionnaire.ts';

describe('what is asked', () => {
  it.each(AGE_GROUPS)('fits the age group $id', ({ id, question1, question2 }) => {
    expect(askedAt('feeling', id).text).toBe(question1.text);
    expect(askedAt('feeling', id).choices.map((choice) => choice.id)).toEqual(question1.feelingIds);
    expect(askedAt('second', id).text).toBe(question2.text);
    expect(askedAt('second', id).choices.map((choice) => choice.id)).toEqual(question2.answerIds);
    expect(askedAt('proud', id)).toMatchObject({
      text: 'What makes you proud?',
      hint: 'It can be tiny. It can be from last week.',
    });
    for (const step of STEPS) {
      for (const choice of askedAt(step, id).choices) expect(ANSWER_IDS).toContain(choice.id);
    }
  });

  it('is the age first', () => {
    const { text, choices } = askedAt('age', null);
    expect(text).toBe('How old are you?');
    expect(choices.map(({ label }) => label)).toEqual(['Ages 6-7', 'Ages 8-9', 'Ages 10-11', 'Ages 11-12']);
  });
});

describe('answers', () => {
  it('are sent in the order of the questions, as far as there are any', () => {
    expect(questionnaireOf({ ...NO_ANSWERS, proud: 'shared', age: '6-7' })).toEqual(['6-7', 'shared']);
    expect(questionnaireOf(NO_ANSWERS)).toEqual([]);
  });

  it('come back from what was sent, if there were four', () => {
    const answers = { age: '6-7', feeling: 'shy', second: 'hug', proud: 'shared' };
    expect(answersOf(questionnaireOf(answers))).toEqual(answers);
    expect(answersOf(['6-7', 'shy', 'hug'])).toEqual(NO_ANSWERS);
    expect(answersOf(['6-7', 'shy', 'hug', 'shared', 'sad'])).toEqual(NO_ANSWERS);
  });

  it('that another age does not offer are asked for again', () => {
    const answers = { age: '6-7', feeling: 'shy', second: 'loved-one', proud: 'shared' };
    expect(withAnswer(answers, 'age', '8-9')).toEqual({ ...answers, age: '8-9', feeling: null });
    expect(withAnswer(answers, 'feeling', 'happy')).toEqual({ ...answers, feeling: 'happy' });
  });
});

describe('the lines of a card', () => {
  it.each([
    ['My smile is real today. I shared, and that matters!', ['My smile is real today.', 'I shared, and that matters!']],
    ['I am special just as I am', ['I am special just as I am']],
    ['', []],
  ])('of "%s" are its sentences', (words, lines) => {
    expect(sentencesOf(words)).toEqual(lines);
  });
});

describe('the pick that led to kept words', () => {
  const questionnaire = ['8-9', 'happy', 'music', 'kept-trying'];
  it.each([0, 1, 2, 3])('is found: %i', (pick) => {
    expect(pickOf(affirmationFor(questionnaire, '2026-05-01', pick), questionnaire, '2026-05-01')).toBe(pick);
  });

  it('is the first for words of another time', () => {
    expect(pickOf('I am glad.', questionnaire, '2026-05-01')).toBe(0);
  });
});
