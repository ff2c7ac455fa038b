import { JOURNAL_FEELING, type MoodEntry, type Page, pageOf } from '@wonderlings/journal/contract';
import { dateFormat } from '../../lib/local-day/day-words.ts';

type EntryWords = ({ readonly kind: 'page' } & Page) | { readonly kind: 'feeling'; readonly words: string | null };

/** What a child wrote in an entry; a journal entry's note is taken apart again into its prompt and the words under it. */
export function wordsOf({ feeling, note }: Pick<MoodEntry, 'feeling' | 'note'>): EntryWords {
  return feeling === JOURNAL_FEELING ? { kind: 'page', ...pageOf(note ?? '') } : { kind: 'feeling', words: note };
}

/** The name of its feeling without how big it was, by which days and figures know an entry. */
export const baseFeelingOf = ({ feeling, baseFeelingName }: Pick<MoodEntry, 'feeling' | 'baseFeelingName'>): string =>
  baseFeelingName ?? feeling;

/** Feelings that take heart to write down, of the journal and of the quick check-in. Any other earns the same; it is only told differently. */
const HARD_FEELINGS: readonly string[] = ['A Bit Sad', 'Sad', 'Worried', 'Nervous', 'A Little Scared', 'Angry'];

/** By the feeling's name, however big it was. */
export const isHardFeeling = (entry: Pick<MoodEntry, 'feeling' | 'baseFeelingName'>): boolean =>
  HARD_FEELINGS.includes(baseFeelingOf(entry));

/** The words with a sentence begun at their end: on a line of its own, its dots taken off, ready to go on. */
export function withStarter(words: string, starter: string): string {
  const begun = `${starter.replace(/\.+$/, '')} `;
  const before = words.trimEnd();
  return before ? `${before}\n${begun}` : begun;
}

// A calendar day has no zone: it is built and told in UTC, so that no clock can move it.
const longDate = dateFormat({
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});
const time = dateFormat({ hour: 'numeric', minute: '2-digit' });

/** `"Wednesday, May 7, 2025"`, of the child's calendar day. */
export function longDateOf(localDate: string): string {
  return longDate(new Date(`${localDate}T00:00:00Z`));
}

/** `"4:05 PM"`, where this device is. */
export function timeOf(timestamp: string): string {
  return time(new Date(timestamp));
}
