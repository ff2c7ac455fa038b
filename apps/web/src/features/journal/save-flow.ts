import type { Drawing } from '@wonderlings/journal/drawing-contract';
import { textLength } from '@wonderlings/kernel/contract';
import { type DoneActorEvent, type ErrorActorEvent, fromPromise } from 'xstate';
import { type Because, NotKept, type SendFailure, sendFailureOf } from '../../device/outbox/verdict.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import type { Attempt } from '../../lib/api/attempt.ts';
import type { SavedMood, SaveOutcome } from './save-mood.command.ts';

/** What a save sends. */
export interface MoodToSave {
  readonly feeling: string;
  readonly baseFeelingName?: string | undefined;
  readonly note: string | null;
  readonly drawing?: Drawing | undefined;
}

/** One act of saving. The same words keep their key over any number of tries, and over a reload. */
export type SaveAttempt = Attempt<MoodToSave>;

/** For states that are only entered with an attempt. */
export function begun(attempt: SaveAttempt | null): SaveAttempt {
  if (!attempt) throw new Error('No save was begun');
  return attempt;
}

/** What is sent of a note: `null` when nothing was written, and no character that no store can hold (pasted text has them). */
export function noteToSend(note: string): string | null {
  const clean = note.replaceAll('\0', '').toWellFormed();
  return clean.trim() ? clean : null;
}

/** How many characters are left of `limit`; below zero when there are too many. */
export function lettersLeft(text: string, limit: number): number {
  return limit - textLength(text);
}

/** Why a save did not work, as far as it matters to what a child can do about it. */
export type SaveFailure = SendFailure | 'too-long';

export function saveFailureOf(error: unknown): SaveFailure {
  const refusal = error instanceof NotKept ? error.cause : error;
  if (!(refusal instanceof ApiError)) return sendFailureOf(error);
  const noteRefused = refusal.status === 400 && refusal.refusal?.fields.note !== undefined;
  return refusal.status === 413 || noteRefused ? 'too-long' : sendFailureOf(error);
}

/** A feeling or a page that was saved, and has no answer to celebrate. */
export interface KeptMood {
  /** Its id in the outbox. */
  readonly id: string;
  /** Why it waits on this device; null where the server has it, and said nothing that could be read. */
  readonly because: Because | null;
}

export function keptMoodOf(
  { attempt }: { readonly attempt: SaveAttempt | null },
  outcome: SaveOutcome,
): { readonly kept: KeptMood } {
  return { kept: { id: begun(attempt).key, because: outcome.status === 'kept' ? outcome.because : null } };
}

/** What the journal's machines invoke to save; the page provides it, a test fakes it. */
export const saveMoodWith = (save: (attempt: SaveAttempt) => Promise<SaveOutcome>) =>
  fromPromise<SaveOutcome, SaveAttempt>(({ input }) => save(input));

export const saveMoodNotProvided = saveMoodWith(() => Promise.reject(new Error('The page provides saveMood')));

/** What there is to celebrate, or null: it is on the device as yet, or nothing more is known than that the server has it. */
export const savedIn = (outcome: SaveOutcome): SavedMood | null => (outcome.status === 'sent' ? outcome.result : null);

interface Saving {
  readonly context: { readonly attempt: SaveAttempt | null };
}

/**
 * The end of each of the journal's machines: saving, and then celebrated or failed. They bring the actor `saveMood` and the actions
 * `noteKept`, `celebrate`, `forgetSaved`, `clear` and `fail`. Without handlers in `saving`, whatever a child presses meanwhile is ignored.
 *
 * @param next where the next one is begun
 * @param failed where the words stand that were not saved
 */
export const savingStates = <Next extends string, Failed extends string>(next: Next, failed: Failed) =>
  ({
    saving: {
      invoke: {
        src: 'saveMood',
        input: ({ context }: Saving) => begun(context.attempt),
        onDone: [
          {
            guard: ({ event }: { readonly event: DoneActorEvent<SaveOutcome> }) => savedIn(event.output) === null,
            target: next,
            actions: [
              {
                type: 'noteKept',
                params: ({ context, event }: Saving & { readonly event: DoneActorEvent<SaveOutcome> }) =>
                  keptMoodOf(context, event.output),
              },
              'clear',
            ],
          },
          {
            target: 'celebrated',
            actions: [
              'clear',
              {
                type: 'celebrate',
                params: ({ event }: { readonly event: DoneActorEvent<SaveOutcome> }) => ({
                  saved: savedIn(event.output),
                }),
              },
            ],
          },
        ],
        onError: {
          target: failed,
          actions: {
            type: 'fail',
            params: ({ event }: { readonly event: ErrorActorEvent }) => ({ failure: saveFailureOf(event.error) }),
          },
        },
      },
    },
    celebrated: { on: { 'celebration.close': { target: next, actions: 'forgetSaved' } } },
  }) as const;
