import { draftStorage } from '../../device/drafts/draft-storage.ts';
import { useOutbox } from '../../device/outbox/use-outbox.ts';
import { isUnauthorized } from '../../lib/api/api-error.ts';
import { useSession } from '../../lib/session/session.ts';
import { noteWasSaved } from '../help/index.ts';
import { type DraftKind, writeDraft } from './journal-draft.ts';
import type { MoodToSave, SaveAttempt } from './save-attempt.ts';
import { type SaveOutcome, saveMoodCommand } from './save-mood.command.ts';

/** As a child would copy them: what it felt, and what it wrote. */
const wordsOf = ({ feeling, note }: MoodToSave): string => (note === null ? feeling : `${feeling}\n\n${note}`);

/**
 * The one way in which the journal's three flows save. Whatever is to happen on the device after every save, with the
 * words that were saved (`attempt.body.note`), belongs after the first line.
 */
export function useSaveMood(userId: string, kind: DraftKind): (attempt: SaveAttempt) => Promise<SaveOutcome> {
  const outbox = useOutbox();
  const { refresh } = useSession();
  return async ({ key, body }) => {
    const madeAt = new Date();
    const timestamp = madeAt.toISOString();
    const outcome = await outbox
      .save(saveMoodCommand, { id: key, body: { ...body, timestamp }, words: wordsOf(body), madeAt })
      .catch((error: unknown) => {
        // A remembered device can sign in again by itself; then the next try goes through.
        if (isUnauthorized(error)) refresh();
        throw error;
      });
    // Here and not by the machine: the page may be gone by now, and what is saved must not come back as a draft.
    writeDraft(draftStorage(), userId, kind, null);
    await noteWasSaved(body.note);
    return outcome;
  };
}
