import type { CSSProperties } from 'react';
import type { HeaderSticker } from '../header-sticker.ts';

/** React sets it through the CSSOM, which the content security policy allows. */
export function placeOf({ x, y, rotation, scale, zIndex }: HeaderSticker): CSSProperties {
  return { transform: `translate(${x}px, ${y}px) rotate(${rotation}deg) scale(${scale})`, zIndex };
}
