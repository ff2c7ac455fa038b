import { textLength } from '@wonderlings/kernel/contract';
import type { Attempt } from '../../lib/api/attempt.ts';

/** What a save sends. */
export interface MoodToSave {
  readonly feeling: string;
  readonly baseFeelingName?: string | undefined;
  readonly note: string | null;
}

/** One act of saving. The same words keep their key over any number of tries, and over a reload. */
export type SaveAttempt = Attempt<MoodToSave>;

/** For states that are only entered with an attempt. */
export function begun(attempt: SaveAttempt | null): SaveAttempt {
  if (!attempt) throw new Error('No save was begun');
  return attempt;
}

/** What is sent of a note: `null` when nothing was written, and no character that no store can hold (pasted text has them). */
export function noteToSend(note: string): string | null {
  const clean = note.replaceAll('\0', '').toWellFormed();
  return clean.trim() ? clean : null;
}

/** How many characters are left of `limit`; below zero when there are too many. */
export function lettersLeft(text: string, limit: number): number {
  return limit - textLength(text);
}
