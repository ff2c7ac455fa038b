import type { Pack } from '../pack.ts';
import { INK_AND_PAPER } from './words-and-pages/ink-and-paper.ts';
import { KIND_WORDS } from './words-and-pages/kind-words.ts';

/** Ink, paper and kind words. */
export const wordsAndPages = {
  card: ['#ffe3ec', '#f0a3ba'],
  cover: ['paper-heart', 'pocket-sun-sticker', 'happy-pencil'],
  drawings: { ...INK_AND_PAPER, ...KIND_WORDS },
} as const satisfies Pack<'words-and-pages'>;
