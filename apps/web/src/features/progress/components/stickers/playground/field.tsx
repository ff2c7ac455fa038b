import { type ReactNode, useEffect, useEffectEvent, useId } from 'react';
import { fill } from '../../../../../lib/copy/fill.ts';
import { VisuallyHidden } from '../../../../../ui/visually-hidden.tsx';
import type { PlaygroundSticker } from '../../../stickers/playground-sticker.ts';
import { PLAYGROUND_COPY } from '../../../stickers/stickers.copy.ts';
import type { StickerHands } from '../../../stickers/use-sticker-hands.ts';
import { stickerName } from '../sticker-name.ts';
import styles from './field.module.css';
import { PlacedSticker } from './placed-sticker.tsx';
import { PlacingLayer } from './placing-layer.tsx';
import { PlaygroundScene } from './playground-scene.tsx';

interface FieldProps {
  readonly stickers: readonly PlaygroundSticker[];
  readonly hands: StickerHands;
  /** On the page while it is empty. */
  readonly invitation: ReactNode;
}

/** The page itself: a scene in a frame, and the stickers on it. */
export function Field({ stickers, hands, invitation }: FieldProps) {
  const hint = useId();
  const { field, held } = hands;
  useLetGo(hands);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a form's legend and layout
    <div
      ref={(element) => {
        field.current = element;
      }}
      className={styles.field}
      role="group"
      tabIndex={-1}
      aria-label={labelOf(stickers)}
      data-keep-clear
    >
      <PlaygroundScene />
      {stickers.map((sticker) => (
        <PlacedSticker key={sticker.id} sticker={sticker} all={stickers} hands={hands} hintId={hint} />
      ))}
      {held && <PlacingLayer key={held.stickerId} held={held} onPlace={hands.place} onPutBack={hands.putBack} />}
      {stickers.length === 0 && !held && invitation}
      <VisuallyHidden>
        <span id={hint}>{PLAYGROUND_COPY.keysHint}</span>
      </VisuallyHidden>
    </div>
  );
}

function labelOf(stickers: readonly PlaygroundSticker[]): string {
  if (stickers.length === 0) return PLAYGROUND_COPY.emptyPage;
  return fill(PLAYGROUND_COPY.page, { names: stickers.map(({ stickerId }) => stickerName(stickerId)).join(', ') });
}

/** A press on the scene lets go of the picked sticker. */
function useLetGo({ field, select }: StickerHands): void {
  const letGo = useEffectEvent((event: PointerEvent) => {
    const pressed = event.target instanceof Element ? event.target : null;
    if (pressed && field.current?.contains(pressed) && !pressed.closest('button')) select(null);
  });
  useEffect(() => {
    document.addEventListener('pointerdown', letGo);
    return () => document.removeEventListener('pointerdown', letGo);
  }, []);
}
