import { expect, it } from 'vitest';
import { journalNote, pageOf, SaveMoodInput } from './contract.ts';

it.each([
  ['takes its prompt off', journalNote('Why?', 'Because.'), { prompt: 'Why?', words: 'Because.' }],
  ['keeps its paragraphs', journalNote('Why?', ' One.\n\nTwo.\n'), { prompt: 'Why?', words: 'One.\n\nTwo.' }],
  [
    'reads lines that end with CRLF',
    'Daily Prompt: Why?\r\n\r\nOne.\r\nTwo.',
    { prompt: 'Why?', words: 'One.\r\nTwo.' },
  ],
  ['has no words without a blank line', 'Daily Prompt: Why?\nBecause.', { prompt: 'Why?\nBecause.', words: '' }],
  ['has no prompt when that is blank', 'Daily Prompt: \n\nBecause.', { prompt: null, words: 'Because.' }],
  ['is all words without a prompt', ' Dear diary ', { prompt: null, words: 'Dear diary' }],
])('a page %s', (_, note, page) => {
  expect(pageOf(note)).toEqual(page);
});

it('a page whose prompt is too long for a title is all words', () => {
  const note = journalNote('🦊'.repeat(201), 'Because.');
  expect(pageOf(note)).toEqual({ prompt: null, words: note });
  expect(pageOf(journalNote('🦊'.repeat(200), 'Because.')).words).toBe('Because.');
});

it.each(['🐌', '🌤️', '👩‍👩‍👧‍👦🏳️‍🌈', '👍🏽', '🇳🇵', null, undefined])('a mood may come with the picture %s', (emoji) => {
  expect(SaveMoodInput.parse({ feeling: 'Okay', emoji }).emoji).toBe(emoji ?? null);
});

it.each(['sad', 'Grandpa', '🐌 x', '+4930123', ' ', ':-('])(
  'a mood may not come with words for a picture: %s',
  (emoji) => {
    expect(SaveMoodInput.safeParse({ feeling: 'Okay', emoji }).success).toBe(false);
  },
);

it.each(['Okay', ' Okay ', 'Worried (Some worry)', 'Journal Entry', "Angry (A client's own word)"])(
  'a mood may be the feeling %j',
  (feeling) => {
    expect(SaveMoodInput.parse({ feeling }).feeling).toBe(feeling.trim());
  },
);

it.each([
  '',
  'okay',
  'Grandpa went away',
  'Grandpa (All right)',
  'Okay ()',
  'Okay (All (right))',
  'Okay (All right) and tired',
  'Okay\n(All right)',
  'Journal Entry (Tuesday)',
  `Okay (${'x'.repeat(41)})`,
  'Okay (\0)',
])('a mood may not be %j, which the lists do not have', (feeling) => {
  const { error } = SaveMoodInput.safeParse({ feeling });
  expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([
    [['feeling'], 'Please pick one of the feelings.'],
  ]);
});

it.each(['Grandpa went away', 'Okay (All right)', ''])('the feeling alone may not be %j', (baseFeelingName) => {
  const { error } = SaveMoodInput.safeParse({ feeling: 'Okay', baseFeelingName });
  expect(error?.issues.map(({ path }) => path)).toEqual([['baseFeelingName']]);
  expect(SaveMoodInput.parse({ feeling: 'Okay', baseFeelingName: 'Okay' }).baseFeelingName).toBe('Okay');
});
