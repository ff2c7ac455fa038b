import { useQueryClient } from '@tanstack/react-query';
import type { Affirmation } from '@wonderlings/affirmations/contract';
import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { draftStorage } from '../../device/drafts/draft-storage.ts';
import { useDeviceDocument } from '../../device/store/use-device-document.ts';
import { isUnauthorized } from '../../lib/api/api-error.ts';
import { useToday } from '../../lib/local-day/use-today.ts';
import { useSession, useUser } from '../../lib/session/session.ts';
import { readAffirmationDraft, writeAffirmationDraft } from './affirmation-draft.ts';
import { sendAffirmation } from './api/keep-affirmation.mutation.ts';
import { type AffirmationDraft, affirmationMachine, type Stage } from './machines/affirmation.machine.ts';
import { keepAffirmationWith } from './machines/keep-affirmation.actor.ts';
import { STEPS } from './questionnaire.ts';
import { rememberedAge } from './remembered-age.ts';

type Snapshot = SnapshotFrom<typeof affirmationMachine>;

/** Runs the machine for the child of the session. @param kept what it kept so far, the latest day first */
export function useAffirmationFlow(kept: readonly Affirmation[]) {
  const userId = useUser().id;
  const today = useToday();
  const keep = useKeep();
  const [machine] = useState(() =>
    affirmationMachine.provide({ actors: { keepAffirmation: keepAffirmationWith(keep) } }),
  );
  const [input] = useState(() => ({
    today,
    kept: kept.find(({ date }) => date === today) ?? null,
    draft: readAffirmationDraft(draftStorage(), userId, today),
  }));
  const [snapshot, send, actor] = useMachine(machine, { input });
  const age = useDeviceDocument(rememberedAge);

  useEffect(() => {
    const subscription = actor.subscribe((next) => writeAffirmationDraft(draftStorage(), userId, draftOf(next)));
    return () => subscription.unsubscribe();
  }, [actor, userId]);
  useEffect(() => {
    if (age.value) send({ type: 'age.remember', id: age.value });
  }, [age.value, send]);
  useEffect(() => {
    if (today !== input.today) send({ type: 'day.change', day: today });
  }, [today, input, send]);

  return { snapshot, send, today, rememberAge: (id: string) => age.update(() => id) };
}

function useKeep() {
  const queryClient = useQueryClient();
  const { refresh } = useSession();
  return (attempt: Parameters<typeof sendAffirmation>[1]) =>
    sendAffirmation(queryClient, attempt).catch((error: unknown) => {
      // A remembered device can sign in again by itself; then the next try goes through.
      if (isUnauthorized(error)) refresh();
      throw error;
    });
}

/** Nothing while words are kept: they come from the server. */
function draftOf(snapshot: Snapshot): AffirmationDraft | null {
  const stage = stageOf(snapshot);
  if (stage === 'kept') return null;
  const { day, answers, pick, attempt } = snapshot.context;
  return { day, stage, answers, pick, attempt };
}

/** Which page is shown. While words are being kept, still the card. */
export function stageOf(snapshot: Snapshot): Stage | 'kept' {
  if (snapshot.matches('kept')) return 'kept';
  return STEPS.find((step) => snapshot.matches({ asking: step })) ?? 'card';
}
