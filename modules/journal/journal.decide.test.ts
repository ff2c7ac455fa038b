import { command, DomainError, type Draft, draft } from '@wonderlings/kernel';
import { decided, testContext } from '@wonderlings/kernel/testing';
import { describe, expect, it } from 'vitest';
import { JOURNAL_FEELING, journalNote, NOTE_LIMIT, SaveMoodInput } from './contract.ts';
import { Drawing } from './drawing-contract.ts';
import { CheckedIn, RestDayUsed } from './events.ts';
import { saveMood } from './journal.decide.ts';
import { journalFacet } from './journal.ts';

const facets = [journalFacet];
const happy = SaveMoodInput.parse({
  feeling: 'Really Happy! (Giggly)',
  baseFeelingName: 'Really Happy!',
  note: 'We found a newt.',
  emoji: '🦎',
});
const page = (note: string | null) => SaveMoodInput.parse({ feeling: JOURNAL_FEELING, note });

type Context = ReturnType<typeof testContext>;
type Given = readonly (readonly [Context, Draft])[];

const when = (context: Context, input: SaveMoodInput, given: Given = []) =>
  decided({ facets }, given, saveMood(input), context);

/** The id that a decision in this context gives to that name. */
function idIn(context: Context, name: string): string {
  let id = '';
  const asking = command(journalFacet, (_, { newId }) => {
    id = newId(name);
    return [];
  });
  decided({ facets }, [], asking, context);
  return id;
}

/** Check-ins as they were recorded; the fold reads their day, not their figures. */
const checkedInOn = (...days: readonly string[]): Given =>
  days.map((day) => [
    testContext(day),
    draft(CheckedIn, { currentStreak: 1, longestStreak: 1, totalCheckIns: 1, streakStartDate: day }),
  ]);
const restedOn = (day: string): Given => [[testContext(day), draft(RestDayUsed, { date: day })]];

const moodSaved = (context: Context) => ({
  type: 'MoodSaved',
  data: {
    moodId: idIn(context, 'mood'),
    feeling: 'Really Happy! (Giggly)',
    baseFeelingName: 'Really Happy!',
    note: 'We found a newt.',
    emoji: '🦎',
  },
});
const checkedIn = (currentStreak: number, longestStreak: number, totalCheckIns: number, streakStartDate: string) => ({
  type: 'CheckedIn',
  data: { currentStreak, longestStreak, totalCheckIns, streakStartDate },
});

describe('saving a mood', () => {
  it('keeps the feeling, checks the child in and starts a streak', () => {
    const context = testContext('2026-05-01');
    expect(when(context, happy)).toEqual([
      moodSaved(context),
      checkedIn(1, 1, 1, '2026-05-01'),
      { type: 'StreakStarted', data: {} },
    ]);
  });

  it('extends the streak on the next day', () => {
    const context = testContext('2026-05-02');
    expect(when(context, happy, checkedInOn('2026-05-01'))).toEqual([
      moodSaved(context),
      checkedIn(2, 2, 2, '2026-05-01'),
      { type: 'StreakExtended', data: { currentStreak: 2 } },
    ]);
  });

  it('checks in once a day', () => {
    const context = testContext('2026-05-01T18:00:00.000Z');
    expect(when(context, happy, checkedInOn('2026-05-01'))).toEqual([moodSaved(context)]);
  });

  it('bridges one missed day with a rest day', () => {
    const context = testContext('2026-05-04');
    expect(when(context, happy, checkedInOn('2026-05-01', '2026-05-02'))).toEqual([
      moodSaved(context),
      checkedIn(3, 3, 3, '2026-05-01'),
      { type: 'RestDayUsed', data: { date: '2026-05-03' } },
      { type: 'StreakExtended', data: { currentStreak: 3 } },
    ]);
  });

  it('starts anew when a rest day was used less than seven days before, and keeps the longest', () => {
    const context = testContext('2026-05-06');
    const given = [...checkedInOn('2026-05-01'), ...checkedInOn('2026-05-03', '2026-05-04'), ...restedOn('2026-05-02')];
    expect(when(context, happy, given)).toEqual([
      moodSaved(context),
      checkedIn(1, 3, 4, '2026-05-06'),
      { type: 'StreakStarted', data: {} },
    ]);
  });

  it('counts the day of the child, not that of the server', () => {
    const berlin = { timeZone: 'Europe/Berlin' };
    const beforeMidnight = testContext('2026-05-01T21:30:00.000Z', berlin);
    const afterMidnight = testContext('2026-05-01T22:30:00.000Z', berlin);
    const given: Given = [[beforeMidnight, draft(CheckedIn, checkedIn(1, 1, 1, '2026-05-01').data)]];
    expect(when(afterMidnight, happy, given)).toEqual([
      moodSaved(afterMidnight),
      checkedIn(2, 2, 2, '2026-05-01'),
      { type: 'StreakExtended', data: { currentStreak: 2 } },
    ]);
  });

  it('counts a day of a clock that says 1970 without touching the streak of today', () => {
    const context = testContext('1970-01-01');
    expect(when(context, happy, checkedInOn('2026-05-01', '2026-05-02'))).toEqual([
      moodSaved(context),
      checkedIn(2, 2, 3, '2026-05-01'),
    ]);
  });
});

