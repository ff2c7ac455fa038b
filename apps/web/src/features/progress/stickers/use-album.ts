import { useQuery } from '@tanstack/react-query';
import { rewardProgressQuery, stickerPacksQuery, userStickersQuery } from '../../../lib/rewards/reward-queries.ts';
import { type AlbumPack, albumOf } from './album.ts';

export interface Album {
  /** Null until packs and stickers are there. */
  readonly packs: readonly AlbumPack[] | null;
  readonly failed: boolean;
  readonly trying: boolean;
  readonly retry: () => void;
}

/** The album. How far the child is with the rest may come later, or not at all: the album is whole without it. */
export function useAlbum(): Album {
  const packs = useQuery(stickerPacksQuery);
  const mine = useQuery(userStickersQuery);
  const progress = useQuery(rewardProgressQuery);
  return {
    packs: packs.data && mine.data ? albumOf(packs.data, mine.data, progress.data ?? []) : null,
    failed: (packs.isError && !packs.data) || (mine.isError && !mine.data),
    trying: packs.isFetching || mine.isFetching,
    retry() {
      for (const query of [packs, mine, progress]) if (query.isError) void query.refetch();
    },
  };
}
