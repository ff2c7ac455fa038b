import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { fromPromise } from 'xstate';
import { draftStorage } from '../../device/drafts.ts';
import { logFailure } from '../../lib/log.ts';
import {
  type FormKind,
  formKeeper,
  hasHeight,
  isNamed,
  type KeptForm,
  type LogDraft,
  type PlantDraft,
  readForm,
} from './plant-drafts.ts';
import { createFormMachine, type FormMachine, type FormSave } from './plant-form.machine.ts';

const plantFormMachine = createFormMachine<PlantDraft>(isNamed);
const logFormMachine = createFormMachine<LogDraft>(hasHeight);

interface FormOptions<Draft> {
  readonly userId: string;
  /** Whether all that was saved before is on the device by now. */
  readonly isKept: boolean;
  /** Whether what was opened then is in the garden by now. */
  readonly isSaved: (form: Omit<FormSave<Draft>, 'draft'>) => boolean;
  /** Takes what is typed; when it throws, the form stays open as it is. */
  readonly save: (form: FormSave<Draft>) => Promise<void>;
}

/** The form of a plant, or of a log. It lives above the tabs, and its draft outlives a reload. */
export const usePlantForm = (options: FormOptions<PlantDraft>) => useForm('plant', plantFormMachine, options);
export const useLogForm = (options: FormOptions<LogDraft>) => useForm('log', logFormMachine, options);
export type PlantFormFlow = ReturnType<typeof usePlantForm>;
export type LogFormFlow = ReturnType<typeof useLogForm>;

type DraftOf<Kind extends FormKind> = KeptForm<Kind>['draft'];

function useForm<Kind extends FormKind>(
  kind: Kind,
  machine: FormMachine<DraftOf<Kind>>,
  { userId, isKept, isSaved, save }: FormOptions<DraftOf<Kind>>,
) {
  const latest = useRef(save);
  const isGone = useRef(false);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  const [keep] = useState(() => formKeeper(draftStorage(), userId, kind));
  const [provided] = useState(() =>
    machine.provide({
      actors: {
        save: fromPromise(async ({ input }) => {
          await latest.current(input).catch((reason: unknown) => {
            logFailure('A form of the plant journal was not saved', reason);
            throw reason;
          });
          // What was saved after the page had gone must not come back as a draft.
          if (isGone.current) keep(null);
        }),
      },
    }),
  );
  const [input] = useState(() => ({ kept: readForm(draftStorage(), userId, kind) }));
  const [snapshot, send] = useMachine(provided, { input });

  const { target, draft, problem, openedAt } = snapshot.context;
  const isOpen = !snapshot.matches('closed');
  const form = useMemo(
    () => (target && draft ? { target, draft, openedAt, isOpen } : null),
    [target, draft, openedAt, isOpen],
  );
  useEffect(() => {
    // Saved, but in memory alone: a reload brings the form back instead of losing it. The compiler does not see that the
    // draft of this kind and its target are the kept form of this kind.
    if (form || isKept) keep(form as KeptForm<Kind> | null);
  }, [form, isKept, keep]);
  const isSaving = snapshot.matches('saving');
  const wasSaved = !isSaving && target !== null && isSaved({ target, openedAt });
  useEffect(() => {
    if (wasSaved) send({ type: 'forget' });
  }, [wasSaved, send]);
  return { isOpen: isOpen && !wasSaved, isSaving, target, draft, problem, send };
}
