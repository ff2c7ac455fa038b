import { defineEvent, HAD_WORDS } from '@wonderlings/kernel';
import { LocalDate } from '@wonderlings/kernel/contract';
import { z } from 'zod';
import { Drawing } from './drawing-contract.ts';

/** A feeling was saved, with or without words. `baseFeelingName` is the feeling without its intensity label. */
export const MoodSaved = defineEvent({
  type: 'MoodSaved',
  schema: z.object({
    moodId: z.uuid(),
    feeling: z.string(),
    baseFeelingName: z.string().nullable(),
    note: z.string().nullable(),
    emoji: z.string().nullable(),
    ...HAD_WORDS,
  }),
  ownWords: ['note'],
});

/**
 * A page was written, or drawn. `note` is what was sent, prompt and all; `title` and `content` are its two halves, empty where a drawing
 * came without words. All null: they were erased. `isDrawn` stays, so that the page is told alike before and after. Version 1 had no drawings.
 */
export const JournalEntryWritten = defineEvent({
  type: 'JournalEntryWritten',
  version: 2,
  schema: z.object({
    moodId: z.uuid(),
    entryId: z.uuid(),
    title: z.string().nullable(),
    content: z.string().nullable(),
    note: z.string().nullable(),
    drawing: Drawing.nullable(),
    isDrawn: z.boolean(),
    feeling: z.string(),
    emoji: z.string().nullable(),
    ...HAD_WORDS,
  }),
  ownWords: ['title', 'content', 'note', 'drawing'],
  // What an older release stored is an object.
  upcasters: { 1: (data) => ({ ...(data as object), drawing: null, isDrawn: false }) },
});

/** The words of that mood or page were erased, and cannot be read again. The day and its feeling stay. `entryId`: of a page. */
export const NoteErased = defineEvent({
  type: 'NoteErased',
  schema: z.object({ moodId: z.uuid(), entryId: z.uuid().optional() }),
});

/**
 * The first mood or page of one of the child's own days (the envelope's `localDate`). The figures are those of the
 * streak that ends with the latest day known, after this one was counted.
 */
export const CheckedIn = defineEvent({
  type: 'CheckedIn',
  schema: z.object({
    currentStreak: z.int().min(1),
    longestStreak: z.int().min(1),
    totalCheckIns: z.int().min(1),
    streakStartDate: LocalDate,
  }),
});

/** A missed day that lies between two check-ins and bridges them; it never counts itself. */
export const RestDayUsed = defineEvent({ type: 'RestDayUsed', schema: z.object({ date: LocalDate }) });

export const StreakStarted = defineEvent({ type: 'StreakStarted', schema: z.object({}) });

export const StreakExtended = defineEvent({
  type: 'StreakExtended',
  schema: z.object({ currentStreak: z.int().min(2) }),
});
