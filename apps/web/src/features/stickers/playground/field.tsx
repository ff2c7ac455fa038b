import { type ReactNode, Suspense, useEffect, useEffectEvent, useId } from 'react';
import { fill } from '../../../lib/copy/fill.ts';
import { logFailure } from '../../../lib/log.ts';
import { optionalPart } from '../../../lib/optional-part.ts';
import { whenIdle } from '../../../lib/when-idle.ts';
import { loadToasts } from '../../../ui/toast/toaster.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { PLAYGROUND_COPY } from '../stickers.copy.ts';
import styles from './field.module.css';
import { loadPlacedTools, PlacedSticker } from './placed-sticker.tsx';
import { PlacingLayer } from './placing-layer.tsx';
import type { PlaygroundSticker } from './playground-sticker.ts';
import type { StickerHands } from './use-sticker-hands.ts';

/** Decoration, over a sky of one color. */
const PlaygroundScene = optionalPart(() => import('./playground-scene.tsx').then((file) => file.PlaygroundScene));

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
  useEffect(() => whenIdle(() => void Promise.all([loadPlacedTools(), loadToasts()]).catch(partMissing)), []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a form's legend and layout
    <div
      ref={(element) => {
        field.current = element;
      }}
      className={styles.field}
      role="group"
      tabIndex={-1}
      aria-label={labelOf(stickers, hands.nameOf)}
      data-keep-clear
    >
      <Suspense fallback={null}>
        <PlaygroundScene />
      </Suspense>
      {stickers.map((sticker) => (
        <PlacedSticker key={sticker.id} sticker={sticker} all={stickers} hands={hands} hintId={hint} />
      ))}
      {held && (
        <PlacingLayer
          key={held.stickerId}
          held={held}
          name={hands.nameOf(held.stickerId)}
          onPlace={hands.place}
          onPutBack={hands.putBack}
        />
      )}
      {stickers.length === 0 && !held && invitation}
      <VisuallyHidden>
        <span id={hint}>{PLAYGROUND_COPY.keysHint}</span>
      </VisuallyHidden>
    </div>
  );
}

/** They are asked for again when they are wanted. */
const partMissing = (reason: unknown) => logFailure('Tools or toasts of the stickers did not come yet', reason);

function labelOf(stickers: readonly PlaygroundSticker[], nameOf: StickerHands['nameOf']): string {
  if (stickers.length === 0) return PLAYGROUND_COPY.emptyPage;
  return fill(PLAYGROUND_COPY.page, { names: stickers.map(({ stickerId }) => nameOf(stickerId)).join(', ') });
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
