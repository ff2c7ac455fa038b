import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { draftStorage } from '../../device/drafts/draft-storage.ts';
import { type DraftOf, readDraft } from './journal-draft.ts';
import { saveMoodWith } from './machines/save-mood.actor.ts';
import { emptyWritingDraft, type WritingContext, writingMachine } from './machines/writing.machine.ts';
import { useKeptDraft } from './use-kept-draft.ts';
import { useSaveMood } from './use-save-mood.ts';

/** Daily Writing of this page; it lives above the tabs, so that a look at the calendar loses nothing. */
export function useWritingFlow(userId: string, today: string) {
  const save = useSaveMood(userId, 'writing');
  const [machine] = useState(() => writingMachine.provide({ actors: { saveMood: saveMoodWith(save) } }));
  const [input] = useState(() => readDraft(draftStorage(), userId, 'writing') ?? emptyWritingDraft(today));
  const [snapshot, send, actor] = useMachine(machine, { input });
  const isWriting = snapshot.matches('writing');
  const { day } = snapshot.context;
  useEffect(() => {
    if (isWriting && day !== today) send({ type: 'day.change', day: today });
  }, [isWriting, day, today, send]);
  useKeptDraft(actor, userId, 'writing', draftOf);
  return { snapshot, send };
}

export type WritingFlow = ReturnType<typeof useWritingFlow>;

function draftOf({ day, swaps, words, attempt }: WritingContext): DraftOf<'writing'> | null {
  return words === '' ? null : { day, swaps, words, attempt };
}
