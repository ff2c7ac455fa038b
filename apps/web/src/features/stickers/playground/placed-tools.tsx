import type { CSSProperties } from 'react';
import { fill } from '../../../lib/copy/fill.ts';
import { StickerTools } from '../placing/sticker-tools.tsx';
import { PLAYGROUND_COPY } from '../stickers.copy.ts';
import styles from './placed-tools.module.css';
import { broughtToFront, canGrow, canShrink, type PlaygroundSticker, resized, turned } from './playground-sticker.ts';
import type { StickerHands } from './use-sticker-hands.ts';

interface PlacedToolsProps {
  readonly sticker: PlaygroundSticker;
  readonly all: readonly PlaygroundSticker[];
  readonly hands: StickerHands;
}

/** The tools of the picked sticker, beside it and never over the edge of the page: below it, or above it in the lower half. */
export function PlacedTools({ sticker, all, hands }: PlacedToolsProps) {
  const change = (changed: PlaygroundSticker) => hands.change(changed, { settles: true });
  const front = broughtToFront(sticker, all);
  return (
    <div className={sticker.y < 50 ? styles.below : styles.above} style={placeOf(sticker)}>
      <StickerTools
        className={styles.tools}
        label={fill(PLAYGROUND_COPY.tools, { name: hands.nameOf(sticker.stickerId) })}
        canShrink={canShrink(sticker)}
        canGrow={canGrow(sticker)}
        onTurn={(direction) => change(turned(sticker, direction))}
        onResize={(direction) => change(resized(sticker, direction))}
        onFront={() => change(front)}
        onRemove={() => hands.remove(sticker)}
      />
    </div>
  );
}

const placeOf = ({ x, y, scale }: PlaygroundSticker): CSSProperties =>
  ({ '--x': `${x}%`, '--y': `${y}%`, '--grow': scale / 100 }) as CSSProperties;
