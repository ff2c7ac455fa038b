import { describe, expect, it } from 'vitest';
import { text, textLength } from './contract.ts';

const refusal = (schema: ReturnType<typeof text>, value: unknown) => schema.safeParse(value).error?.issues[0]?.message;

describe('a text', () => {
  const note = text({ max: 5 });

  it('counts what a person would count', () => {
    expect(textLength('🦊🦊')).toBe(2);
    expect(refusal(note, '🦊🦊🦊🦊🦊')).toBeUndefined();
    expect(refusal(note, '123456')).toBe('Please use at most 5 characters.');
  });

  it('keeps emoji, right-to-left words and line breaks as they are', () => {
    for (const words of ['🏳️‍🌈', 'שלום', 'a\nb\t']) expect(note.parse(words)).toBe(words);
  });

  it.each([
    ['NUL', 'a\0b'],
    ['a lone high surrogate', 'a\uD83E'],
    ['a lone low surrogate', '\uDD8Ab'],
  ])('refuses %s in a sentence', (_, value) => {
    expect(refusal(note, value)).toBe('This has a character that cannot be saved.');
  });

  it('says what is missing', () => {
    expect(refusal(text({ min: 1, max: 5 }), '')).toBe('Please write something here.');
    expect(refusal(text({ min: 3, max: 5, tooShort: 'Longer!' }), 'ab')).toBe('Longer!');
  });
});
