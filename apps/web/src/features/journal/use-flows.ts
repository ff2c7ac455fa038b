import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { draftStorage } from '../../device/drafts.ts';
import { useOutbox } from '../../device/outbox/use-outbox.ts';
import { isUnauthorized } from '../../lib/api/api-error.ts';
import { useSession } from '../../lib/session/session.ts';
import { noteWasSaved, useHelpOffered } from '../help/index.ts';
import { type DrawingContext, drawingMachine, emptyDrawingDraft } from './drawing/drawing.machine.ts';
import { EMPTY_JOURNAL_DRAFT, type JournalContext, journalMachine } from './journal.machine.ts';
import { type DraftKind, type DraftOf, forgetDraftsOfOthers, readDraft, writeDraft } from './journal-draft.ts';
import { EMPTY_QUICK_DRAFT, type QuickContext, quickCheckInMachine } from './quick-check-in.machine.ts';
import { type MoodToSave, type SaveAttempt, saveMoodWith } from './save-flow.ts';
import { type SaveOutcome, saveMoodCommand } from './save-mood.command.ts';
import { emptyWritingDraft, type WritingContext, writingMachine } from './writing.machine.ts';

/** The feelings flow of this page; it lives above the tabs, so that a look at the calendar loses nothing. */
export function useJournalFlow(userId: string) {
  useEffect(() => forgetDraftsOfOthers(draftStorage(), userId), [userId]);
  const save = useSaveMood(userId, 'add');
  const [machine] = useState(() => journalMachine.provide({ actors: { saveMood: saveMoodWith(save) } }));
  const [input] = useState(() => readDraft(draftStorage(), userId, 'add') ?? EMPTY_JOURNAL_DRAFT);
  const [snapshot, send, actor] = useMachine(machine, { input });
  useKeptDraft(actor, userId, 'add', feelingDraft);
  return { snapshot, send };
}

export type JournalFlow = ReturnType<typeof useJournalFlow>;

function feelingDraft({ moodId, intensity, note, attempt }: JournalContext): DraftOf<'add'> | null {
  return moodId === null && note === '' ? null : { moodId, intensity, note, attempt };
}

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
  useKeptDraft(actor, userId, 'writing', writingDraft);
  return { snapshot, send };
}

export type WritingFlow = ReturnType<typeof useWritingFlow>;

function writingDraft({ day, swaps, words, attempt }: WritingContext): DraftOf<'writing'> | null {
  return words === '' ? null : { day, swaps, words, attempt };
}

/**
 * The drawing of this page; it lives above the tabs, too.
 * @param isAsked whether the child came to draw
 */
export function useDrawingFlow(userId: string, today: string, isAsked = false) {
  const save = useSaveMood(userId, 'drawing');
  const [machine] = useState(() => drawingMachine.provide({ actors: { saveMood: saveMoodWith(save) } }));
  const [input] = useState(() => readDraft(draftStorage(), userId, 'drawing') ?? emptyDrawingDraft(today));
  const [snapshot, send, actor] = useMachine(machine, { input });
  const isDrawing = snapshot.matches('drawing');
  const { day } = snapshot.context;
  useEffect(() => {
    if (isDrawing && day !== today) send({ type: 'day.change', day: today });
  }, [isDrawing, day, today, send]);
  useKeptDraft(actor, userId, 'drawing', drawingDraft);
  /** Whether the page is drawn on rather than written on; lines that came back are shown. */
  const [isOpen, setOpen] = useState(isAsked || input.marks.length > 0);
  return { snapshot, send, isOpen, setOpen };
}

export type DrawingFlow = ReturnType<typeof useDrawingFlow>;

function drawingDraft({ day, swaps, marks, words, attempt }: DrawingContext): DraftOf<'drawing'> | null {
  return marks.length === 0 && words === '' ? null : { day, swaps, marks: [...marks], words, attempt };
}

export function useQuickFlow(userId: string) {
  const save = useSaveMood(userId, 'quick');
  const [machine] = useState(() => quickCheckInMachine.provide({ actors: { saveMood: saveMoodWith(save) } }));
  const [input] = useState(() => readDraft(draftStorage(), userId, 'quick') ?? EMPTY_QUICK_DRAFT);
  const [snapshot, send, actor] = useMachine(machine, { input });
  useKeptDraft(actor, userId, 'quick', quickDraft);
  return { snapshot, send };
}

function quickDraft({ moodId, note, attempt }: QuickContext): DraftOf<'quick'> | null {
  return moodId === null && note === '' ? null : { moodId, note, attempt };
}

/** As a child would copy them: what it felt, and what it wrote. */
const wordsOf = ({ feeling, note }: MoodToSave): string => (note === null ? feeling : `${feeling}\n\n${note}`);

/**
 * The one way in which the journal's three flows save. Whatever is to happen on the device after every save, with the
 * words that were saved (`attempt.body.note`), belongs after the first line.
 */
function useSaveMood(userId: string, kind: DraftKind): (attempt: SaveAttempt) => Promise<SaveOutcome> {
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

interface Watched<Context> {
  getSnapshot(): { readonly context: Context };
  subscribe(onChange: (snapshot: { readonly context: Context }) => void): { unsubscribe(): void };
}

/** Writes down what the child has typed with each change, so that a reload brings it back; an empty draft is forgotten. */
function useKeptDraft<Kind extends DraftKind, Context extends DraftOf<Kind>>(
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

/**
 * Whether the card that offers help came with what was saved; it stays true after the card is closed, until `forget`.
 * After such words nothing lighter is put beside it.
 */
export function useHelpCame(): readonly [came: boolean, forget: () => void] {
  const offered = useHelpOffered();
  const [came, setCame] = useState(offered);
  if (offered && !came) setCame(true);
  return [came, () => setCame(false)];
}
