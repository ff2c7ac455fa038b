import type { HeaderSticker } from '../header-sticker.ts';
import type { SavedSticker } from '../sticker-box.ts';

/** One thing that the server does not know yet. */
export type Unsaved =
  | { readonly does: 'remove'; readonly saved: SavedSticker }
  | { readonly does: 'move'; readonly placementId: string; readonly sticker: HeaderSticker }
  | { readonly does: 'place'; readonly sticker: HeaderSticker };

/** What the child has changed since the server last heard of it; what is taken off comes first, and makes room. */
export function unsavedOf(header: readonly HeaderSticker[], saved: readonly SavedSticker[]): readonly Unsaved[] {
  const removed = saved.filter(({ sticker }) => !header.some(({ id }) => id === sticker.id));
  const changed = header.flatMap((sticker): Unsaved[] => {
    const known = saved.find((one) => one.sticker.id === sticker.id);
    if (known && isSame(known.sticker, sticker)) return [];
    return known?.placementId
      ? [{ does: 'move', placementId: known.placementId, sticker }]
      : [{ does: 'place', sticker }];
  });
  return [...removed.map((one): Unsaved => ({ does: 'remove', saved: one })), ...changed];
}

const FIELDS = ['emoji', 'x', 'y', 'rotation', 'scale', 'zIndex'] as const satisfies readonly (keyof HeaderSticker)[];
const isSame = (one: HeaderSticker, other: HeaderSticker): boolean =>
  FIELDS.every((field) => one[field] === other[field]);
