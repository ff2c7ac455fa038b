import { useSyncExternalStore } from 'react';

/** What the header decoration is doing, for the shell around it: `Colors` hides, and the bar goes below a dragged sticker. */
export interface Decorating {
  readonly decorating: boolean;
  readonly dragging: boolean;
}

const NOTHING: Decorating = { decorating: false, dragging: false };
let current = NOTHING;
const listeners = new Set<() => void>();

/** Set by the decoration alone. */
export function setDecorating(change: Partial<Decorating>): void {
  const next = { ...current, ...change };
  if (next.decorating === current.decorating && next.dragging === current.dragging) return;
  current = next;
  for (const listener of listeners) listener();
}

export const readDecorating = (): Decorating => current;

export function useDecorating(): Decorating {
  return useSyncExternalStore(subscribe, readDecorating, () => NOTHING);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
