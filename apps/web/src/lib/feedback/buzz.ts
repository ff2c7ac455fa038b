const BUZZ_EVERY_MS = 250;
let lastAt = Number.NEGATIVE_INFINITY;

/**
 * A small shake in the hand: milliseconds of buzz, rest, buzz, `afterMs` from now. Not twice at once, and none while the child types.
 * A device that cannot loses nothing: it is never the only sign of anything.
 */
export function giveBuzz(pattern: readonly number[], afterMs = 0): void {
  const now = performance.now();
  if (now - lastAt < BUZZ_EVERY_MS || isWriting()) return;
  lastAt = now;
  navigator.vibrate?.(afterMs > 0 ? [0, afterMs, ...pattern] : [...pattern]);
}

const FIELDS =
  'textarea, [contenteditable], select, input:not([type=checkbox], [type=radio], [type=button], [type=submit])';

/** Whether the cursor is in a field: nothing rings or shakes there. */
export const isWriting = (): boolean => document.activeElement?.matches(FIELDS) ?? false;
