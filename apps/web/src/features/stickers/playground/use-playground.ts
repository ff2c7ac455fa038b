import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useWaiting } from '../../../device/outbox/use-outbox.ts';
import type { Because } from '../../../device/outbox/verdict.ts';
import { useUser } from '../../../lib/session/session.ts';
import { toast } from '../../../ui/toast/toast-store.ts';
import { noteDone } from '../../suggestion/index.ts';
import { isSamePlace, PLAYGROUND_PAGE } from '../placing/place.ts';
import {
  moveCommand,
  moving,
  pendingOn,
  placeCommand,
  placing,
  removeCommand,
  removing,
} from '../placing/placement.command.ts';
import { placementsQuery } from '../placing/placements.query.ts';
import { STICKER_TOASTS } from '../stickers.copy.ts';
import { type PlaygroundSticker, stickersOn } from './playground-sticker.ts';
import { convertUnsentPage } from './unsent-page.ts';

/** What a page says of what is not with the server: why it waits on this device; `arrived` after that; `unsaved` where it is in memory alone. */
export type PlaygroundNote = Because | 'arrived' | 'unsaved' | null;

export interface Playground {
  /** As the child sees them; null until they have come. */
  readonly stickers: readonly PlaygroundSticker[] | null;
  readonly failed: boolean;
  readonly trying: boolean;
  readonly note: PlaygroundNote;
  /** Asks for the page again, and sends what waits. */
  readonly retry: () => void;
}

export interface PlaygroundActs {
  readonly place: (sticker: PlaygroundSticker) => void;
  /** @param settles one of a run of presses, whose end is to be waited for */
  readonly change: (sticker: PlaygroundSticker, options: { readonly settles: boolean }) => void;
  readonly remove: (sticker: PlaygroundSticker) => void;
}

/** A run of presses (arrow keys, tools) is one gesture, and one call. */
const SETTLED_MS = 500;

/**
 * The child's page of stickers: what the server has (without a network: had when it was read last), read when it opens and when
 * the page or the network is back, and what waits in the outbox. So what the child does shows at once, also without a network and over a reload.
 */
export function usePlayground(): Playground & PlaygroundActs {
  const { id: userId } = useUser();
  const { outbox, commands, trouble } = useWaiting();
  const list = useQuery(placementsQuery(userId));
  const pending = pendingOn(PLAYGROUND_PAGE, commands);
  /** As home suggests it: a sticker was put up, or stands elsewhere now. */
  const noteChanged = () => noteDone(userId, 'stickers/place', new Date());
  const subject = (placementId: string) => ({ userId, page: PLAYGROUND_PAGE, placementId });

  useEffect(() => void convertUnsentPage(userId, outbox), [userId, outbox]);
  useLookAgain(() => void list.refetch());

  const stickers = list.data ? stickersOn(list.data, pending) : null;
  const isInMemory = commands.some(({ inMemory, about }) => inMemory && about?.startsWith(PLAYGROUND_PAGE));
  const note = useNote(pending.length > 0, isInMemory && trouble ? 'unsaved' : trouble);
  return {
    ...{ stickers, note, trying: list.isFetching, failed: list.isError && !list.data },
    retry() {
      void list.refetch();
      void outbox.flush();
    },
    async place({ id, stickerId, ...place }) {
      noteChanged();
      const became = await outbox.add(placeCommand, placing(subject(id), stickerId, place));
      if (became === 'sent') toast(STICKER_TOASTS.placed);
    },
    change({ id, ...place }, { settles }) {
      const before = stickers?.find((one) => one.id === id);
      if (!before || isSamePlace(before, place)) return;
      noteChanged();
      void outbox.add(moveCommand, { ...moving(subject(id), place), ...(settles ? { settlesMs: SETTLED_MS } : {}) });
    },
    remove: ({ id }) => void outbox.add(removeCommand, removing(subject(id))),
  };
}

/** When the page or the network is back. */
function useLookAgain(look: () => void): void {
  const again = useEffectEvent(() => document.visibilityState === 'visible' && look());
  useEffect(() => {
    const now = () => void again();
    window.addEventListener('online', now);
    document.addEventListener('visibilitychange', now);
    return () => {
      window.removeEventListener('online', now);
      document.removeEventListener('visibilitychange', now);
    };
  }, []);
}

/** Says that it has arrived only where it was said that it waits, until the child does the next thing. */
function useNote(waits: boolean, trouble: Because | 'unsaved' | null): PlaygroundNote {
  const [isTold, setTold] = useState(false);
  if (waits && trouble !== null && !isTold) setTold(true);
  if (waits && trouble === null && isTold) setTold(false);
  if (waits) return trouble;
  return isTold ? 'arrived' : null;
}
