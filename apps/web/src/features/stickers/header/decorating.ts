import { createStore, useStore } from '../../../lib/external-store.ts';

/** What the header decoration is doing, for the shell around it: `Colors` hides, and the bar goes below a dragged sticker. */
export interface Decorating {
  readonly decorating: boolean;
  readonly dragging: boolean;
}

const NOTHING: Decorating = { decorating: false, dragging: false };
const current = createStore(NOTHING);

/** Set by the decoration alone. */
export function setDecorating(change: Partial<Decorating>): void {
  const before = current.get();
  const next = { ...before, ...change };
  if (next.decorating !== before.decorating || next.dragging !== before.dragging) current.set(next);
}

export const readDecorating = current.get;

export const useDecorating = (): Decorating => useStore(current, NOTHING);
