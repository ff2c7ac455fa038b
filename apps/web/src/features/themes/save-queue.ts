import type { Appearance } from '../../lib/theme/appearance.ts';

/** A child who tries colours, or arrows through them, is recorded once it has stopped. */
export const SETTLE_MS = 600;

export interface SaveQueue {
  add(change: Partial<Appearance>): void;
}

/** Gathers quick choices into one save, and never has two under way: the last choice is the one that stays. */
export function createSaveQueue(save: (change: Partial<Appearance>) => Promise<void>): SaveQueue {
  let gathered: Partial<Appearance> = {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  let under = Promise.resolve();
  return {
    add(change) {
      gathered = { ...gathered, ...change };
      clearTimeout(timer);
      timer = setTimeout(() => {
        const settled = gathered;
        gathered = {};
        under = under.then(() => save(settled));
      }, SETTLE_MS);
    },
  };
}
