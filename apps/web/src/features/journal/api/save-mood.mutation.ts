import type { QueryClient } from '@tanstack/react-query';
import { type MoodEntry, type SaveMoodAnswer, saveMood } from '@wonderlings/journal/contract';
import { call } from '../../../lib/api/call.ts';
import { send } from '../../../lib/api/request.ts';
import { logFailure } from '../../../lib/log.ts';
import { afterAct } from '../../../lib/rewards/after-act.ts';
import type { SaveAttempt } from '../save-attempt.ts';
import { moodsQuery } from './moods.query.ts';

export interface SavedMood {
  readonly answer: SaveMoodAnswer;
  /** The entries before this one; `undefined` while nobody knows them. */
  readonly before: readonly MoodEntry[] | undefined;
}

/** Saves a feeling or a journal entry and has everything read again that it changes. Throws what `call` throws. */
export async function saveMoodEntry(queryClient: QueryClient, { key, body }: SaveAttempt): Promise<SavedMood> {
  const answer = await call(saveMood, { body, idempotencyKey: key });
  const before = queryClient.getQueryData(moodsQuery.queryKey);
  await queryClient.cancelQueries(moodsQuery);
  const { streak: _streak, newAchievements: _new, newRewards: _rewards, ...entry } = answer;
  // Seen at once, also when the list cannot be read again just now.
  if (before) queryClient.setQueryData(moodsQuery.queryKey, [entry, ...before.filter((mood) => mood.id !== entry.id)]);
  void queryClient.invalidateQueries({ queryKey: moodsQuery.queryKey });
  afterAct(queryClient, answer, answer.userId);
  return { answer, before: before?.filter((mood) => mood.id !== entry.id) };
}

/** As above for the quick check-in, which waits for no answer (specification 000, section 7): ok is saved. */
export async function sendMoodEntry(queryClient: QueryClient, { key, body }: SaveAttempt): Promise<void> {
  const response = await send(saveMood, { body, idempotencyKey: key });
  void earnedIn(response).then((answer) => afterAct(queryClient, answer, answer?.userId));
  await queryClient.cancelQueries(moodsQuery);
  void queryClient.invalidateQueries({ queryKey: moodsQuery.queryKey });
}

async function earnedIn(response: Response): Promise<SaveMoodAnswer | null> {
  try {
    return saveMood.answer.parse(await response.json());
  } catch (reason) {
    logFailure('Nobody knows what this check-in earned', reason);
    return null;
  }
}
