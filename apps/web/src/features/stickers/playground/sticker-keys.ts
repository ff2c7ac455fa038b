import { broughtToFront, type PlaygroundSticker, resized, turned } from './playground-sticker.ts';

export const STICKER_SHORTCUTS = '[ ] + - Delete';

/** What the keys do to a sticker, besides the arrows; undefined for a key that does nothing to it. */
export function changedByKey(key: string, sticker: PlaygroundSticker, all: readonly PlaygroundSticker[]) {
  const changes: Readonly<Record<string, () => PlaygroundSticker>> = {
    '[': () => turned(sticker, -1),
    ']': () => turned(sticker, 1),
    '-': () => resized(sticker, -1),
    '+': () => resized(sticker, 1),
    // Plus without Shift, on many keyboards.
    '=': () => resized(sticker, 1),
    Home: () => broughtToFront(sticker, all),
  };
  return changes[key]?.();
}
