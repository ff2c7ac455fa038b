import { Suspense } from 'react';
import { optionalPart } from '../../../../lib/optional-part.ts';
import { type HeaderPicture, isDrawn } from '../header-sticker.ts';
import styles from './header-decoration.module.css';

/** The header is on the first page already; its drawings come after it. */
const StickerArt = optionalPart(() =>
  import('../../../../art/stickers/sticker-art.tsx').then((file) => file.StickerArt),
);

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
