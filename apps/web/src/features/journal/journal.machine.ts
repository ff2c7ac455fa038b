import { intensityLabel, type RichMood, type RichMoodId, richMoodById } from '@wonderlings/journal/catalogue';
import { feelingWithIntensity, INTENSITY, NOTE_LIMIT, PICK_DEBOUNCE_MS } from '@wonderlings/journal/contract';
import { assign, setup } from 'xstate';
import { attemptOf } from '../../lib/api/attempt.ts';
import {
  type KeptMood,
  lettersLeft,
  type MoodToSave,
  noteToSend,
  type SaveAttempt,
  type SaveFailure,
  saveMoodNotProvided,
  savingStates,
} from './save-flow.ts';
import type { SavedMood } from './save-mood.command.ts';

/** What survives a reload. */
export interface JournalDraft {
  readonly moodId: RichMoodId | null;
  readonly intensity: number;
  readonly note: string;
  readonly attempt: SaveAttempt | null;
}
export interface JournalContext extends JournalDraft {
  readonly failure: SaveFailure | null;
  readonly saved: SavedMood | null;
  /** The last one that was saved without an answer to celebrate. */
  readonly kept: KeptMood | null;
}
type JournalEvent =
  | { readonly type: 'mood.pick'; readonly moodId: RichMoodId }
  | { readonly type: 'mood.choose-different' }
  | { readonly type: 'intensity.change'; readonly intensity: number }
  | { readonly type: 'note.change'; readonly note: string }
  /** `newKey` is used unless these very words were sent before. */
  | { readonly type: 'mood.save'; readonly newKey: string }
  | { readonly type: 'celebration.close' };

export const EMPTY_JOURNAL_DRAFT: JournalDraft = {
  moodId: null,
  intensity: INTENSITY.default,
  note: '',
  attempt: null,
};

/** The feelings flow: grid, picking (debounced), detail, saving, and then celebrated or failed. */
export const journalMachine = setup({
  types: {
    context: {} as JournalContext,
    events: {} as JournalEvent,
    input: {} as JournalDraft,
  },
  actors: { saveMood: saveMoodNotProvided },
  delays: { pickDebounce: PICK_DEBOUNCE_MS },
  guards: {
    hasFeeling: ({ context }) => context.moodId !== null,
    tooLong: ({ context }) => lettersLeft(context.note, NOTE_LIMIT) < 0,
  },
  actions: {
    pick: assign((_, { moodId }: { moodId: RichMoodId }) => ({ moodId, kept: null })),
    changeIntensity: assign((_, { intensity }: { intensity: number }) => ({
      intensity: Math.min(INTENSITY.max, Math.max(INTENSITY.min, Math.round(intensity))),
      failure: null,
    })),
    changeNote: assign((_, { note }: { note: string }) => ({ note, failure: null })),
    beginAttempt: assign(({ context }, { newKey }: { newKey: string }) => ({
      attempt: attemptOf(moodToSave(context), context.attempt, () => newKey),
      failure: null,
    })),
    // The words stay: only the feeling is chosen again.
    leaveFeeling: assign({ moodId: null, intensity: INTENSITY.default, failure: null }),
    fail: assign((_, { failure }: { failure: SaveFailure }) => ({ failure })),
    clear: assign({ ...EMPTY_JOURNAL_DRAFT, failure: null }),
    celebrate: assign((_, { saved }: { saved: SavedMood | null }) => ({ saved })),
    forgetSaved: assign({ saved: null }),
    noteKept: assign((_, { kept }: { kept: KeptMood }) => ({ kept })),
  },
}).createMachine({
  id: 'journal',
  context: ({ input }) => ({ ...input, failure: null, saved: null, kept: null }),
  initial: 'restoring',
  states: {
    restoring: { always: [{ guard: 'hasFeeling', target: 'detail' }, { target: 'grid' }] },
    grid: {
      on: {
        'mood.pick': { target: 'picking', actions: { type: 'pick', params: ({ event }) => event } },
      },
    },
    picking: {
      on: {
        'mood.pick': [
          // Pressed again because nothing has happened yet: the wait goes on, and does not begin anew.
          { guard: ({ context, event }) => event.moodId === context.moodId },
          { target: 'picking', reenter: true, actions: { type: 'pick', params: ({ event }) => event } },
        ],
      },
      after: { pickDebounce: 'detail' },
    },
    detail: {
      initial: 'open',
      on: {
        'intensity.change': { target: '.open', actions: { type: 'changeIntensity', params: ({ event }) => event } },
        'note.change': { target: '.open', actions: { type: 'changeNote', params: ({ event }) => event } },
        'mood.choose-different': { target: 'grid', actions: 'leaveFeeling' },
        'mood.save': [
          {
            guard: 'tooLong',
            target: '.failed',
            actions: { type: 'fail', params: { failure: 'too-long' } },
          },
          { target: 'saving', actions: { type: 'beginAttempt', params: ({ event }) => event } },
        ],
      },
      states: { open: {}, failed: {} },
    },
    ...savingStates('grid', 'detail.failed'),
  },
});

function moodToSave({ moodId, intensity, note }: JournalDraft): MoodToSave {
  const mood = pickedMood(moodId);
  return {
    feeling: feelingWithIntensity(mood.feeling, intensityLabel(mood, intensity)),
    baseFeelingName: mood.feeling,
    note: noteToSend(note),
  };
}

function pickedMood(moodId: RichMoodId | null): RichMood {
  const mood = moodId === null ? undefined : richMoodById(moodId);
  if (!mood) throw new Error('Nothing is saved before a feeling is picked');
  return mood;
}
