import { textLength } from '@wonderlings/kernel/contract';

/** What a save sends. */
export interface MoodToSave {
  readonly feeling: string;
  readonly baseFeelingName?: string | undefined;
  readonly note: string | null;
}

/** One act of saving. The same words keep their key over any number of tries, and over a reload. */
export interface SaveAttempt {
  readonly key: string;
  readonly body: MoodToSave;
}

/**
 * The attempt that saves `body`: the last one again when nothing changed, so that a lost answer cannot make two entries.
 * Changed words get a new key: under the old one the server would answer with the old words, and the new ones were gone.
 */
export function attemptToSave(body: MoodToSave, last: SaveAttempt | null, newKey: () => string): SaveAttempt {
  return last && sameBody(last.body, body) ? last : { key: newKey(), body };
}

/** For states that are only entered with an attempt. */
export function begun(attempt: SaveAttempt | null): SaveAttempt {
  if (!attempt) throw new Error('No save was begun');
  return attempt;
}

function sameBody(one: MoodToSave, other: MoodToSave): boolean {
  return one.feeling === other.feeling && one.baseFeelingName === other.baseFeelingName && one.note === other.note;
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
