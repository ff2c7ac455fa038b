import { TEXT_LIMITS, textLength } from '@wonderlings/kernel/contract';
import { DAILY_PROMPT_PREFIX } from './contract.ts';

/** A page without a prompt of its own. */
const UNTITLED = 'Journal Entry';

/** The prompt that a journal note answers, and the child's own words; see `journalNote` for how it is put together. */
export interface Page {
  readonly title: string;
  readonly content: string;
}

/**
 * Takes a journal note apart at its first blank line. A note that does not begin with a prompt, or begins with one that
 * is too long for a title, is all the child's own.
 */
export function pageOf(note: string): Page {
  if (!note.startsWith(DAILY_PROMPT_PREFIX)) return { title: UNTITLED, content: note.trim() };
  const [prompt = '', ...paragraphs] = note.slice(DAILY_PROMPT_PREFIX.length).split(/\r?\n\r?\n/);
  const title = prompt.trim() || UNTITLED;
  if (textLength(title) > TEXT_LIMITS.title) return { title: UNTITLED, content: note.trim() };
  return { title, content: paragraphs.join('\n\n').trim() };
}
