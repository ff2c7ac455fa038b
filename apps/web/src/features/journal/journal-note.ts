import { DAILY_PROMPT_PREFIX, JOURNAL_FEELING, type MoodEntry } from '@wonderlings/journal/contract';

const BETWEEN = '\n\n';

export type EntryWords =
  | { readonly kind: 'page'; readonly prompt: string | null; readonly words: string }
  | { readonly kind: 'feeling'; readonly words: string | null };

/** What a child wrote in an entry; a journal entry's note is taken apart again into its prompt and the words under it. */
export function wordsOf(entry: Pick<MoodEntry, 'feeling' | 'note'>): EntryWords {
  if (entry.feeling !== JOURNAL_FEELING) return { kind: 'feeling', words: entry.note };
  const note = entry.note ?? '';
  const end = note.indexOf(BETWEEN);
  if (!note.startsWith(DAILY_PROMPT_PREFIX) || end < 0) return { kind: 'page', prompt: null, words: note };
  return {
    kind: 'page',
    prompt: note.slice(DAILY_PROMPT_PREFIX.length, end),
    words: note.slice(end + BETWEEN.length),
  };
}

/** The words with a sentence begun at their end: on a line of its own, its dots taken off, ready to go on. */
export function withStarter(words: string, starter: string): string {
  const begun = `${starter.replace(/\.+$/, '')} `;
  const before = words.trimEnd();
  return before ? `${before}\n${begun}` : begun;
}
