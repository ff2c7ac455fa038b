import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { stickerPacksQuery, userStickersQuery } from '../../rewards/index.ts';
import { type BoxPack, boxOf } from './box.ts';

export interface Box {
  /** Null until packs and stickers are there. */
  readonly packs: readonly BoxPack[] | null;
  /** Made of the id where the name is not known. */
  readonly nameOf: (stickerId: string) => string;
  readonly failed: boolean;
  readonly trying: boolean;
  readonly retry: () => void;
}

/** What the child can put on its page. */
export function useBox(): Box {
  const packs = useQuery(stickerPacksQuery);
  const mine = useQuery(userStickersQuery);
  const names = useMemo(
    () => new Map(mine.data?.map(({ stickerId, sticker }) => [stickerId, sticker.name])),
    [mine.data],
  );
  return {
    packs: useMemo(() => (packs.data && mine.data ? boxOf(packs.data, mine.data) : null), [packs.data, mine.data]),
    nameOf: (id) => names.get(id) ?? id.replaceAll('-', ' '),
    failed: (packs.isError && !packs.data) || (mine.isError && !mine.data),
    trying: packs.isFetching || mine.isFetching,
    retry() {
      for (const query of [packs, mine]) if (query.isError) void query.refetch();
    },
  };
}
