import type { Appearance } from '../../lib/theme/appearance.ts';

/** A child who tries colours, or arrows through them, is recorded once it has stopped. */
export const SETTLE_MS = 600;

export interface SaveQueue {
  add(change: Partial<Appearance>): void;
  /** Saves what has been gathered without waiting for more. */
  flush(): void;
}

/** Gathers quick choices into one save, and never has two under way: the last choice is the one that stays. */
export function createSaveQueue(save: (change: Partial<Appearance>) => Promise<void>): SaveQueue {
  let gathered: Partial<Appearance> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let under: Promise<void> | null = null;

  function flush(): void {
    clearTimeout(timer);
    if (!gathered) return;
    const settled = gathered;
    gathered = null;
    // With nothing under way it is sent in this very turn: a page that is being left has no other.
    const sent: Promise<void> = (under ? under.then(() => save(settled)) : save(settled)).finally(() => {
      if (under === sent) under = null;
    });
    under = sent;
  }

  return {
    add(change) {
      gathered = { ...gathered, ...change };
      clearTimeout(timer);
      timer = setTimeout(flush, SETTLE_MS);
    },
    flush,
  };
}
