import type { InfiniteData } from '@tanstack/react-query';
import { type Affirmation, type KeepAffirmationAnswer, keepAffirmation } from '@wonderlings/affirmations/contract';
import type { CommandKind } from '../../device/outbox/command.ts';
import type { ListPage } from '../../lib/api/call.ts';
import { putShown, tellOtherTabs } from '../../lib/api/sharing-query-client.ts';
import { localDateOf } from '../../lib/local-day/local-day.ts';
import { isOfAnother } from '../../lib/session/session.ts';
import { afterAct, afterShownAct } from '../rewards/index.ts';
import { affirmationsQuery } from './affirmations.query.ts';

/**
 * Words that a child keeps for its day. Once the server has them, they show in the list, in the place of that day's former ones.
 * What comes back are the words as the list has them; null where the answer could not be read.
 */
export const keepAffirmationCommand: CommandKind<KeepAffirmationAnswer, Affirmation | null> = {
  kind: 'affirmation',
  endpoint: keepAffirmation,
  whenRefused: 'set-aside',
  onSent(queryClient, answer) {
    const { queryKey } = affirmationsQuery;
    if (!answer) {
      void queryClient.invalidateQueries({ queryKey });
      afterAct(queryClient, null);
      return null;
    }
    const { newAchievements: _new, newRewards: _rewards, ...kept } = answer;
    if (isOfAnother(queryClient, kept.userId)) return kept;
    if (kept.date === localDateOf(new Date())) {
      putShown(queryClient, queryKey, (before) => withKept(before, kept));
      tellOtherTabs(queryClient, queryKey);
    } else {
      // For an earlier day another device may have kept others later.
      void queryClient.invalidateQueries({ queryKey });
    }
    afterShownAct(queryClient, answer, kept.userId);
    return kept;
  },
};

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
