import { stickerById } from './catalogue.ts';
import { StickerPage, type StickerPlacement, type UserHeaderEmoji, type UserSticker } from './contract.ts';
import { headerEmojiById } from './header-emoji-catalogue.ts';
import type { Placement } from './stickers.ts';
import type { PlacementRow, UserStickerRow } from './tables.ts';

const unlocked = ({ id, user_id, sticker_id, date_unlocked, is_new }: UserStickerRow) => ({
  id,
  userId: user_id,
  stickerId: sticker_id,
  dateUnlocked: date_unlocked,
  isNew: is_new,
});

/** The stickers of packs among them. */
export function userStickers(rows: readonly UserStickerRow[]): UserSticker[] {
  return rows.flatMap((row) => {
    const sticker = stickerById(row.sticker_id);
    if (!sticker) return [];
    const { id, packId, name, emoji, svgPath, animationType, rarity } = sticker;
    return [{ ...unlocked(row), sticker: { id, packId, name, emoji, svgPath, animationType, rarity } }];
  });
}

/** The emoji of the header among them. */
export function userHeaderEmoji(rows: readonly UserStickerRow[]): UserHeaderEmoji[] {
  return rows.flatMap((row) => {
    const known = headerEmojiById(row.sticker_id);
    return known ? [{ ...unlocked(row), emoji: known.emoji, name: known.name }] : [];
  });
}

export function placementOfRow(row: PlacementRow): StickerPlacement {
  const { id, page, x, y, rotation, scale } = row;
  return {
    ...{ id, x, y, rotation, scale },
    userId: row.user_id,
    stickerId: row.sticker_id,
    // Only pages of ours are ever recorded.
    page: StickerPage.parse(page),
    zIndex: row.z_index,
    dateAdded: row.date_added,
  };
}

export function placementOfState(childId: string, { placementId, ...placement }: Placement): StickerPlacement {
  return { ...placement, id: placementId, userId: childId, page: StickerPage.parse(placement.page) };
}
