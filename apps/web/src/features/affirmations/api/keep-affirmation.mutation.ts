import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { type Affirmation, type KeepAffirmationAnswer, keepAffirmation } from '@wonderlings/affirmations/contract';
import { call } from '../../../lib/api/call.ts';
import type { ListPage } from '../../../lib/api/call-page.ts';
import { putShown } from '../../../lib/api/put-shown.ts';
import { tellOtherTabs } from '../../../lib/api/sharing-query-client.ts';
import { isOfAnother } from '../../../lib/session/session.ts';
import { afterShownAct } from '../../rewards/index.ts';
import { type KeepAttempt, keptOf } from '../keep-attempt.ts';
import { affirmationsQuery } from './affirmations.query.ts';

/** Keeps words for today and shows them in the list at once, in the place of today's former ones. Throws what `call` throws. */
export async function sendAffirmation(
  queryClient: QueryClient,
  { key, body }: KeepAttempt,
): Promise<KeepAffirmationAnswer> {
  const answer = await call(keepAffirmation, { body, idempotencyKey: key });
  if (isOfAnother(queryClient, answer.userId)) return answer;
  putShown(queryClient, affirmationsQuery.queryKey, (before) => withKept(before, keptOf(answer)));
  tellOtherTabs(queryClient, affirmationsQuery.queryKey);
  afterShownAct(queryClient, answer, answer.userId);
  return answer;
}

/** In the place of the day's former words, or in front of all: today's are the newest. */
function withKept({ pages, pageParams }: InfiniteData<ListPage<Affirmation>>, kept: Affirmation) {
  return {
    pages: pages.map(({ items, next }, index) => {
      const others = items.filter(({ date }) => date !== kept.date);
      return { items: index === 0 ? inOrder([...others, kept]) : others, next };
    }),
    pageParams,
  };
}

const inOrder = (list: readonly Affirmation[]): readonly Affirmation[] =>
  [...list].sort((one, other) => other.date.localeCompare(one.date));
