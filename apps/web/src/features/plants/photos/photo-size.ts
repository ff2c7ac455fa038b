export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size that fits into a square of `longest` pixels: same shape, never larger than it was, at least one pixel. */
export function fitInto({ width, height }: Size, longest: number): Size {
  const scale = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
