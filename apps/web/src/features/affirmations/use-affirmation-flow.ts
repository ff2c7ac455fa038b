import { ANSWER_IDS } from '@wonderlings/affirmations/catalogue';
import { KeepAffirmationInput } from '@wonderlings/affirmations/contract';
import { LocalDate } from '@wonderlings/kernel/contract';
import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { z } from 'zod';
import { DRAFT_PREFIX, draftStorage } from '../../device/drafts.ts';
import { useOutbox } from '../../device/outbox/use-outbox.ts';
import { useDeviceDocument } from '../../device/store/document-stores.ts';
import { isUnauthorized } from '../../lib/api/api-error.ts';
import { localDateOf } from '../../lib/local-day/local-day.ts';
import { useToday } from '../../lib/local-day/use-today.ts';
import { useSession, useUser } from '../../lib/session/session.ts';
import { noteDone } from '../suggestion/index.ts';
import {
  type AffirmationDraft,
  affirmationMachine,
  type KeepAttempt,
  type Keeping,
  keepAffirmationWith,
  type Stage,
} from './affirmation.machine.ts';
import { AGE_GROUP_IDS, rememberedAge } from './age.document.ts';
import { keepAffirmationCommand } from './keep-affirmation.command.ts';
import type { DayWords } from './kept-words.tsx';
import { STEPS } from './questionnaire.ts';

type Snapshot = SnapshotFrom<typeof affirmationMachine>;

/**
 * Runs the machine for the child of the session.
 * @param words what it kept so far, the latest day first
 * @param refused ids of commands whose words the server will never take
 */
export function useAffirmationFlow(words: readonly DayWords[], refused: readonly string[]) {
  const userId = useUser().id;
  const today = useToday();
  const keep = useKeep(userId);
  const ofToday = words.find(({ date }) => date === today);
  const [machine] = useState(() =>
    affirmationMachine.provide({ actors: { keepAffirmation: keepAffirmationWith(keep) } }),
  );
  const [input] = useState(() => ({
    today,
    keeping: ofToday ? keepingOf(ofToday) : null,
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

  const isRefused = refused.includes(snapshot.context.kept?.id ?? '');
  useEffect(() => {
    if (isRefused) send({ type: 'words.refused' });
  }, [isRefused, send]);
  // After that: what the server has of today takes the place of what it refused.
  useEffect(() => {
    if (ofToday) send({ type: 'words.found', ...keepingOf(ofToday) });
  }, [ofToday, send]);

  const rememberAge = (picked: string) => age.update((before) => AGE_GROUP_IDS.find((id) => id === picked) ?? before);
  return { snapshot, send, today, rememberAge };
}

/** From another visit it is not known why they wait. */
const keepingOf = ({ waits, ...kept }: DayWords): Keeping => ({ kept, because: waits ? 'in-line' : null });

function useKeep(userId: string) {
  const outbox = useOutbox();
  const { refresh } = useSession();
  return async ({ key, body }: KeepAttempt): Promise<Keeping> => {
    const madeAt = new Date();
    const outcome = await outbox
      .save(keepAffirmationCommand, {
        id: key,
        body: { ...body, timestamp: madeAt.toISOString() },
        words: body.affirmation,
        madeAt,
      })
      .catch((error: unknown) => {
        // A remembered device can sign in again by itself; then the next try goes through.
        if (isUnauthorized(error)) refresh();
        throw error;
      });
    noteDone(userId, 'affirmation/daily', madeAt);
    const own = { id: key, userId, date: localDateOf(madeAt), ...body };
    return outcome.status === 'kept'
      ? { kept: own, because: outcome.because }
      : { kept: outcome.result ?? own, because: null };
  };
}

/** Nothing while words are kept: they come from the server, or from the outbox. */
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

const Answer = z.enum(ANSWER_IDS).nullable();
const Draft: z.ZodType<AffirmationDraft> = z.object({
  day: LocalDate,
  stage: z.enum([...STEPS, 'card']),
  answers: z.object({ age: Answer, feeling: Answer, second: Answer, proud: Answer }),
  pick: z.int().min(0),
  attempt: z
    .object({ key: z.string(), body: KeepAffirmationInput.pick({ questionnaire: true, affirmation: true }) })
    .nullable(),
});

const keyOf = (userId: string) => `${DRAFT_PREFIX}affirmation.${userId}`;

/** Where a child was before a reload of this tab; `null` on another day, or when it cannot be read. */
export function readAffirmationDraft(storage: Storage, userId: string, today: string): AffirmationDraft | null {
  try {
    const draft = Draft.safeParse(JSON.parse(storage.getItem(keyOf(userId)) ?? 'null'));
    return draft.success && draft.data.day === today ? draft.data : null;
  } catch {
    return null;
  }
}

/** `null` forgets it. A full or forbidden storage costs the draft, never the page. */
export function writeAffirmationDraft(storage: Storage, userId: string, draft: AffirmationDraft | null): void {
  try {
    if (draft === null) storage.removeItem(keyOf(userId));
    else storage.setItem(keyOf(userId), JSON.stringify(draft));
  } catch {
    // What was answered is still on the page.
  }
}
