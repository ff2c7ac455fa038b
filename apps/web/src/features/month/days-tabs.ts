import type { HistoryKind } from '@wonderlings/history/kind-catalogue';

/** What each tab of the day list asks for; everything, where it says nothing. */
export const DAYS_TABS = {
  all: null,
  feelings: ['feelings', 'writing'],
  activities: ['breath', 'moving', 'nature'],
  'grown-ups': ['grown-ups'],
  'sign-ins': ['account'],
} as const satisfies Record<string, readonly HistoryKind[] | null>;
export type DaysTab = keyof typeof DAYS_TABS;

export const DAYS_TAB_IDS = Object.keys(DAYS_TABS) as readonly DaysTab[]; // The keys of the object above.

const isMonth = (text: unknown): text is string =>
  typeof text === 'string' && /^(19|20|21)\d\d-(0[1-9]|1[0-2])$/.test(text);
const isDay = (text: unknown): text is string => typeof text === 'string' && /^\d{4}-\d\d-\d\d$/.test(text);

/** What an address says about a page of a month: nothing for the month of today. */
export interface MonthSearch {
  readonly month?: string | undefined;
}
export interface DaysSearch extends MonthSearch {
  /** The list begins with this day. */
  readonly day?: string | undefined;
}

export const monthSearch = ({ month }: Readonly<Record<string, unknown>>): MonthSearch =>
  isMonth(month) ? { month } : {};

/** A day says its month, too. */
export function daysSearch({ month, day }: Readonly<Record<string, unknown>>): DaysSearch {
  if (isDay(day) && isMonth(day.slice(0, 7))) return { month: day.slice(0, 7), day };
  return monthSearch({ month });
}
