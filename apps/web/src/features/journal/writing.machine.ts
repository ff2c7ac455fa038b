import { type PromptWords, promptFor } from '@wonderlings/journal/catalogue';
import { JOURNAL_FEELING, journalNote, NOTE_LIMIT } from '@wonderlings/journal/contract';
import { assign, setup } from 'xstate';
import { attemptOf } from '../../lib/api/attempt.ts';
import {
  type KeptMood,
  lettersLeft,
  noteToSend,
  type SaveAttempt,
  type SaveFailure,
  saveMoodNotProvided,
  savingStates,
} from './save-flow.ts';
import type { SavedMood } from './save-mood.command.ts';

/** What survives a reload. `day` is the day whose prompt the words answer. */
export interface WritingDraft {
  readonly day: string;
  readonly swaps: number;
  readonly words: string;
  readonly attempt: SaveAttempt | null;
}
export interface WritingContext extends WritingDraft {
  readonly failure: SaveFailure | null;
  readonly saved: SavedMood | null;
  /** The last one that was saved without an answer to celebrate. */
  readonly kept: KeptMood | null;
}
type WritingEvent =
  | { readonly type: 'words.change'; readonly words: string }
  | { readonly type: 'prompt.swap' }
  | { readonly type: 'day.change'; readonly day: string }
  /** `newKey` is used unless these very words were sent before. */
  | { readonly type: 'words.save'; readonly newKey: string }
  | { readonly type: 'celebration.close' };

export const emptyWritingDraft = (day: string): WritingDraft => ({ day, swaps: 0, words: '', attempt: null });

/** How many characters the words may still grow; the prompt is saved with them, so it counts. */
export function wordsLeft(draft: Pick<WritingDraft, 'day' | 'swaps' | 'words'>): number {
  return lettersLeft(journalNote(promptOf(draft).prompt, draft.words), NOTE_LIMIT);
}

export function promptOf({ day, swaps }: Pick<WritingDraft, 'day' | 'swaps'>): PromptWords {
  return promptFor(day, swaps);
}

/** Daily Writing: writing, saving, and then celebrated or failed. */
export const writingMachine = setup({
  types: { context: {} as WritingContext, events: {} as WritingEvent, input: {} as WritingDraft },
  actors: { saveMood: saveMoodNotProvided },
  guards: {
    isBlank: ({ context }) => noteToSend(context.words) === null,
    tooLong: ({ context }) => wordsLeft(context) < 0,
  },
  actions: {
    changeWords: assign((_, { words }: { words: string }) => ({ words, failure: null, kept: null })),
    swapPrompt: assign({ swaps: ({ context }) => context.swaps + 1, failure: null }),
    changeDay: assign((_, { day }: { day: string }) => ({ day, swaps: 0 })),
    beginAttempt: assign(({ context }, { newKey }: { newKey: string }) => ({
      attempt: attemptOf(
        { feeling: JOURNAL_FEELING, note: noteToSend(journalNote(promptOf(context).prompt, context.words)) },
        context.attempt,
        () => newKey,
      ),
      failure: null,
    })),
    fail: assign((_, { failure }: { failure: SaveFailure }) => ({ failure })),
    clear: assign({ words: '', attempt: null, failure: null }),
    celebrate: assign((_, { saved }: { saved: SavedMood | null }) => ({ saved })),
    forgetSaved: assign({ saved: null }),
    noteKept: assign((_, { kept }: { kept: KeptMood }) => ({ kept })),
  },
}).createMachine({
  id: 'writing',
  context: ({ input }) => ({ ...input, failure: null, saved: null, kept: null }),
  initial: 'writing',
  states: {
    writing: {
      initial: 'open',
      on: {
        'words.change': { target: '.open', actions: { type: 'changeWords', params: ({ event }) => event } },
        'prompt.swap': { target: '.open', actions: 'swapPrompt' },
        // Midnight does not take the prompt away from a child who is answering it.
        'day.change': { guard: 'isBlank', actions: { type: 'changeDay', params: ({ event }) => event } },
        'words.save': [
          { guard: 'isBlank' },
          { guard: 'tooLong', target: '.failed', actions: { type: 'fail', params: { failure: 'too-long' } } },
          { target: 'saving', actions: { type: 'beginAttempt', params: ({ event }) => event } },
        ],
      },
      states: { open: {}, failed: {} },
    },
    ...savingStates('writing', 'writing.failed'),
  },
});
