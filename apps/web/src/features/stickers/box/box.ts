import type { StickerPack } from '@wonderlings/rewards/contract';
import type { UserSticker } from '@wonderlings/stickers/contract';
import { isStickerPack, stickersOfPack } from '../../../art/stickers/pack-index.ts';

export interface BoxSticker {
  readonly id: string;
  readonly name: string;
  readonly isNew: boolean;
}

/** What the child has of a pack. */
export interface BoxPack {
  readonly id: string;
  readonly name: string;
  readonly stickers: readonly BoxSticker[];
}

/** The packs that the child has something of, in the words that the server has for it; what has no drawing here is left out. */
export function boxOf(
  packs: readonly Pick<StickerPack, 'id' | 'name'>[],
  mine: readonly UserSticker[],
): readonly BoxPack[] {
  const owned = new Map(mine.map((one) => [one.stickerId, one]));
  const all = packs.map(({ id, name }): BoxPack => {
    const ids = isStickerPack(id) ? stickersOfPack(id) : [];
    const stickers = ids.flatMap((sticker): BoxSticker[] => {
      const one = owned.get(sticker);
      return one ? [{ id: sticker, name: one.sticker.name, isNew: one.isNew }] : [];
    });
    return { id, name, stickers };
  });
  return all.filter(({ stickers }) => stickers.length > 0);
}
