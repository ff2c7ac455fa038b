import type { DayOfMonth, MonthFigures } from '@wonderlings/history/month-contract';
import { addDays, daysOfMonth } from '../../lib/local-day/local-day.ts';

/** `shut`: not here. `before`: there was no account yet. `next`: still to come. */
export type DayKind = 'lit' | 'rest' | 'shut' | 'next' | 'before';

export interface ShownDay {
  readonly localDate: string;
  readonly kind: DayKind;
  readonly things: number;
  readonly isToday: boolean;
  readonly figures: DayOfMonth | null;
}

/** A window has four panes. */
export const MOST_PANES = 4;
export const panesOf = ({ things }: Pick<ShownDay, 'things'>): number => Math.min(MOST_PANES, things);

/** Every day of the month, also those that have nothing. */
export function shownDays({ month, today, since, days }: MonthFigures): readonly ShownDay[] {
  const byDate = new Map(days.map((day) => [day.localDate, day]));
  const { from, to } = daysOfMonth(month);
  const shown: ShownDay[] = [];
  for (let localDate = from; localDate <= to; localDate = addDays(localDate, 1)) {
    const figures = byDate.get(localDate) ?? null;
    const kind = localDate > today ? 'next' : (kindOf(figures) ?? (isBefore(localDate, since) ? 'before' : 'shut'));
    shown.push({ localDate, kind, things: figures?.things ?? 0, isToday: localDate === today, figures });
  }
  return shown;
}

function kindOf(day: DayOfMonth | null): 'lit' | 'rest' | null {
  if (!day) return null;
  if (day.things > 0 || day.checkedIn) return 'lit';
  if (day.isRestDay) return 'rest';
  return day.visits.length > 0 ? 'lit' : null;
}

const isBefore = (localDate: string, since: string | null) => since === null || localDate < since;

/** With fewer days that have anything, a month is not drawn. */
export const FEWEST_DAYS = 3;

/** What a month comes to, in counts. */
export interface MonthTotals {
  readonly here: number;
  /** Days that an account was there for, up to today. */
  readonly days: number;
  readonly feelings: number;
  readonly written: number;
  readonly withThings: number;
}

export function totalsOf(figures: MonthFigures): MonthTotals {
  const days = shownDays(figures);
  return {
    here: days.filter(({ kind }) => kind === 'lit').length,
    days: days.filter(({ kind }) => kind !== 'next' && kind !== 'before').length,
    feelings: figures.days.flatMap(({ feelings }) => feelings).reduce((sum, { times }) => sum + total(times), 0),
    written: figures.days.filter(({ wrote }) => wrote).length,
    withThings: figures.days.filter(({ things }) => things > 0).length,
  };
}

export const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);
