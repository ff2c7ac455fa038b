import type { Art } from '../rewards/pen/art.tsx';
import { strokeAt } from '../rewards/picture.tsx';
import { BOX } from './box.ts';

/** How a picture is shown. */
export interface Look {
  /** Width in CSS pixels; the line's weight follows it. */
  readonly size: number;
  readonly locked: boolean;
  /** Unique on the page. */
  readonly namespace: string;
}

export const StickerPicture = ({ art, ...look }: Look & { readonly art: Art }) => (
  <svg aria-hidden="true" viewBox={BOX} width="100%" height="100%">
    {drawn(art, look)}
  </svg>
);

/** The picture without its frame. */
export const drawn = (art: Art, { size, locked, namespace }: Look) => art({ ...strokeAt(size), locked, namespace });
