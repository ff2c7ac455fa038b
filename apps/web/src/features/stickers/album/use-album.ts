import { useQuery } from '@tanstack/react-query';
import { rewardProgressQuery, stickerPacksQuery, userStickersQuery } from '../../rewards/index.ts';
import { type AlbumPack, albumOf } from './album-packs.ts';

/** The album, null until packs and stickers are there. How far the child is with the rest may come later, or not at all. */
export function useAlbum(): readonly AlbumPack[] | null {
  const packs = useQuery(stickerPacksQuery);
  const mine = useQuery(userStickersQuery);
  const progress = useQuery(rewardProgressQuery);
  return packs.data && mine.data ? albumOf(packs.data, mine.data, progress.data ?? []) : null;
}
