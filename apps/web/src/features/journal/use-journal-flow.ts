import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { draftStorage } from '../../device/drafts/draft-storage.ts';
import { type DraftOf, forgetDraftsOfOthers, readDraft } from './journal-draft.ts';
import { EMPTY_JOURNAL_DRAFT, type JournalContext, journalMachine } from './machines/journal.machine.ts';
import { saveMoodWith } from './machines/save-mood.actor.ts';
import { useKeptDraft } from './use-kept-draft.ts';
import { useSaveMood } from './use-save-mood.ts';

/** The feelings flow of this page; it lives above the tabs, so that a look at the calendar loses nothing. */
export function useJournalFlow(userId: string) {
  useEffect(() => forgetDraftsOfOthers(draftStorage(), userId), [userId]);
  const save = useSaveMood(userId, 'add');
  const [machine] = useState(() => journalMachine.provide({ actors: { saveMood: saveMoodWith(save) } }));
  const [input] = useState(() => readDraft(draftStorage(), userId, 'add') ?? EMPTY_JOURNAL_DRAFT);
  const [snapshot, send, actor] = useMachine(machine, { input });
  useKeptDraft(actor, userId, 'add', draftOf);
  return { snapshot, send };
}

export type JournalFlow = ReturnType<typeof useJournalFlow>;

function draftOf({ moodId, intensity, note, attempt }: JournalContext): DraftOf<'add'> | null {
  return moodId === null && note === '' ? null : { moodId, intensity, note, attempt };
}
