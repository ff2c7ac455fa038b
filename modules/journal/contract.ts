import {
  earnedByAct,
  endpoint,
  Instant,
  LocalDate,
  NamedUserId,
  OkAnswer,
  TEXT_LIMITS,
  text,
  textLength,
  UserIdParams,
  UserIdQuery,
} from '@wonderlings/kernel/contract';
import {
  DayFilter,
  DayPlace,
  type DayRange,
  InstantPlace,
  listEndpoint,
  type PageQuery,
} from '@wonderlings/kernel/page-contract';
import { z } from 'zod';
import { Drawing } from './drawing-contract.ts';
import { FEELING_NAMES, isFeeling, isFeelingName } from './feeling-name-contract.ts';

export { feelingWithIntensity, JOURNAL_FEELING, OTHER_FEELING } from './feeling-name-contract.ts';

/** Specification 001, section 7: the note of a journal entry begins with this, the prompt, a blank line and the child's words. */
export const DAILY_PROMPT_PREFIX = 'Daily Prompt: ';
export const NOTE_LIMIT = TEXT_LIMITS.note;
/** Specification 001, section 9. */
export const INTENSITY = { min: 1, max: 4, default: 1 } as const;
export const PICK_DEBOUNCE_MS = 300;
export const STREAK_MILESTONES = [3, 7, 14, 30] as const;

export const journalNote = (prompt: string, words: string): string => `${DAILY_PROMPT_PREFIX}${prompt}\n\n${words}`;

/** A journal note taken apart: the prompt that it answers, if it names one, and the child's own words. */
export interface Page {
  readonly prompt: string | null;
  readonly words: string;
}

/**
 * Takes a {@link journalNote} apart at its first blank line, also where lines end with CRLF. A note that does not begin with
 * a prompt, or begins with one that is too long for a title, is all the child's own.
 */
export function pageOf(note: string): Page {
  const all = { prompt: null, words: note.trim() };
  if (!note.startsWith(DAILY_PROMPT_PREFIX)) return all;
  const rest = note.slice(DAILY_PROMPT_PREFIX.length);
  const between = /\r?\n\r?\n/.exec(rest);
  const prompt = rest.slice(0, between?.index).trim();
  if (textLength(prompt) > TEXT_LIMITS.title) return all;
  return { prompt: prompt || null, words: between ? rest.slice(between.index + between[0].length).trim() : '' };
}

export const MoodEntry = z
  .object({
    id: z.string(),
    userId: z.string(),
    emoji: z.string().nullable(),
    feeling: z.string(),
    baseFeelingName: z.string().nullable(),
    note: z.string().nullable(),
    /** Of a page that was drawn. An older release, and what one kept on a device, leaves it out. */
    drawing: Drawing.nullish(),
    timestamp: Instant,
    localDate: LocalDate,
  })
  .meta({ id: 'MoodEntry' });
export type MoodEntry = z.infer<typeof MoodEntry>;

/** What stands in clear where notes are sealed has no word of a child's own: this, and the feelings of the lists. */
const PICTURES = /^(?:[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]|\u200d|\ufe0f)+$/u;

const PICK_ONE = 'Please pick one of the feelings.';
const names = [...FEELING_NAMES];

/** An empty or blank note is no note. In a journal entry the prompt counts towards the note's length. */
export const SaveMoodInput = z.object({
  /** Only the child of the session: it keeps what waited for the network from going to another one. */
  userId: NamedUserId,
  feeling: z
    .string()
    .trim()
    .refine(isFeeling, PICK_ONE)
    .meta({ description: 'One of the list, or one with a label in brackets: "Okay (All right)"', examples: names }),
  baseFeelingName: z.string().trim().refine(isFeelingName, PICK_ONE).meta({ examples: names }).optional(),
  note: text({
    max: NOTE_LIMIT,
    tooLong: 'That is a lot of words! Please use at most 5,000 characters.',
    tooLongCode: 'journal.note-too-long',
  })
    .nullish()
    .transform((note) => (note?.trim() ? note : null)),
  /** Of a page, with words or without. */
  drawing: Drawing.nullish(),
  emoji: text({ min: 1, max: 16 })
    .refine((emoji) => PICTURES.test(emoji), 'Please pick a picture, without words.')
    .nullish()
    .transform((emoji) => emoji ?? null),
  /** When it was done, if it is sent later. One that cannot be is taken for now. */
  timestamp: Instant.optional(),
});
export type SaveMoodInput = z.infer<typeof SaveMoodInput>;

