import { HISTORY_KINDS, HISTORY_TABS, type HistoryKind } from '@wonderlings/history/kind-catalogue';
import { addDays, daysOfMonth } from '../../lib/local-day/local-day.ts';

const ACTORS = ['child', 'grown-up', 'system'] as const;
export type Who = (typeof ACTORS)[number];
export const THIS_WEEK = 'week';

/** What the address says of a look at the history; what is left out is not filtered. */
export interface HistorySearch {
  readonly kinds?: readonly HistoryKind[];
  readonly who?: Who;
  /** A month, `2026-11`, or this week. */
  readonly when?: string;
  readonly q?: string;
  /** All months in one look. */
  readonly years?: true;
}

/** What an address holds; what is not known is left out. */
export function historySearch(search: Record<string, unknown>): HistorySearch {
  const listed = Array.isArray(search.kinds) ? search.kinds : [];
  const kinds = HISTORY_KINDS.filter((kind) => listed.includes(kind));
  const who = ACTORS.find((actor) => actor === search.who);
  const when =
    typeof search.when === 'string' && /^(?:\d{4}-(?:0[1-9]|1[0-2])|week)$/.test(search.when) ? search.when : '';
  const q = typeof search.q === 'string' || typeof search.q === 'number' ? String(search.q).slice(0, 60).trim() : '';
  return {
    ...(kinds.length > 0 && kinds.length < HISTORY_KINDS.length ? { kinds } : {}),
    ...(who ? { who } : {}),
    ...(when ? { when } : {}),
    ...(q ? { q } : {}),
    ...(search.years === true ? { years: true } : {}),
  };
}

/** What the API is asked for that look. @param today of the child's own */
export function filterOf({ kinds, who, when, q }: HistorySearch, today: string) {
  return {
    ...(kinds ? { kind: [...kinds] } : {}),
    ...(who ? { actor: who } : {}),
    ...(when === THIS_WEEK ? { from: startOfWeek(today), to: today } : when ? daysOfMonth(when) : {}),
    ...(q ? { q } : {}),
  };
}

/** A week is from Sunday on, as the house shows it. */
const startOfWeek = (today: string): string => addDays(today, -new Date(`${today}T12:00:00Z`).getUTCDay());

export type Change = { readonly [Part in keyof HistorySearch]?: HistorySearch[Part] | undefined };
/** Another look: what is undefined is not asked for any more. */
export const changed = (search: HistorySearch, change: Change): HistorySearch =>
  // Only what is left out goes.
  Object.fromEntries(
    Object.entries({ ...search, ...change }).filter(([, part]) => part !== undefined),
  ) as HistorySearch;

export type HistoryTab = 'all' | keyof typeof HISTORY_TABS;
/** The tab that shows exactly these kinds; none where the kinds were chosen one by one. */
export function tabOf({ kinds }: HistorySearch): HistoryTab | undefined {
  if (!kinds) return 'all';
  const is = (tab: readonly HistoryKind[]) => tab.length === kinds.length && tab.every((kind) => kinds.includes(kind));
  return (['feelings', 'did', 'grownUps'] as const).find((tab) => is(HISTORY_TABS[tab]));
}

export const withTab = (search: HistorySearch, tab: HistoryTab): HistorySearch =>
  changed(search, { kinds: tab === 'all' ? undefined : HISTORY_TABS[tab], years: undefined });

export const isFiltered = ({ kinds, who, when, q }: HistorySearch): boolean => Boolean(kinds || who || when || q);
