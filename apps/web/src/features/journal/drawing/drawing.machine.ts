import { JOURNAL_FEELING, journalNote } from '@wonderlings/journal/contract';
import type { Mark } from '@wonderlings/journal/drawing-contract';
import { assign, setup } from 'xstate';
import { attemptOf } from '../../../lib/api/attempt.ts';
import { dayNumber } from '../../../lib/local-day/local-day.ts';
import { inWords } from '../../../lib/words/words.ts';
import {
  type KeptMood,
  type MoodToSave,
  noteToSend,
  type SaveAttempt,
  type SaveFailure,
  saveMoodNotProvided,
  savingStates,
} from '../save-flow.ts';
import type { SavedMood } from '../save-mood.command.ts';
import { DRAWING_PROMPTS } from './drawing.copy.ts';

/** What survives a reload. `day` is the day whose idea the drawing answers; `words` are what the child says of it. */
export interface DrawingDraft {
  readonly day: string;
  readonly swaps: number;
  readonly marks: readonly Mark[];
  readonly words: string;
  readonly attempt: SaveAttempt | null;
}
type Marks = DrawingDraft['marks'];
export interface DrawingContext extends DrawingDraft {
  /** What was on the paper before each step, and after those that were taken back. */
  readonly past: readonly Marks[];
  readonly future: readonly Marks[];
  readonly failure: SaveFailure | null;
  readonly saved: SavedMood | null;
  /** The last one that was saved without an answer to celebrate. */
  readonly kept: KeptMood | null;
}
type DrawingEvent =
  /** All that is on the paper now: one mark more, or a fresh page. */
  | { readonly type: 'marks.change'; readonly marks: Marks }
  | { readonly type: 'step.undo' }
  | { readonly type: 'step.redo' }
  | { readonly type: 'words.change'; readonly words: string }
  | { readonly type: 'prompt.swap' }
  | { readonly type: 'day.change'; readonly day: string }
  /** `newKey` is used unless this very drawing was sent before. */
  | { readonly type: 'drawing.save'; readonly newKey: string }
  | { readonly type: 'celebration.close' };

export const emptyDrawingDraft = (day: string): DrawingDraft => ({
  day,
  swaps: 0,
  marks: [],
  words: '',
  attempt: null,
});

export function drawingPromptOf({ day, swaps }: Pick<DrawingDraft, 'day' | 'swaps'>): string {
  return (
    inWords(DRAWING_PROMPTS)[(dayNumber(day) + swaps) % inWords(DRAWING_PROMPTS).length] ?? inWords(DRAWING_PROMPTS)[0]
  );
}

/** The body that saves it. A drawing that was sent before is the same one, so that it keeps its key. */
function bodyOf({ marks, words, attempt, ...prompt }: DrawingDraft): MoodToSave {
  const note = noteToSend(journalNote(drawingPromptOf(prompt), words.trim()));
  const drawing = { marks: [...marks] };
  const sent = attempt?.body.drawing;
  const isSame = JSON.stringify(sent) === JSON.stringify(drawing);
  return { feeling: JOURNAL_FEELING, note, drawing: isSame ? sent : drawing };
}

/** Drawing a page: drawing, saving, and then celebrated or failed. */
export const drawingMachine = setup({
  types: { context: {} as DrawingContext, events: {} as DrawingEvent, input: {} as DrawingDraft },
  actors: { saveMood: saveMoodNotProvided },
  guards: { isBlank: ({ context }) => context.marks.length === 0 },
  actions: {
    changeMarks: assign(({ context }, { marks }: { marks: Marks }) => ({
      marks,
      past: [...context.past, context.marks],
      future: [],
      failure: null,
      kept: null,
    })),
    undo: assign(({ context: { marks, past, future } }) => {
      const before = past.at(-1);
      return before ? { marks: before, past: past.slice(0, -1), future: [...future, marks], failure: null } : {};
    }),
    redo: assign(({ context: { marks, past, future } }) => {
      const after = future.at(-1);
      return after ? { marks: after, past: [...past, marks], future: future.slice(0, -1), failure: null } : {};
    }),
    changeWords: assign((_, { words }: { words: string }) => ({ words, failure: null })),
    swapPrompt: assign({ swaps: ({ context }) => context.swaps + 1, failure: null }),
    changeDay: assign((_, { day }: { day: string }) => ({ day, swaps: 0 })),
    beginAttempt: assign(({ context }, { newKey }: { newKey: string }) => ({
      attempt: attemptOf(bodyOf(context), context.attempt, () => newKey),
      failure: null,
    })),
    fail: assign((_, { failure }: { failure: SaveFailure }) => ({ failure })),
    clear: assign({ marks: [], words: '', past: [], future: [], attempt: null, failure: null }),
    celebrate: assign((_, { saved }: { saved: SavedMood | null }) => ({ saved })),
    forgetSaved: assign({ saved: null }),
    noteKept: assign((_, { kept }: { kept: KeptMood }) => ({ kept })),
  },
}).createMachine({
  id: 'drawing',
  context: ({ input: { marks, ...input } }) => ({
    ...input,
    marks,
    // What came back after a reload can be taken back, mark by mark.
    past: marks.map((_, index) => marks.slice(0, index)),
    future: [],
    failure: null,
    saved: null,
    kept: null,
  }),
  initial: 'drawing',
  states: {
    drawing: {
      initial: 'open',
      on: {
        'marks.change': { target: '.open', actions: { type: 'changeMarks', params: ({ event }) => event } },
        'step.undo': { target: '.open', actions: 'undo' },
        'step.redo': { target: '.open', actions: 'redo' },
        'words.change': { target: '.open', actions: { type: 'changeWords', params: ({ event }) => event } },
        'prompt.swap': { target: '.open', actions: 'swapPrompt' },
        // Midnight does not take the idea away from a child who is drawing it.
        'day.change': { guard: 'isBlank', actions: { type: 'changeDay', params: ({ event }) => event } },
        'drawing.save': [
          { guard: 'isBlank' },
          { target: 'saving', actions: { type: 'beginAttempt', params: ({ event }) => event } },
        ],
      },
      states: { open: {}, failed: {} },
    },
    ...savingStates('drawing', 'drawing.failed'),
  },
});
