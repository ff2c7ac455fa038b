import { type CSSProperties, Suspense } from 'react';
import { optionalPart } from '../../../lib/optional-part.ts';
import { DECORATE_COPY } from './decorate.copy.ts';
import styles from './header-decoration.module.css';
import { headerRoom } from './header-height.ts';
import { type HeaderPicture, type HeaderSticker, isDrawn } from './header-sticker.ts';

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

/** What the stickers hang on: a dotted line from one edge of the strip to the other. */
export function Rope() {
  return (
    <svg className={styles.rope} viewBox="0 0 1000 60" preserveAspectRatio="none" aria-hidden="true">
      <path d="M-6 4C150 26 260 30 400 27S620 14 720 19s190 12 286-9" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

/** The header is on the first page already; its drawings come after it. */
const StickerArt = optionalPart(() => import('../../../art/stickers/sticker-art.tsx').then((file) => file.StickerArt));

/** In CSS pixels, as large as an emoji of the strip looks. */
const SIZE = 48;

/** What a sticker shows. Its name is told by what it stands in. */
export function StickerFace({ picture }: { readonly picture: HeaderPicture }) {
  if (!isDrawn(picture)) return picture.emoji;
  return (
    <span className={styles.drawn}>
      <Suspense fallback={null}>
        <StickerArt id={picture.stickerId} size={SIZE} />
      </Suspense>
    </span>
  );
}

/** React sets it through the CSSOM, which the content security policy allows. */
export function placeOf({ x, y, rotation, scale, zIndex }: HeaderSticker): CSSProperties {
  return { transform: `translate(${x}px, ${y}px) rotate(${rotation}deg) scale(${scale})`, zIndex };
}