describe('writing a page', () => {
  const context = testContext('2026-05-01');
  const written = (title: string, content: string, note: string) => [
    {
      type: 'JournalEntryWritten',
      data: {
        moodId: idIn(context, 'mood'),
        entryId: idIn(context, 'entry'),
        title,
        content,
        note,
        drawing: null,
        isDrawn: false,
        feeling: JOURNAL_FEELING,
        emoji: null,
      },
    },
    checkedIn(1, 1, 1, '2026-05-01'),
    { type: 'StreakStarted', data: {} },
  ];

  const drawn = Drawing.parse({ marks: [{ kind: 'line', crayon: 'blue', points: [10, 10, 200, 300] }] });
  const drawing = SaveMoodInput.parse({ feeling: JOURNAL_FEELING, drawing: drawn });

  it('that was drawn needs no words, and counts its day like any other', () => {
    const [page, ...rest] = written('Journal Entry', '', '');
    expect(when(context, drawing)).toEqual([
      { ...page, data: { ...page?.data, note: null, drawing: drawn, isDrawn: true } },
      ...rest,
    ]);
  });

  it('keeps what the child says of its drawing', () => {
    const note = journalNote('Draw a wish.', 'a dog under a sun');
    const [page] = written('Draw a wish.', 'a dog under a sun', note);
    expect(when(context, { ...drawing, note })[0]).toEqual({
      ...page,
      data: { ...page?.data, drawing: drawn, isDrawn: true },
    });
  });

  it('refuses a drawing beside a feeling', () => {
    const sentence = 'A drawing is a page of its own.';
    expect(() => when(context, { ...happy, drawing: drawn })).toThrow(
      new DomainError('invalid', 'journal.drawing-without-page', sentence, { drawing: sentence }),
    );
  });

  it('takes the prompt as the title and the words as the content, and checks in', () => {
    const note = journalNote('What made you smile?', 'My dog.\n\nAnd rain.');
    expect(when(context, page(note))).toEqual(written('What made you smile?', 'My dog.\n\nAnd rain.', note));
  });

  it.each([
    ['without a prompt', 'Just words.', 'Journal Entry', 'Just words.'],
    ['with an empty prompt', 'Daily Prompt: \n\nWords.', 'Journal Entry', 'Words.'],
    ['from Windows', 'Daily Prompt: Why?\r\n\r\nBecause.', 'Why?', 'Because.'],
    ['in Hebrew with emoji', journalNote('מה שלומך?', 'טוב 🦊'), 'מה שלומך?', 'טוב 🦊'],
    [
      'with a prompt too long for a title',
      `Daily Prompt: ${'x'.repeat(201)}\n\nWords.`,
      'Journal Entry',
      `Daily Prompt: ${'x'.repeat(201)}\n\nWords.`,
    ],
  ])('keeps a page %s', (_, note, title, content) => {
    expect(when(context, page(note))).toEqual(written(title, content, note));
  });

  it.each([
    ['nothing', null],
    ['blanks', '  \n '],
    ['a prompt and nothing', 'Daily Prompt: Why?'],
    ['a prompt and blanks', journalNote('Why?', ' \n\t ')],
  ])('refuses %s and names the field', (_, note) => {
    const sentence = 'Please write something here.';
    expect(() => when(context, page(note))).toThrow(
      new DomainError('invalid', 'journal.no-words', sentence, { note: sentence }),
    );
  });
});

describe('what a mood may hold', () => {
  const parse = (over: object) => SaveMoodInput.safeParse({ feeling: 'Okay', ...over });

  it('turns an empty note into none', () => {
    expect(parse({ note: '' }).data?.note).toBeNull();
    expect(parse({ note: ' \n' }).data?.note).toBeNull();
    expect(parse({}).data?.note).toBeNull();
  });

  it('counts characters as a child would', () => {
    expect(parse({ note: '🦊'.repeat(NOTE_LIMIT) }).success).toBe(true);
    expect(parse({ note: '🦊'.repeat(NOTE_LIMIT + 1) }).error?.issues[0]?.message).toMatch('at most 5,000');
  });

  it.each([
    ['NUL', 'a\0b'],
    ['a lone surrogate', 'a\ud83e'],
  ])('refuses %s, which no store can hold', (_, note) => {
    expect(parse({ note }).error?.issues[0]?.path).toEqual(['note']);
  });

  it('keeps right-to-left words as they are', () => {
    expect(parse({ note: '\u202eאני שמח 🎈' }).data?.note).toBe('\u202eאני שמח 🎈');
  });
});
