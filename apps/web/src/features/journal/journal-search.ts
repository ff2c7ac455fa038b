import type { RichMoodId } from '@wonderlings/journal/catalogue';

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

/** The six that can be picked on every page, by what an address names them; as in the journal's catalogue, which home does not load. */
export const FEELINGS = [
  { id: 'really-happy', name: 'Really Happy!' },
  { id: 'okay', name: 'Okay' },
  { id: 'a-bit-sad', name: 'A Bit Sad' },
  { id: 'worried', name: 'Worried' },
  { id: 'nervous', name: 'Nervous' },
  { id: 'a-little-scared', name: 'A Little Scared' },
] as const satisfies readonly { readonly id: RichMoodId; readonly name: string }[];
