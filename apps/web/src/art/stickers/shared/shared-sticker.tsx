import { useLayoutEffect } from 'react';
import { strokeAt } from '../../rewards/picture.tsx';
import { BOX } from '../box.ts';
import type { OnSheet, Sheet } from './sheet.ts';

interface SharedStickerProps extends Omit<OnSheet, 'ref'> {
  readonly sheet: Sheet;
  readonly id: string;
}

/** A sticker of the sheet, by reference. It takes its ink from where it is shown. */
export function SharedSticker({ sheet, id, pack, drawing, size }: SharedStickerProps) {
  // Sizes that are drawn with the same line are the same drawing.
  const ref = sheet.refOf(`${id}-${strokeAt(size).line}`);
  useLayoutEffect(() => sheet.draw({ ref, pack, drawing, size }), [sheet, ref, pack, drawing, size]);
  return (
    <svg aria-hidden="true" viewBox={BOX} width="100%" height="100%">
      <use href={`#${ref}`} />
    </svg>
  );
}
