import { useEffect } from 'react';

/** How many things are going on that must not be interrupted. */
let going = 0;
const listeners = new Set<() => void>();

function change(by: number): void {
  going += by;
  for (const listener of listeners) listener();
}

/** Marks that something is going on; returns how to end it, once. */
export function beginBusy(): () => void {
  change(1);
  let ended = false;
  return () => {
    if (!ended) change(-1);
    ended = true;
  };
}

export function isBusy(): boolean {
  return going > 0;
}

export function subscribeToBusy(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** While true, no one is told that now is a good place to stop: for a breath, a session, a dialog that is being filled in. */
export function useBusy(isBusy: boolean): void {
  useEffect(() => (isBusy ? beginBusy() : undefined), [isBusy]);
}
