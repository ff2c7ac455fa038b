import { JOURNAL_FEELING, journalNote } from '@wonderlings/journal/contract';
import { expect, it } from 'vitest';
import { withStarter, wordsOf } from './entry-words.ts';

it('takes a journal entry apart into its prompt and its words, blank lines and all', () => {
  const words = 'Once upon a time.\n\nThe end.';
  expect(wordsOf({ feeling: JOURNAL_FEELING, note: journalNote('Who was kind?', words) })).toEqual({
    kind: 'page',
    prompt: 'Who was kind?',
    words,
  });
});

it('shows an entry of another make as it is', () => {
  expect(wordsOf({ feeling: JOURNAL_FEELING, note: 'Dear diary' })).toEqual({
    kind: 'page',
    prompt: null,
    words: 'Dear diary',
  });
});

it('does not take a feeling for a page because its note looks like one', () => {
  const note = journalNote('Who was kind?', 'Ada.');
  expect(wordsOf({ feeling: 'Okay (Quite good)', note })).toEqual({ kind: 'feeling', words: note });
});

it('begins a sentence, on a line of its own when there are words before it', () => {
  expect(withStarter('', 'Today I...')).toBe('Today I ');
  expect(withStarter('It rained.  ', 'I wish...')).toBe('It rained.\nI wish ');
});
