import type { ReadDatabase } from '@wonderlings/kernel';
import { z } from 'zod';
import type { StickerPage } from './contract.ts';
import type { PlacementRow, UserStickerRow } from './tables.ts';

/** Stickers and earned emoji, newest first. */
export const stickersOf = (read: ReadDatabase, childId: string) => read<UserStickerRow>`
  select * from read.user_stickers where user_id = ${childId} order by date_unlocked desc, sticker_id`;

/** @param page null: of every page */
export const placementsOf = (read: ReadDatabase, childId: string, page: StickerPage | null) => read<PlacementRow>`
  select * from read.sticker_placements
  where user_id = ${childId} and (${page}::text is null or page = ${page}::text) order by date_added, id`;

/** Whose placement it is; undefined when it is nobody's. */
export async function ownerOf(read: ReadDatabase, placementId: string): Promise<string | undefined> {
  // Postgres would not compare an id that is none.
  if (!z.uuid().safeParse(placementId).success) return undefined;
  const [row] = await read<Pick<PlacementRow, 'user_id'>>`
    select user_id from read.sticker_placements where id = ${placementId}`;
  return row?.user_id;
}
