import { type JournalTotals, type SaveMoodAnswer, saveMood } from '@wonderlings/journal/contract';
import type { CommandKind } from '../../device/outbox/command.ts';
import type { Outcome } from '../../device/outbox/outbox.ts';
import { afterAct, afterShownAct } from '../rewards/index.ts';
import { showSaved } from './api/show-saved.ts';
import { journalTotalsQuery, MOODS_KEY } from './totals.query.ts';

export interface SavedMood {
  readonly answer: SaveMoodAnswer;
  /** The figures before this entry; `undefined` while they are not known. */
  readonly before: JournalTotals | undefined;
}

/** A feeling that the server has, or that waits on this device under its key. */
export type SaveOutcome = Outcome<SavedMood>;

/** A feeling or a page of the journal. Once the server has it, it shows wherever it belongs. */
export const saveMoodCommand: CommandKind<SaveMoodAnswer, SavedMood | null> = {
  kind: 'mood',
  endpoint: saveMood,
  whenRefused: 'set-aside',
  onSent(queryClient, answer, { madeAt }) {
    if (!answer) {
      void queryClient.invalidateQueries({ queryKey: MOODS_KEY });
      afterAct(queryClient, null);
      return null;
    }
    const before = queryClient.getQueryData(journalTotalsQuery.queryKey);
    showSaved(queryClient, answer, madeAt);
    afterShownAct(queryClient, answer, answer.userId);
    return { answer, before };
  },
};
