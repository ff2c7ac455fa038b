import { useId } from 'react';
import type { Art } from '../reward-art/pen/art.tsx';
import { strokeAt } from '../reward-art/picture.tsx';

/** The box of 100 × 100 units, and room for the cut edge and its shadow. */
const BOX = '-58 -58 116 116';

interface StickerPictureProps {
  readonly art: Art;
  /** Width in CSS pixels; the line's weight follows it. */
  readonly size: number;
  readonly locked: boolean;
  /** Unique on the page. */
  readonly namespace: string;
}

export const StickerPicture = ({ art, size, locked, namespace }: StickerPictureProps) => (
  <svg aria-hidden="true" viewBox={BOX} width="100%" height="100%">
    {art({ ...strokeAt(size), locked, namespace })}
  </svg>
);

/** Begins the ids of one picture. */
export const useNamespace = (): string => `s${useId().replaceAll(/\W/g, '')}`;
