import { createStore } from '../../lib/external-store.ts';
import { isBusy, subscribeToBusy } from '../place-to-stop/index.ts';

/** Held by every tab in which something would be lost if it were loaded anew; what a new version asks for before it takes over. */
const LOCK = 'wonderlings.unsaved-words';
const TYPED = 'input, textarea, [contenteditable]';
const TEXTS = 'textarea, input:not([type=radio], [type=checkbox], [type=range])';

const hasTyped = createStore(false);

/** Whether this tab has words that were typed since its page was opened, or something goes on that must not be interrupted. */
export const hasUnsavedWords = (): boolean => hasTyped.get() || isBusy();

/** Calls when that may have changed; answers how to stop. */
export function subscribeToUnsavedWords(listener: () => void): () => void {
  const stops = [hasTyped.subscribe(listener), subscribeToBusy(listener)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Where the child has gone to another page: what it left behind was saved, is kept as a draft, or was given up. */
export const forgetTypedWords = (): void => hasTyped.set(false);

/** Watches this tab from now on, and lets the others know. Answers how to stop. */
export function watchUnsavedWords(): () => void {
  const noteTyping = ({ target }: Event): void => {
    if (target instanceof Element && target.matches(TYPED)) hasTyped.set(true);
  };
  document.addEventListener('input', noteTyping, true);
  // A child may be quicker than the script that this is in.
  const texts = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TEXTS);
  if ([...texts].some(({ value }) => value !== '')) hasTyped.set(true);
  let release: (() => void) | undefined;
  const tell = (): void => {
    if (hasUnsavedWords() === (release !== undefined)) return;
    release?.();
    release = hasUnsavedWords() ? holdLock() : undefined;
  };
  const stop = subscribeToUnsavedWords(tell);
  tell();
  return () => {
    document.removeEventListener('input', noteTyping, true);
    stop();
    release?.();
  };
}

/**
 * Runs `act` while no tab of this browser holds unsaved words, and lets none begin to hold them meanwhile; answers false, without
 * it, where one does. A browser without locks cannot tell of other tabs.
 */
export async function whenNothingIsUnsaved(act: () => void | Promise<void>): Promise<boolean> {
  if (hasUnsavedWords()) return false;
  if (!('locks' in navigator)) {
    await act();
    return true;
  }
  return navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (lock) await act();
    return lock !== null;
  });
}

function holdLock(): () => void {
  const hold = new AbortController();
  const released = new Promise<void>((resolve) => hold.signal.addEventListener('abort', () => resolve()));
  if ('locks' in navigator) void navigator.locks.request(LOCK, { mode: 'shared' }, () => released);
  return () => hold.abort();
}
