import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { draftStorage } from '../../device/drafts/draft-storage.ts';
import { type DraftOf, readDraft } from './journal-draft.ts';
import { EMPTY_QUICK_DRAFT, type QuickContext, quickCheckInMachine } from './machines/quick-check-in.machine.ts';
import { saveMoodWith } from './machines/save-mood.actor.ts';
import { useKeptDraft } from './use-kept-draft.ts';
import { useSaveMood } from './use-save-mood.ts';

export function useQuickFlow(userId: string) {
  const save = useSaveMood(userId, 'quick');
  const [machine] = useState(() => quickCheckInMachine.provide({ actors: { saveMood: saveMoodWith(save) } }));
  const [input] = useState(() => readDraft(draftStorage(), userId, 'quick') ?? EMPTY_QUICK_DRAFT);
  const [snapshot, send, actor] = useMachine(machine, { input });
  useKeptDraft(actor, userId, 'quick', draftOf);
  return { snapshot, send };
}

function draftOf({ moodId, note, attempt }: QuickContext): DraftOf<'quick'> | null {
  return moodId === null && note === '' ? null : { moodId, note, attempt };
}
