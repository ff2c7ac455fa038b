import { dateOfDay, dayNumber } from '@wonderlings/kernel';
import { type DayFigures, NOTHING } from './day-figures.ts';
import { figuresOf, type HistoryDayRow } from './days-table.ts';
import { type DayOfMonth, type MonthFigures, WEEKS_SHOWN, type WeekOfFeelings } from './month-contract.ts';
import { startsOf } from './visit-times.ts';

const DAYS_A_WEEK = 7;
/** 1970-01-01 was a Thursday, the fifth day of a week from Sunday. */
const EPOCH_WEEKDAY = 4;

/** From which day to which one a month is looked at, and the figures that it is drawn with. */
export interface MonthSpan {
  readonly month: string;
  readonly first: string;
  readonly last: string;
  /** The last day of the month, or today in the month that is not over. */
  readonly end: string;
  /** The Sunday with which the twelve weeks begin; earlier than the month. */
  readonly from: string;
}

/** @param today the child's own; a month to come has its own last day as the end */
export function spanOf(month: string, today: string): MonthSpan {
  const [year = 1970, number = 1] = month.split('-').map(Number);
  const last = new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
  const first = `${month}-01`;
  const end = today >= first && today < last ? today : last;
  return { month, first, last, end, from: dateOfDay(sundayOf(dayNumber(end)) - (WEEKS_SHOWN - 1) * DAYS_A_WEEK) };
}

export interface MonthFacts {
  readonly span: MonthSpan;
  readonly today: string;
  readonly since: string | null;
  /** Every day from `span.from` to `span.end` that has anything, oldest first. */
  readonly days: readonly HistoryDayRow[];
  readonly rows: MonthFigures['rows'];
}

/** A month in figures. Pure: the same for the same rows. */
export function monthFigures({ span, today, since, days, rows }: MonthFacts): MonthFigures {
  const inMonth = days.filter(({ local_date }) => local_date >= span.first && local_date <= span.end);
  const figures = new Map(days.map((row) => [row.local_date, figuresOf(row)]));
  return {
    month: span.month,
    today,
    since,
    days: inMonth.map((row) => dayOfMonth(row, figures.get(dayBefore(row.local_date)) ?? NOTHING)),
    activities: activitiesOf(inMonth.map(figuresOf)),
    rows,
    weeks: weeksOf(span, since, figures),
  };
}

const dayBefore = (localDate: string) => dateOfDay(dayNumber(localDate) - 1);

function dayOfMonth(row: HistoryDayRow, before: DayFigures): DayOfMonth {
  const { things, wrote, felt, visits } = figuresOf(row);
  return {
    localDate: row.local_date,
    things,
    checkedIn: row.checked_in,
    isRestDay: row.rested && !row.checked_in,
    wrote,
    feelings: Object.entries(felt).map(([feeling, { first, times }]) => ({ feeling, first, times: [...times] })),
    visits: [...startsOf(visits, before.visits)],
  };
}

function activitiesOf(days: readonly DayFigures[]): MonthFigures['activities'] {
  const cards = new Map<string, MonthFigures['activities'][number]>();
  for (const [card, { seconds, times, longest }] of days.flatMap(({ spent }) => Object.entries(spent))) {
    const known = cards.get(card) ?? { card, times: 0, seconds: 0, longest: 0 };
    cards.set(card, {
      card,
      times: known.times + times,
      seconds: known.seconds + seconds,
      longest: Math.max(known.longest, longest),
    });
  }
  return [...cards.values()].sort((a, b) => (a.card < b.card ? -1 : 1));
}

const sundayOf = (day: number): number => day - ((((day + EPOCH_WEEKDAY) % DAYS_A_WEEK) + DAYS_A_WEEK) % DAYS_A_WEEK);

function weeksOf(
  { from }: MonthSpan,
  since: string | null,
  figures: ReadonlyMap<string, DayFigures>,
): WeekOfFeelings[] {
  const starts = Array.from({ length: WEEKS_SHOWN }, (_, week) => dayNumber(from) + week * DAYS_A_WEEK);
  return starts
    .filter((start) => since !== null && dateOfDay(start + DAYS_A_WEEK - 1) >= since)
    .map((start) => ({
      start: dateOfDay(start),
      feelings: countFeelings(
        Array.from({ length: DAYS_A_WEEK }, (_, day) => figures.get(dateOfDay(start + day)) ?? NOTHING),
      ),
    }));
}

function countFeelings(days: readonly DayFigures[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const [feeling, { times }] of days.flatMap(({ felt }) => Object.entries(felt))) {
    counts[feeling] = (counts[feeling] ?? 0) + times.reduce((sum, count) => sum + count, 0);
  }
  return counts;
}
