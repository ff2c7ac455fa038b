import type { CSSProperties } from 'react';
import { headerRoom } from '../../../../lib/theme/header-height.ts';
import { DECORATE_COPY } from '../decorate.copy.ts';
import type { HeaderSticker } from '../header-sticker.ts';
import styles from './header-decoration.module.css';
import { placeOf } from './place-of.ts';
import { Rope } from './rope.tsx';
import { StickerFace } from './sticker-face.tsx';

interface StillStripProps {
  readonly stickers: readonly HeaderSticker[];
  /** What a screen reader says of it. */
  readonly names?: readonly string[];
}

/** As high as it takes to show each sticker where it was put. */
export function StillStrip({ stickers, names }: StillStripProps) {
  const label = names ? `${DECORATE_COPY.stickers}: ${names.join(', ')}` : DECORATE_COPY.stickers;
  return (
    <div className={styles.strip} style={roomStyle(stickers)} role="img" aria-label={label}>
      <Rope />
      {stickers.map((sticker) => (
        <span key={sticker.id} className={styles.sticker} style={placeOf(sticker)}>
          <StickerFace picture={sticker} />
        </span>
      ))}
    </div>
  );
}

/** The cast: React knows no custom properties. */
function roomStyle(stickers: readonly HeaderSticker[]): CSSProperties {
  const { above, below } = headerRoom(stickers);
  return { '--above': `${above}px`, '--below': `${below}px` } as CSSProperties;
}
