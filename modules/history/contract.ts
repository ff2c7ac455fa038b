import { Drawing } from '@wonderlings/journal/drawing-contract';
import { endpoint, Instant, LocalDate, text, UserIdQuery } from '@wonderlings/kernel/contract';
import {
  DayFilter,
  DayPlace,
  type DayRange,
  InstantPlace,
  listEndpoint,
  type PageQuery,
} from '@wonderlings/kernel/page-contract';
import { z } from 'zod';
import { HISTORY_KINDS, type HistoryKind } from './kind-catalogue.ts';

/** A word to look for; none is longer. */
export const SEARCH_LIMIT = 60;

const Actor = z.enum(['child', 'grown-up', 'system']);
export type HistoryActor = z.infer<typeof Actor>;
/** `closed`: the child's own. `shown`: the grown-up can read it. `erased`: no reader can, ever. */
const NoteState = z.enum(['closed', 'shown', 'erased']);

export const HistoryEntry = z
  .object({
    /** Of the event. */
    id: z.uuid(),
    revision: z.int(),
    at: Instant,
    localDate: LocalDate,
    time: z.string().nullable().meta({
      description: 'HH:mm on the clock that the child had then; null for what belongs to a whole day',
    }),
    otherZone: z.string().optional().meta({ description: 'The time zone of then, where it is not the caller’s' }),
    actor: Actor,
    type: z.string(),
    kind: z.enum(HISTORY_KINDS),
    /** The key of its drawing. */
    icon: z.string(),
    subject: z.string().meta({ description: 'What it was, of the catalogues; empty where the type says it' }),
    sentence: z.string(),
    causeId: z.uuid().nullable().meta({ description: 'The entry that it followed from' }),
    actId: z.uuid().meta({ description: 'What happened together has the same' }),
    moodId: z.uuid().optional().meta({ description: 'The mood or page whose words it is about' }),
    note: NoteState.optional(),
  })
  .meta({ id: 'HistoryEntry' });
export type HistoryEntry = z.infer<typeof HistoryEntry>;

const Kind = z.enum(HISTORY_KINDS);
const filter = {
  ...DayFilter,
  kind: z
    .union([Kind.transform((kind): readonly HistoryKind[] => [kind]), z.array(Kind).max(HISTORY_KINDS.length)])
    .optional()
    .meta({ description: 'Only what is about this; may be given several times' }),
  actor: Actor.optional().meta({ description: 'Only what they did' }),
  q: text({ max: SEARCH_LIMIT }).optional().meta({
    description: 'Only lines that have these words, each of them somewhere. Notes are not searched, nor numbers',
  }),
};
export interface HistoryFilter extends DayRange {
  readonly kind?: readonly HistoryKind[] | undefined;
  readonly actor?: HistoryActor | undefined;
  readonly q?: string | undefined;
}
/** Newest first: by the child's own day, then by the clock, then by the log. */
type HistoryPlace = readonly [localDate: string, at: string, revision: string];
export type HistoryQuery = PageQuery<HistoryPlace> & HistoryFilter;

const tag = 'History';
const list = {
  tag,
  place: z.tuple([DayPlace, InstantPlace, z.string().regex(/^\d{1,9}$/)]),
  filter,
  item: HistoryEntry,
} as const;

export const listHistory = listEndpoint({
  ...list,
  path: '/api/history',
  summary: 'Everything the log knows of the child, in sentences for the child, newest first',
});
export const listGrownUpHistory = listEndpoint({
  ...list,
  path: '/api/history/grown-up',
  summary: 'The same in sentences for a grown-up; of notes, that there are some',
  access: 'grown-up',
});

/** A count stops here: a longer one says no more to a child. */
export const COUNT_LIMIT = 1_000;
export const HistoryCount = z
  .object({
    count: z.int().meta({ description: `${COUNT_LIMIT} at most, where words or days are asked for` }),
    isMore: z.boolean().meta({ description: 'There are more than that' }),
  })
  .meta({ id: 'HistoryCount' });
export const countHistory = endpoint({
  method: 'GET',
  path: '/api/history/count',
  summary: 'How many lines a filter would show',
  tag,
  access: 'child',
  query: UserIdQuery.extend(filter),
  status: 200,
  answer: HistoryCount,
});

export const HistoryOverview = z
  .object({
    /** Newest first; months without a day are left out. */
    months: z.array(
      z.object({ month: z.string().regex(/^\d{4}-\d{2}$/), days: z.int().min(1), entries: z.int().min(1) }),
    ),
    firstDay: LocalDate.nullable(),
    /** How often a grown-up looked in the month of today, and the day of the last look ever. */
    looks: z.object({ thisMonth: z.int(), last: LocalDate.nullable() }),
  })
  .meta({ id: 'HistoryOverview' });
export type HistoryOverview = z.infer<typeof HistoryOverview>;
export const getHistoryOverview = endpoint({
  method: 'GET',
  path: '/api/history/overview',
  summary: 'All the months that have something in them, and when a grown-up looked',
  tag,
  access: 'child',
  query: UserIdQuery,
  status: 200,
  answer: HistoryOverview,
});

const MoodParams = z.object({ moodId: z.uuid('There is no such note.') });
const NoteAnswer = z.object({ moodId: z.uuid(), note: NoteState }).meta({ id: 'HistoryNoteState' });
const noteRefusals = { 404: 'The child has no such note' } as const;
export const showNote = endpoint({
  method: 'POST',
  path: '/api/history/notes/{moodId}/shown',
  summary: 'Let the grown-up read the words of this mood or page, until they are taken back',
  tag,
  access: 'child',
  params: MoodParams,
  status: 200,
  answer: NoteAnswer,
  refusals: { ...noteRefusals, 409: 'The words were erased' },
});
export const takeNoteBack = endpoint({
  method: 'DELETE',
  path: '/api/history/notes/{moodId}/shown',
  summary: 'Close the words of this mood or page to the grown-up again',
  tag,
  access: 'child',
  params: MoodParams,
  status: 200,
  answer: NoteAnswer,
  refusals: noteRefusals,
});

export const ShownNote = z
  .object({
    moodId: z.uuid(),
    feeling: z.string(),
    /** Empty where the child drew, and wrote nothing. */
    note: z.string(),
    drawing: Drawing.nullish(),
    /** Of the note. */
    localDate: LocalDate,
    /** The day on which the child showed it. */
    shownOn: LocalDate,
  })
  .meta({ id: 'ShownNote' });
export type ShownNote = z.infer<typeof ShownNote>;
export const readShownNote = endpoint({
  method: 'GET',
  path: '/api/history/notes/{moodId}',
  summary: 'The words, or the drawing, that the child showed its grown-up',
  tag,
  access: 'grown-up',
  params: MoodParams,
  status: 200,
  answer: ShownNote,
  refusals: { 403: 'The grown-up area is closed, or the child does not show this note (`note.closed`)' },
});
