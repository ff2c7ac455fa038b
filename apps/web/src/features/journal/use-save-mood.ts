import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { draftStorage } from '../../device/drafts/draft-storage.ts';
import { isUnauthorized } from '../../lib/api/api-error.ts';
import { useSession } from '../../lib/session/session.ts';
import { noteWasSaved } from '../help/index.ts';
import { type DraftKind, writeDraft } from './journal-draft.ts';
import type { SaveAttempt } from './save-attempt.ts';

/**
 * The one way in which the journal's three flows save. Whatever is to happen on the device after every save, with the
 * words that were saved (`attempt.body.note`), belongs after the first line.
 */
export function useSaveMood<Saved>(
  userId: string,
  kind: DraftKind,
  save: (queryClient: QueryClient, attempt: SaveAttempt) => Promise<Saved>,
): (attempt: SaveAttempt) => Promise<Saved> {
  const queryClient = useQueryClient();
  const { refresh } = useSession();
  return async (attempt) => {
    const saved = await save(queryClient, attempt).catch((error: unknown) => {
      // A remembered device can sign in again by itself; then the next try goes through.
      if (isUnauthorized(error)) refresh();
      throw error;
    });
    // Here and not by the machine: the page may be gone by now, and what is saved must not come back as a draft.
    writeDraft(draftStorage(), userId, kind, null);
    await noteWasSaved(attempt.body.note);
    return saved;
  };
}
