interface Place {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly rotation: number;
  readonly scale: number;
  readonly zIndex: number;
}

/** A sticker as the server has it; `placementId` is null for one that it does not take. */
export interface Saved<Sticker> {
  readonly placementId: string | null;
  readonly sticker: Sticker;
}

/** One thing that the server does not know yet. */
export type Unsaved<Sticker> =
  | { readonly does: 'remove'; readonly saved: Saved<Sticker> }
  | { readonly does: 'move'; readonly placementId: string; readonly sticker: Sticker }
  | { readonly does: 'place'; readonly sticker: Sticker };

/** What the child has changed since the server last heard of it; what is taken off comes first, and makes room. */
export function unsavedOf<Sticker extends Place>(
  page: readonly Sticker[],
  saved: readonly Saved<Sticker>[],
): readonly Unsaved<Sticker>[] {
  const removed = saved.filter(({ sticker }) => !page.some(({ id }) => id === sticker.id));
  const changed = page.flatMap((sticker): Unsaved<Sticker>[] => {
    const known = saved.find((one) => one.sticker.id === sticker.id);
    if (known && isSamePlace(known.sticker, sticker)) return [];
    return known?.placementId
      ? [{ does: 'move', placementId: known.placementId, sticker }]
      : [{ does: 'place', sticker }];
  });
  return [...removed.map((one) => ({ does: 'remove' as const, saved: one })), ...changed];
}

const FIELDS = ['x', 'y', 'rotation', 'scale', 'zIndex'] as const satisfies readonly (keyof Place)[];
export const isSamePlace = (one: Omit<Place, 'id'>, other: Omit<Place, 'id'>): boolean =>
  FIELDS.every((field) => one[field] === other[field]);
