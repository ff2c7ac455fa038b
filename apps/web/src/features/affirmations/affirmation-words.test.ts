import { affirmationFor } from '@wonderlings/affirmations/catalogue';
import { describe, expect, it } from 'vitest';
import { pickOf, sentencesOf } from './affirmation-words.ts';

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
