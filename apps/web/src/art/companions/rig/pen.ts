import type { Mood } from '../cast.ts';
import type { Ink, Paints } from './ink.tsx';
import type { Stance } from './stance.ts';

/** What every stroke of one figure shares. */
export interface Pen extends Ink, Paints {
  readonly stance: Stance;
  readonly mood: Mood;
  /** False where lashes, blush ticks and finger lines would only be dirt. */
  readonly fine: boolean;
  readonly breath: number;
}
