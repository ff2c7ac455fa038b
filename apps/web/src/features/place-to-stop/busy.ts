import { useEffect } from 'react';
import { createStore } from '../../lib/external-store.ts';

/** How many things are going on that must not be interrupted. */
const going = createStore(0);

/** Marks that something is going on; returns how to end it, once. */
export function beginBusy(): () => void {
  going.set(going.get() + 1);
  let ended = false;
  return () => {
    if (!ended) going.set(going.get() - 1);
    ended = true;
  };
}

export const isBusy = (): boolean => going.get() > 0;
export const subscribeToBusy = going.subscribe;

/** While true, no one is told that now is a good place to stop: for a breath, a session, a dialog that is being filled in. */
export function useBusy(isBusy: boolean): void {
  useEffect(() => (isBusy ? beginBusy() : undefined), [isBusy]);
}
