import { type RefObject, useRef, useState } from 'react';
import { newIdempotencyKey } from '../../../lib/api/request.ts';
import { wantsCalmMotion } from '../../../lib/comfort/comfort.ts';
import { giveFeedback } from '../../../lib/feedback/feedback.ts';
import { useWords } from '../../../lib/words/words.ts';
import { toast } from '../../../ui/toast/toast-store.ts';
import type { Point } from '../placing/place.ts';
import { PLAYGROUND_COPY, STICKER_TOASTS } from '../stickers.copy.ts';
import { newSticker, type PlaygroundSticker } from './playground-sticker.ts';
import type { PlaygroundActs } from './use-playground.ts';

/** A sticker out of the box that has no place yet. */
export interface Held {
  readonly stickerId: string;
  readonly byKeyboard: boolean;
}

/** What the child has in its hand, and which sticker of the page it is busy with. */
export interface StickerHands {
  readonly field: RefObject<HTMLElement | null>;
  readonly nameOf: (stickerId: string) => string;
  readonly held: Held | null;
  readonly selectedId: string | null;
  /** The one that was placed just now. */
  readonly freshId: string | null;
  /** The same, where it was placed by keys: the focus goes on to it. */
  readonly focusId: string | null;
  readonly pick: (held: Held) => void;
  readonly putBack: () => void;
  /** @param at percent of the page */
  readonly place: (at: Point) => void;
  readonly select: (id: string | null) => void;
  readonly change: PlaygroundActs['change'];
  readonly remove: (sticker: PlaygroundSticker) => void;
}

export function useStickerHands(
  stickers: readonly PlaygroundSticker[],
  acts: PlaygroundActs,
  nameOf: StickerHands['nameOf'],
): StickerHands {
  const say = useWords();
  const field = useRef<HTMLElement>(null);
  const [held, setHeld] = useState<Held | null>(null);
  const [selectedId, select] = useState<string | null>(null);
  const [fresh, setFresh] = useState<{ readonly id: string; readonly byKeyboard: boolean } | null>(null);
  const add = (sticker: PlaygroundSticker) => {
    acts.place(sticker);
    select(sticker.id);
  };

  function remove(sticker: PlaygroundSticker): void {
    const hadFocus = field.current?.contains(document.activeElement);
    acts.remove(sticker);
    select(null);
    // The button under the focus is gone with the sticker.
    if (hadFocus) field.current?.focus({ preventScroll: true });
    const undo = () => add({ ...sticker, id: newIdempotencyKey() });
    toast({ ...STICKER_TOASTS.removed, action: { label: say(PLAYGROUND_COPY.undo), onPress: undo } });
  }

  return {
    ...{ field, nameOf, held, selectedId, select, remove },
    freshId: fresh?.id ?? null,
    focusId: fresh?.byKeyboard ? fresh.id : null,
    pick(next) {
      const isSame = held?.stickerId === next.stickerId;
      setHeld(isSame ? null : next);
      select(null);
      const behavior = wantsCalmMotion() ? 'auto' : 'smooth';
      if (!isSame) field.current?.scrollIntoView({ block: 'nearest', behavior });
    },
    putBack: () => setHeld(null),
    place(at) {
      if (!held) return;
      const sticker = newSticker(newIdempotencyKey(), held.stickerId, at, stickers);
      add(sticker);
      giveFeedback('stamp');
      setHeld(null);
      setFresh({ id: sticker.id, byKeyboard: held.byKeyboard });
    },
    change: acts.change,
  };
}
