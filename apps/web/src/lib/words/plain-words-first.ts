import { USER_STORAGE_KEY } from '../session/session-hint.ts';
import { keptJson } from '../small-values.ts';

/** Whether the child that was here last likes its words plain: known before anything has loaded. */
export function keptPlainWords(): boolean {
  const user = keptJson('device', USER_STORAGE_KEY);
  return typeof user === 'object' && user !== null && 'words' in user && user.words === 'plain';
}

/** Any words are better than none. */
const LONGEST_WAIT_MS = 4_000;

/** For a page that was painted in the words of most children. */
export function awaitPlainWords(): void {
  showPlainWords(true, true);
  setTimeout(() => document.documentElement.removeAttribute('data-words-awaited'), LONGEST_WAIT_MS);
}

/**
 * Says so on the page, for its styles and for companions that move.
 * @param areAwaited the words of the page are not seen until the plain ones are here
 */
export function showPlainWords(arePlain: boolean, areAwaited: boolean): void {
  const { documentElement } = document;
  documentElement.toggleAttribute('data-plain-words', arePlain);
  documentElement.toggleAttribute('data-words-awaited', areAwaited);
}
