import type { QueryClient } from '@tanstack/react-query';
import { MOST_PLACEMENTS } from '@wonderlings/stickers/contract';
import { fill } from '../../../lib/copy/fill.ts';
import { toast } from '../../../ui/toast/toast-store.ts';
import { afterAct, readRewardsAgain } from '../../rewards/index.ts';
import { PLAYGROUND_COPY, STICKER_TOASTS } from '../stickers.copy.ts';
import { playgroundServer } from './playground-server.ts';
import { createPlaygroundStore, type PlaygroundStore } from './playground-store.ts';
import { unsentOnDevice } from './unsent-page.ts';

/** Outlives the page, so that what waits to be sent is not lost when the child looks at something else. */
const stores = new WeakMap<QueryClient, Map<string, PlaygroundStore>>();

/** The one page of stickers of this child in this session. */
export function playgroundOf(queryClient: QueryClient, userId: string): PlaygroundStore {
  const ofSession = stores.get(queryClient) ?? new Map<string, PlaygroundStore>();
  stores.set(queryClient, ofSession);
  const known = ofSession.get(userId);
  if (known) return known;
  const store: PlaygroundStore = createPlaygroundStore(
    playgroundServer(userId),
    {
      onPlaced(answer) {
        toast(STICKER_TOASTS.placed);
        afterAct(queryClient, answer, userId);
      },
      onRefused(refusal, sticker) {
        if (refusal === 'full') return void toast({ title: fill(PLAYGROUND_COPY.full, { most: MOST_PLACEMENTS }) });
        const { title, description, action } = STICKER_TOASTS.slidOff;
        toast({
          title,
          description,
          action: { label: action, onPress: () => store.place(sticker) },
        });
        readRewardsAgain(queryClient);
      },
    },
    unsentOnDevice(userId),
  );
  ofSession.set(userId, store);
  return store;
}
