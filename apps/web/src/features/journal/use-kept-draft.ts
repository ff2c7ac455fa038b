import { useEffect } from 'react';
import { draftStorage } from '../../device/drafts/draft-storage.ts';
import { type DraftKind, type DraftOf, writeDraft } from './journal-draft.ts';

interface Watched<Context> {
  getSnapshot(): { readonly context: Context };
  subscribe(onChange: (snapshot: { readonly context: Context }) => void): { unsubscribe(): void };
}

/** Writes down what the child has typed with each change, so that a reload brings it back; an empty draft is forgotten. */
export function useKeptDraft<Kind extends DraftKind, Context extends DraftOf<Kind>>(
  actor: Watched<Context>,
  userId: string,
  kind: Kind,
  draftOf: (context: Context) => DraftOf<Kind> | null,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `draftOf` is pure; a new closure changes nothing.
  useEffect(() => {
    const subscription = actor.subscribe(({ context }) => writeDraft(draftStorage(), userId, kind, draftOf(context)));
    return () => subscription.unsubscribe();
  }, [actor, userId, kind]);
}
