import type { QueryClient } from '@tanstack/react-query';
import { type Affirmation, type KeepAffirmationAnswer, keepAffirmation } from '@wonderlings/affirmations/contract';
import { call } from '../../../lib/api/call.ts';
import { afterAct } from '../../../lib/rewards/after-act.ts';
import { type KeepAttempt, keptOf } from '../keep-attempt.ts';
import { affirmationsQuery } from './affirmations.query.ts';

/** Keeps words for today and shows them in the list at once, in the place of today's former ones. Throws what `call` throws. */
export async function sendAffirmation(
  queryClient: QueryClient,
  { key, body }: KeepAttempt,
): Promise<KeepAffirmationAnswer> {
  const answer = await call(keepAffirmation, { body, idempotencyKey: key });
  await queryClient.cancelQueries(affirmationsQuery);
  queryClient.setQueryData(affirmationsQuery.queryKey, (before) => before && withKept(before, keptOf(answer)));
  void queryClient.invalidateQueries({ queryKey: affirmationsQuery.queryKey });
  afterAct(queryClient, answer, answer.userId);
  return answer;
}

function withKept(before: readonly Affirmation[], kept: Affirmation): Affirmation[] {
  const others = before.filter(({ date }) => date !== kept.date);
  return [...others, kept].sort((one, other) => other.date.localeCompare(one.date));
}
