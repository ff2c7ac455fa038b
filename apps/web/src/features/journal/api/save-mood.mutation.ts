import type { QueryClient } from '@tanstack/react-query';
import { type MoodEntry, type SaveMoodAnswer, saveMood } from '@wonderlings/journal/contract';
import { call } from '../../../lib/api/call.ts';
import { send } from '../../../lib/api/request.ts';
import type { SaveAttempt } from '../save-attempt.ts';
import { moodsQuery } from './moods.query.ts';
import { STREAKS_KEY } from './streaks.query.ts';
import { USER_ACHIEVEMENTS_KEY } from './user-achievements.query.ts';

/** The navigation bar counts these (specification 000, section 3); a check-in can reach one. */
const USER_MILESTONES_KEY = ['user-milestones'] as const;

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
  return { answer, before: before?.filter((mood) => mood.id !== entry.id) };
}

/** As above for the quick check-in, which does not read the answer (specification 000, section 7): ok is saved. */
export async function sendMoodEntry(queryClient: QueryClient, { key, body }: SaveAttempt): Promise<void> {
  await send(saveMood, { body, idempotencyKey: key });
  await queryClient.cancelQueries(moodsQuery);
  readAgain(queryClient);
}

function readAgain(queryClient: QueryClient): void {
  for (const queryKey of [moodsQuery.queryKey, STREAKS_KEY, USER_ACHIEVEMENTS_KEY, USER_MILESTONES_KEY])
    void queryClient.invalidateQueries({ queryKey });
}
