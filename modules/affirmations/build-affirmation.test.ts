import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  AFFIRMATION_LABELS,
  AGE_GROUPS,
  ANSWER_IDS,
  affirmationCount,
  affirmationFor,
  canBeMade,
  EXPLAINER,
  FEELINGS,
  PROUD_CHOICES,
  PROUD_QUESTION,
  SECOND_ANSWERS,
} from './catalogue.ts';
import { FALLBACKS, TEMPLATES } from './template-catalogue.ts';
import { WORKED_EXAMPLES } from './worked-examples.fixture.ts';

const DATE = '2026-01-15';
const ANSWER_SETS = AGE_GROUPS.flatMap(({ id, question1, question2 }) =>
  question1.feelingIds.flatMap((feeling) =>
    question2.answerIds.flatMap((second) => PROUD_QUESTION.answerIds.map((proud) => [id, feeling, second, proud])),
  ),
);
const textsFor = (answers: readonly string[], date = DATE) =>
  Array.from({ length: affirmationCount(answers) }, (_, pick) => affirmationFor(answers, date, pick));
const sentencesOf = (text: string) => text.match(/[^.!?]+[.!?]/g)?.map((sentence) => sentence.trim()) ?? [];

/** What is wrong with a text, by the laws of the content file. */
function faultsIn(text: string): string[] {
  const sentences = sentencesOf(text);
  const laws: Readonly<Record<string, boolean>> = {
    long: text.length <= 120 && sentences.every((sentence) => sentence.split(' ').length <= 12),
    slot: !/[{}]|undefined/.test(text),
    punctuation: !/ {2}|\.\.|,\./.test(text),
    double: new Set(sentences).size === sentences.length && !/\b(\w+) \1\b/i.test(text),
    sentence: sentences.join(' ') === text && sentences.every((sentence) => /^[A-Z]/.test(sentence)),
  };
  return Object.keys(laws).filter((name) => !laws[name]);
}

describe('the words of the content file', () => {
  // The digest is that of the content file without its worked examples; a change of one letter must be a decision.
  it('are carried over letter by letter', () => {
    const words = {
      labels: AFFIRMATION_LABELS,
      explainer: EXPLAINER,
      ageGroups: AGE_GROUPS,
      question3: PROUD_QUESTION,
      feelings: FEELINGS,
      secondAnswers: SECOND_ANSWERS,
      proudChoices: PROUD_CHOICES,
      templates: TEMPLATES,
      fallbacks: FALLBACKS,
    };
    expect(createHash('sha256').update(JSON.stringify(words)).digest('hex')).toBe(
      '363efd5500622a0d2fb8fa805c99909c5f7a5a296f9fce767f3b3089735ed717',
    );
  });

  it('offer only answers that the lists have', () => {
    expect(ANSWER_SETS).toHaveLength(3_780);
    const offered = new Set(ANSWER_SETS.flat());
    expect([...offered].filter((id) => !ANSWER_IDS.includes(id))).toEqual([]);
    expect(ANSWER_IDS.filter((id) => !offered.has(id))).toEqual([]);
  });
});

describe('the rule', () => {
  it.each(WORKED_EXAMPLES)('makes of $answers what the content file says', ({ answers, localDate, texts }) => {
    expect(texts.map((_, pick) => affirmationFor(answers, localDate, pick))).toEqual(texts);
  });

  it('has four different texts for each set of answers, and begins again after them', () => {
    for (const answers of ANSWER_SETS) {
      const texts = textsFor(answers);
      expect(new Set(texts).size, answers.join()).toBe(4);
      expect(affirmationFor(answers, DATE, 4)).toBe(texts[0]);
    }
  });

  it('speaks whole, short sentences, none of them twice', () => {
    const texts = new Set(ANSWER_SETS.flatMap((answers) => textsFor(answers)));
    expect([...texts].filter((text) => faultsIn(text).length > 0).map((text) => [text, faultsIn(text)])).toEqual([]);
    expect(faultsIn('I I am {feel}.. i am  here')).toEqual(['slot', 'punctuation', 'double', 'sentence']);
  });

  it('depends on the day only by where it begins', () => {
    const answers = fc.constantFrom(...ANSWER_SETS);
    const date = fc.date({ min: new Date('2020-01-01'), max: new Date('2060-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(answers, date, (set, day) => {
        const localDate = day.toISOString().slice(0, 10);
        expect(new Set(textsFor(set, localDate))).toEqual(new Set(textsFor(set)));
      }),
    );
  });

  it('begins with each text of a set on some day', () => {
    const days = Array.from({ length: 60 }, (_, day) =>
      new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10),
    );
    const answers = ['8-9', 'happy', 'music', 'kept-trying'];
    expect(new Set(days.map((day) => affirmationFor(answers, day, 0))).size).toBe(4);
  });

  it.each([
    ['no answer', []],
    ['one answer', ['6-7']],
    ['three answers', ['6-7', 'happy', 'hug']],
    ['five answers', ['6-7', 'happy', 'hug', 'shared', 'extra']],
    ['an unknown answer', ['6-7', 'nope', 'hug', 'shared']],
    ['answers in another order', ['happy', '6-7', 'hug', 'shared']],
  ])('falls back for %s', (_, answers) => {
    expect([0, 1, 2].map((pick) => affirmationFor(answers, DATE, pick))).toEqual([
      'I am special just as I am',
      'I am amazing just as I am',
      'I am special just as I am',
    ]);
  });
});

describe('words that can be made', () => {
  const answers = ['6-7', 'happy', 'drawing', 'shared'];

  it('are those of the same answers on any day, and the fallbacks', () => {
    for (const text of [...textsFor(answers, '2031-12-31'), ...FALLBACKS]) expect(canBeMade(text, answers)).toBe(true);
  });

  it('are no others', () => {
    const others = textsFor(['6-7', 'sad', 'drawing', 'shared']);
    for (const text of [...others, 'I am the best', '']) expect(canBeMade(text, answers)).toBe(false);
    expect(canBeMade(textsFor(answers)[0] ?? '', answers.slice(1))).toBe(false);
  });
});
