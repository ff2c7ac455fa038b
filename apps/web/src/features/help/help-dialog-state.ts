import { useSyncExternalStore } from 'react';

/** Which part of the help stands first when it opens. */
export type HelpPart = 'top' | 'say';

let open: HelpPart | null = null;
const listeners = new Set<() => void>();

function change(next: HelpPart | null): void {
  open = next;
  for (const listener of listeners) listener();
}

/** Opens "I need help now" over whatever page is there. */
export function openHelp(part: HelpPart = 'top'): void {
  change(part);
}

export function closeHelp(): void {
  change(null);
}

/** The part that is open, or nothing. */
export function useOpenHelp(): HelpPart | null {
  return useSyncExternalStore(
    subscribe,
    () => open,
    () => null,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
