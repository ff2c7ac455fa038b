import type { Art, Pen } from './pen/art.tsx';

interface PictureProps {
  readonly art: Art;
  /** Width in CSS pixels; the line's weight follows it. */
  readonly size: number;
  readonly locked: boolean;
  /** Unique on the page. */
  readonly namespace: string;
}

/** Under this many pixels fine parts go. */
const SMALL_PX = 64;

/** The line is about 1.5 px at 48 px, 2.5 px at 128 px: never hair, never tar. */
export const strokeAt = (size: number): Pick<Pen, 'line' | 'small'> => ({
  line: size < SMALL_PX ? 3.1 : size < 100 ? 2.5 : 2.1,
  small: size < SMALL_PX,
});

/** A drawing in its box of 100 × 100 units; crowns and ribbons stand out of it a little. */
export const Picture = ({ art, size, locked, namespace }: PictureProps) => (
  <svg aria-hidden="true" viewBox="-56 -57 112 112" width="100%" height="100%">
    {art({ ...strokeAt(size), locked, namespace })}
  </svg>
);
