export const JOURNAL_TABS = ['add', 'writing', 'calendar', 'journey'] as const;
export type JournalTab = (typeof JOURNAL_TABS)[number];

/** The tab that an address asks for; anything else is as if it asked for none. Plain code: the first page loads this. */
export function tabFromSearch(asked: unknown): JournalTab | undefined {
  return JOURNAL_TABS.find((tab) => tab === asked);
}