export const Streak = z
  .object({
    id: z.string(),
    userId: z.string(),
    streakType: z.string(),
    currentStreak: z.int(),
    longestStreak: z.int(),
    lastCheckIn: LocalDate.nullable(),
    streakStartDate: LocalDate.nullable(),
    totalCheckIns: z.int(),
    isActive: z.boolean(),
    created: Instant,
  })
  .meta({ id: 'Streak' });
export type Streak = z.infer<typeof Streak>;

export const StreakNow = Streak.pick({ currentStreak: true, longestStreak: true, totalCheckIns: true }).extend({
  /** True when a missed day was bridged by a rest day just now. */
  restDayUsed: z.boolean(),
});
export const SaveMoodAnswer = MoodEntry.extend({
  streak: StreakNow,
  ...earnedByAct,
}).meta({ id: 'SavedMood' });
export type SaveMoodAnswer = z.infer<typeof SaveMoodAnswer>;

const tag = 'Journal';
export const listMoods = listEndpoint({
  path: '/api/moods',
  summary: 'The saved feelings and journal entries, newest first',
  tag,
  place: z.tuple([InstantPlace, z.uuid()]),
  filter: DayFilter,
  item: MoodEntry,
});
export type MoodsQuery = PageQuery<readonly [at: string, id: string]> & DayRange;
export const saveMood = endpoint({
  method: 'POST',
  path: '/api/moods',
  summary: 'Save a feeling, or a journal entry (feeling "Journal Entry"), written or drawn',
  tag,
  access: 'child',
  body: SaveMoodInput,
  // A form that is sent again under its key says another time.
  keyStandsFor: ['feeling', 'baseFeelingName', 'note', 'drawing', 'emoji'],
  status: 201,
  answer: SaveMoodAnswer,
});
export const eraseNote = endpoint({
  method: 'DELETE',
  path: '/api/moods/{moodId}/note',
  summary:
    'Erase the words of a feeling, or the words and the drawing of a page, for ever; the feeling and its day stay',
  tag,
  access: 'child',
  params: z.object({ moodId: z.uuid('This is not the id of a feeling.') }),
  status: 200,
  answer: OkAnswer,
  refusals: { 404: 'The child has no such feeling, or it has neither words nor a drawing' },
});
const streaks = {
  method: 'GET',
  summary: 'The streaks of the child, as of its own today',
  tag,
  access: 'child',
  status: 200,
  answer: z.array(Streak),
} as const;
export const listStreaks = endpoint({ ...streaks, path: '/api/streaks', query: UserIdQuery });
export const listStreaksOf = endpoint({ ...streaks, path: '/api/streaks/{userId}', params: UserIdParams });

/** More than a child saves in a day; whatever a client sends, a day stays light. */
export const MOST_FEELINGS_A_DAY = 30;
export const GardenDay = z
  .object({
    localDate: LocalDate,
    /** Base feeling names in the order they were felt, the first {@link MOST_FEELINGS_A_DAY}, and "Journal Entry" for a page; never a child's words. */
    feelings: z.array(z.string()),
    /** There was no check-in, and the streak went on. */
    isRestDay: z.boolean(),
    /** What else the child did: cards of activities, and `affirmation`. Each once, however often. */
    deeds: z.array(z.string()),
  })
  .meta({ id: 'GardenDay' });
export type GardenDay = z.infer<typeof GardenDay>;
export const listGardenDays = listEndpoint({
  path: '/api/garden',
  summary:
    'The garden of days: what grew on each day of the child, newest first; days on which nothing did are left out',
  tag,
  place: z.tuple([DayPlace]),
  filter: DayFilter,
  item: GardenDay,
});
export type GardenQuery = PageQuery<readonly [day: string]> & DayRange;

/** What the garden and the journal say of all days together, without reading them. */
export const JournalTotals = z
  .object({
    /** Feelings and pages. */
    entries: z.int(),
    pages: z.int(),
    /** Every feeling of the lists that was ever felt, by its base name, "Journal Entry" for a page and {@link OTHER_FEELING} for any other. */
    feelings: z.array(z.string()),
    /** The first day on which anything grew in the garden … */
    firstDay: LocalDate.nullable(),
    /** … and the first and the last day with an entry. */
    firstEntryDay: LocalDate.nullable(),
    lastEntryDay: LocalDate.nullable(),
    /** The last day with a page, and how many days in a row up to it have one; null before the first page. */
    pageDays: z.object({ last: LocalDate, running: z.int() }).nullable(),
  })
  .meta({ id: 'JournalTotals' });
export type JournalTotals = z.infer<typeof JournalTotals>;
export const getJournalTotals = endpoint({
  method: 'GET',
  path: '/api/journal-totals',
  summary: 'How many entries there are, from when on, and which feelings they have',
  tag,
  access: 'child',
  query: UserIdQuery,
  status: 200,
  answer: JournalTotals,
});
