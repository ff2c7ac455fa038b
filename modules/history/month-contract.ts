import { endpoint, LocalDate, OkAnswer } from '@wonderlings/kernel/contract';
import { z } from 'zod';

/** `2026-11`. */
export const Month = z
  .string()
  .regex(/^(19|20|21)\d\d-(0[1-9]|1[0-2])$/, 'This should be a month, like 2026-11.')
  .meta({ description: "A month of the child's own calendar, YYYY-MM" });

const Size = z.int().min(1).max(4);

/** How often a feeling was saved on a day, by its size, and how big it was the first time. */
const FeltOnDay = z.object({
  /** Of the mood catalogue; `other` for what no list of ours has. */
  feeling: z.string(),
  first: Size,
  /** How often at size 1, 2, 3 and 4. */
  times: z.array(z.int().min(0)).length(4),
});
export const DayOfMonth = z
  .object({
    localDate: LocalDate,
    /** Feelings, pages, finished activities and kept affirmations. */
    things: z.int(),
    checkedIn: z.boolean(),
    /** Without a check-in, and the row of days went on. */
    isRestDay: z.boolean(),
    /** A note or a page; its words are in no figure. */
    wrote: z.boolean(),
    feelings: z.array(FeltOnDay),
    /** When each visit began, in minutes since midnight on the child's own clock. */
    visits: z.array(z.int().min(0).max(1_439)),
  })
  .meta({ id: 'HistoryDayOfMonth' });
export type DayOfMonth = z.infer<typeof DayOfMonth>;

/** Days of check-ins without a hole, rest days between them counted apart. */
const RowOfDays = z.object({
  first: LocalDate,
  last: LocalDate,
  days: z.int(),
  rested: z.int(),
  /** Which ones rested, of a row of {@link LONGEST_BEADED_ROW} days at most. */
  restDays: z.array(LocalDate),
});
export type RowOfDays = z.infer<typeof RowOfDays>;
/** A longer row is drawn by the week. */
export const LONGEST_BEADED_ROW = 60;

const WeekOfFeelings = z.object({
  /** A Sunday. */
  start: LocalDate,
  /** Count by feeling; one that was not saved is left out. */
  feelings: z.record(z.string(), z.int().min(1)),
});
export type WeekOfFeelings = z.infer<typeof WeekOfFeelings>;

export const MonthFigures = z
  .object({
    month: Month,
    /** The child's own today. */
    today: LocalDate,
    /** The first day that anything is known of; null before there is one. */
    since: LocalDate.nullable(),
    /** The days that have anything, oldest first. */
    days: z.array(DayOfMonth),
    /** In the order of the alphabet: a page orders them as it shows them. */
    activities: z.array(
      z.object({
        card: z.string(),
        times: z.int(),
        seconds: z.int(),
        /** The longest one, in seconds. */
        longest: z.int(),
      }),
    ),
    /** As they stood at the end of the month, or stand today. */
    rows: z.object({
      /** The newest first, {@link ROWS_SHOWN} at most. */
      latest: z.array(RowOfDays),
      longest: z.int(),
      checkIns: z.int(),
    }),
    /** Those up to the end of the month or up to today, twelve at most, oldest first; none from before there was anything. */
    weeks: z.array(WeekOfFeelings),
  })
  .meta({ id: 'HistoryMonth' });
export type MonthFigures = z.infer<typeof MonthFigures>;
export const ROWS_SHOWN = 3;
export const WEEKS_SHOWN = 12;

const tag = 'History';
const params = z.object({ month: Month });
export const getMonth = endpoint({
  method: 'GET',
  path: '/api/history/months/{month}',
  summary: 'A month in figures for the grown-up area: counts and times, nothing that the child typed',
  tag,
  access: 'grown-up',
  params,
  status: 200,
  answer: MonthFigures,
});
export const printMonth = endpoint({
  method: 'POST',
  path: '/api/history/months/{month}/printed',
  summary: 'Tell the child that a grown-up printed a month',
  tag,
  access: 'grown-up',
  params,
  status: 201,
  answer: OkAnswer,
});
