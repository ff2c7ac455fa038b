import type { MonthFigures } from '@wonderlings/history/month-contract';
import { weekdayOf } from '../month.copy.ts';

export interface VisitAt {
  readonly localDate: string;
  /** Since midnight. */
  readonly minute: number;
}

/** A fixed line, the same for all children. */
const LATE_FROM = 21 * 60;
const LATE_TO = 5 * 60;
export const isLate = ({ minute }: Pick<VisitAt, 'minute'>): boolean => minute >= LATE_FROM || minute < LATE_TO;

export const visitsOf = ({ days }: Pick<MonthFigures, 'days'>): readonly VisitAt[] =>
  days.flatMap(({ localDate, visits }) => visits.map((minute) => ({ localDate, minute })));

/** The half hour that a visit is drawn at: the nearest one. */
export const HALF_HOUR = 30;

/** Visits that would lie on each other: those of one weekday, at one half hour, on one side of nine. */
export interface Spot {
  readonly weekday: number;
  readonly minute: number;
  readonly late: boolean;
  readonly count: number;
}

/** In the order of the week, then of the day. The nearest half hour must not carry a visit over nine. */
export function spotsOf(visits: readonly VisitAt[]): readonly Spot[] {
  const spots = new Map<string, Spot>();
  for (const visit of visits) {
    const weekday = weekdayOf(visit.localDate);
    const late = isLate(visit);
    const nearest = Math.round(visit.minute / HALF_HOUR) * HALF_HOUR;
    const minute = nearest === LATE_FROM && !late ? nearest - HALF_HOUR : nearest;
    const key = `${weekday} ${minute} ${late}`;
    const known = spots.get(key);
    spots.set(key, known ? { ...known, count: known.count + 1 } : { weekday, minute, late, count: 1 });
  }
  return [...spots.values()].sort((a, b) => a.weekday - b.weekday || a.minute - b.minute);
}

/** How many visits began in each half hour, the empty ones left out. */
export function halfHours(visits: readonly VisitAt[]): readonly (readonly [minute: number, count: number])[] {
  const counts = new Map<number, number>();
  for (const { minute } of visits) {
    const from = Math.floor(minute / HALF_HOUR) * HALF_HOUR;
    counts.set(from, (counts.get(from) ?? 0) + 1);
  }
  return [...counts].sort(([a], [b]) => a - b);
}
