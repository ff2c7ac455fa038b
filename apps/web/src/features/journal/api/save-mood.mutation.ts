import type { QueryClient } from '@tanstack/react-query';
import { type MoodEntry, type SaveMoodAnswer, saveMood } from '@wonderlings/journal/contract';
import { call } from '../../../lib/api/call.ts';
import { send } from '../../../lib/api/request.ts';
import { celebrate } from '../../../lib/celebrations/celebrate.ts';
import { logFailure } from '../../../lib/log.ts';
import { readRewardsAgain } from '../../../lib/rewards/read-rewards-again.ts';
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
  readAgain(queryClient);
  celebrateWhatItEarned(answer);
  return { answer, before: before?.filter((mood) => mood.id !== entry.id) };
}

/** As above for the quick check-in, which waits for no answer (specification 000, section 7): ok is saved. */
export async function sendMoodEntry(queryClient: QueryClient, { key, body }: SaveAttempt): Promise<void> {
  const response = await send(saveMood, { body, idempotencyKey: key });
  void response
    .json()
    .then((answer: unknown) => celebrateWhatItEarned(saveMood.answer.parse(answer)))
    .catch((reason: unknown) => logFailure('Nobody knows what this check-in earned', reason));
  await queryClient.cancelQueries(moodsQuery);
  readAgain(queryClient);
}

const celebrateWhatItEarned = ({ newAchievements, newRewards, userId }: SaveMoodAnswer): void =>
  celebrate(newAchievements, newRewards, userId);

function readAgain(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: moodsQuery.queryKey });
  readRewardsAgain(queryClient);
}
