import { useQuery } from '@tanstack/react-query';
import type { StickerPack } from '@wonderlings/rewards/contract';
import type { UserSticker } from '@wonderlings/stickers/contract';
import { useMemo } from 'react';
import { isStickerPack, stickersOfPack } from '../../../art/stickers/pack-index.ts';
import { stickerPacksQuery, userStickersQuery } from '../../rewards/index.ts';

interface Box {
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
function boxOf(packs: readonly Pick<StickerPack, 'id' | 'name'>[], mine: readonly UserSticker[]): readonly BoxPack[] {
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
