import type { Because } from '../../../device/outbox/verdict.ts';
import { begun, type SaveAttempt } from '../save-attempt.ts';
import type { SaveOutcome } from '../save-mood.command.ts';

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
