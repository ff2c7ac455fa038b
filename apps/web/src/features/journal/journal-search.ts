const JOURNAL_TABS = ['add', 'writing', 'calendar', 'journey'] as const;
export type JournalTab = (typeof JOURNAL_TABS)[number];

/** What an address says about the journal. */
export interface JournalSearch {
  readonly tab?: JournalTab;
  /** The id of the feeling that is open in Add Mood. */
  readonly feeling?: string;
  /** Today's page begins with the crayons. */
  readonly draw?: true;
}

/** Reads an address; whatever it does not know is as if it were not there. Plain code: the first page loads this. */
export function journalSearch(search: Readonly<Record<string, unknown>>): JournalSearch {
  const tab = JOURNAL_TABS.find((known) => known === search.tab);
  const { feeling, draw } = search;
  return {
    ...(tab ? { tab } : {}),
    ...(typeof feeling === 'string' && feeling.length < 40 ? { feeling } : {}),
    ...(draw === true ? { draw } : {}),
  };
}
