import type { QueryClient } from '@tanstack/react-query';
import { type JournalTotals, type SaveMoodAnswer, saveMood } from '@wonderlings/journal/contract';
import { call } from '../../../lib/api/call.ts';
import { send } from '../../../lib/api/request.ts';
import { logFailure } from '../../../lib/log.ts';
import { afterAct, afterShownAct } from '../../rewards/index.ts';
import type { SaveAttempt } from '../save-attempt.ts';
import { journalTotalsQuery, MOODS_KEY } from '../totals.query.ts';
import { showSaved } from './show-saved.ts';

export interface SavedMood {
  readonly answer: SaveMoodAnswer;
  /** The figures before this entry; `undefined` while they are not known. */
  readonly before: JournalTotals | undefined;
}

/** Saves a feeling or a journal entry and shows it at once wherever it belongs. Throws what `call` throws. */
export async function saveMoodEntry(queryClient: QueryClient, { key, body }: SaveAttempt): Promise<SavedMood> {
  const answer = await call(saveMood, { body, idempotencyKey: key });
  const before = queryClient.getQueryData(journalTotalsQuery.queryKey);
  showSaved(queryClient, answer);
  afterShownAct(queryClient, answer, answer.userId);
  return { answer, before };
}

/** As above for the quick check-in, which waits for no answer (specification 000, section 7): ok is saved. */
export async function sendMoodEntry(queryClient: QueryClient, { key, body }: SaveAttempt): Promise<void> {
  const response = await send(saveMood, { body, idempotencyKey: key });
  void answerOf(response).then((answer) => {
    if (answer) {
      showSaved(queryClient, answer);
      afterShownAct(queryClient, answer, answer.userId);
      return;
    }
    void queryClient.invalidateQueries({ queryKey: MOODS_KEY });
    afterAct(queryClient, null);
  });
}

async function answerOf(response: Response): Promise<SaveMoodAnswer | null> {
  try {
    return saveMood.answer.parse(await response.json());
  } catch (reason) {
    logFailure('The answer of this check-in could not be read', reason);
    return null;
  }
}
