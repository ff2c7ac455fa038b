import { type Art, group } from '../rewards/pen/art.tsx';
import type { Animation, StickerDrawing } from './pack.ts';

/** One sticker: how it moves, and its parts, drawn one over the other. */
export const sticker = <Moves extends Animation>(
  animation: Moves,
  ...parts: readonly Art[]
): StickerDrawing<Moves> => ({
  animation,
  art: group(...parts),
});
