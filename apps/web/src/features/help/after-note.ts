import { createStore, useStore } from '../../lib/external-store.ts';
import { logFailure } from '../../lib/log.ts';

/** Says, on the device alone, whether help should be offered after these words. */
type NoteReader = (note: string) => boolean;

/** A slow network must not hold up the words that a saved feeling is answered with. */
const READER_WAIT_MS = 1500;

let load: (() => Promise<NoteReader>) | null = null;
const offered = createStore(false);

/** Tells where the reader comes from; the shell does. */
export function provideNoteReader(loader: () => Promise<NoteReader>): void {
  load = loader;
}

/**
 * To be called once after a note was saved, never before: it blocks nothing. The words go nowhere, and whether anything was
 * found is kept nowhere but in {@link useHelpOffered}, until the card is closed.
 */
export async function noteWasSaved(note: string | null): Promise<void> {
  if (!note || !load) return;
  const reading = load().then(
    (needsHelp) => setOffered(needsHelp(note)),
    (reason: unknown) => logFailure('The note could not be looked at on this device', reason),
  );
  await Promise.race([reading, new Promise((resolve) => setTimeout(resolve, READER_WAIT_MS))]);
}

export const setOffered = (isOffered: boolean): void => offered.set(isOffered);

/** True while the card "Your words are saved" is to be shown: celebrations wait until it is closed. */
export const useHelpOffered = (): boolean => useStore(offered, false);
