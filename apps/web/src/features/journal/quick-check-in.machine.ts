import { type QuickMoodId, quickMoodById } from '@wonderlings/journal/catalogue';
import { NOTE_LIMIT } from '@wonderlings/journal/contract';
import { assign, setup } from 'xstate';
import { attemptOf } from '../../lib/api/attempt.ts';
import {
  begun,
  type KeptMood,
  keptMoodOf,
  lettersLeft,
  type MoodToSave,
  noteToSend,
  type SaveAttempt,
  type SaveFailure,
  savedIn,
  saveFailureOf,
  saveMoodNotProvided,
} from './save-flow.ts';
import type { SavedMood } from './save-mood.command.ts';

/** What survives a reload. */
export interface QuickDraft {
  readonly moodId: QuickMoodId | null;
  readonly note: string;
  readonly attempt: SaveAttempt | null;
}
export interface QuickContext extends QuickDraft {
  readonly failure: SaveFailure | null;
  /** The last one that waits on this device. */
  readonly kept: KeptMood | null;
  /** The last one that the server has, with what it answered; null where that could not be read. */
  readonly saved: SavedMood | null;
}
type QuickEvent =
  | { readonly type: 'mood.select'; readonly moodId: QuickMoodId }
  | { readonly type: 'note.change'; readonly note: string }
  /** `newKey` is used unless these very words were sent before. */
  | { readonly type: 'mood.save'; readonly newKey: string };

export const EMPTY_QUICK_DRAFT: QuickDraft = { moodId: null, note: '', attempt: null };

/** The quick check-in: choosing, saving, and then saved or failed; nothing is saved without a feeling. */
export const quickCheckInMachine = setup({
  types: { context: {} as QuickContext, events: {} as QuickEvent, input: {} as QuickDraft },
  actors: { saveMood: saveMoodNotProvided },
  guards: {
    hasNoFeeling: ({ context }) => context.moodId === null,
    tooLong: ({ context }) => lettersLeft(context.note, NOTE_LIMIT) < 0,
  },
  actions: {
    select: assign((_, { moodId }: { moodId: QuickMoodId }) => ({
      moodId,
      failure: null,
      kept: null,
      saved: null,
    })),
    changeNote: assign((_, { note }: { note: string }) => ({ note, failure: null })),
    beginAttempt: assign(({ context }, { newKey }: { newKey: string }) => ({
      attempt: attemptOf(moodToSave(context), context.attempt, () => newKey),
      failure: null,
    })),
    fail: assign((_, { failure }: { failure: SaveFailure }) => ({ failure })),
    clear: assign({ ...EMPTY_QUICK_DRAFT, failure: null }),
    noteKept: assign((_, { kept }: { kept: KeptMood }) => ({ kept })),
    noteSaved: assign((_, { saved }: { saved: SavedMood | null }) => ({ saved })),
  },
}).createMachine({
  id: 'quickCheckIn',
  context: ({ input }) => ({ ...input, failure: null, kept: null, saved: null }),
  initial: 'choosing',
  states: {
    choosing: {
      initial: 'open',
      on: {
        'mood.select': { target: '.open', actions: { type: 'select', params: ({ event }) => event } },
        'note.change': { target: '.open', actions: { type: 'changeNote', params: ({ event }) => event } },
        'mood.save': [
          { guard: 'hasNoFeeling' },
          { guard: 'tooLong', target: '.failed', actions: { type: 'fail', params: { failure: 'too-long' } } },
          { target: 'saving', actions: { type: 'beginAttempt', params: ({ event }) => event } },
        ],
      },
      states: { open: {}, failed: {}, saved: {} },
    },
    saving: {
      invoke: {
        src: 'saveMood',
        input: ({ context }) => begun(context.attempt),
        onDone: [
          {
            // This flow waits for no answer (specification 000, section 7): ok is saved.
            guard: ({ event }) => event.output.status === 'kept',
            target: 'choosing.saved',
            actions: [{ type: 'noteKept', params: ({ context, event }) => keptMoodOf(context, event.output) }, 'clear'],
          },
          {
            target: 'choosing.saved',
            actions: [{ type: 'noteSaved', params: ({ event }) => ({ saved: savedIn(event.output) }) }, 'clear'],
          },
        ],
        onError: {
          target: 'choosing.failed',
          actions: { type: 'fail', params: ({ event }) => ({ failure: saveFailureOf(event.error) }) },
        },
      },
    },
  },
});

/** Specification 000, section 7: this variant sends the feeling and the note only. */
function moodToSave({ moodId, note }: QuickDraft): MoodToSave {
  const mood = moodId === null ? undefined : quickMoodById(moodId);
  if (!mood) throw new Error('Nothing is saved before a feeling is picked');
  return { feeling: mood.feeling, note: noteToSend(note) };
}
