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

/** The children that have a placement of that id: one, where no device has made up an id of another child's. */
export async function ownersOf(read: ReadDatabase, placementId: string): Promise<readonly string[]> {
  // Postgres would not compare an id that is none.
  if (!z.uuid().safeParse(placementId).success) return [];
  const rows = await read<Pick<PlacementRow, 'user_id'>>`
    select user_id from read.sticker_placements where id = ${placementId}`;
  return rows.map(({ user_id }) => user_id);
}
