import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { fill } from '../../../lib/copy/fill.ts';
import { rewardProgressQuery, seeRewardsMutation, stickerPacksQuery, userStickersQuery } from '../../rewards/index.ts';
import { ALBUM_COPY } from '../stickers.copy.ts';
import { AlbumLoading } from '../stickers-loading.tsx';
import styles from './album.module.css';
import { type AlbumPack, albumOf, countMine } from './album-packs.ts';
import { PackCard } from './pack-card.tsx';

interface AlbumProps {
  readonly onPick: (stickerId: string, byKeyboard: boolean) => void;
}

/** Every pack there is, a card each: what the child has of it, and what brings the rest. */
export function Album({ onPick }: AlbumProps) {
  const heading = useId();
  const see = useMutation(seeRewardsMutation(useQueryClient()));
  const [openId, open] = useState<string | null>(null);
  const packs = useAlbum();
  if (!packs) return <AlbumLoading />;
  const all = packs.reduce((sum, { stickers }) => sum + stickers.length, 0);
  const mine = packs.reduce((sum, pack) => sum + countMine(pack), 0);
  return (
    <section className={styles.album} aria-labelledby={heading}>
      <div className={styles.words}>
        <h2 id={heading}>{ALBUM_COPY.heading}</h2>
        <p>{fill(ALBUM_COPY.count, { n: mine, all })}</p>
      </div>
      <ul className={styles.packs}>
        {packs.map((pack) => (
          <PackCard
            key={pack.id}
            pack={pack}
            openId={openId}
            onOpen={(sticker) => {
              open(sticker.id === openId ? null : sticker.id);
              // A pack is seen with its card; whatever else it comes with, when the child asks.
              if (sticker.isNew && sticker.comesWith.kind !== 'pack') see.mutate([sticker.comesWith]);
            }}
            onSeen={() => see.mutate([{ kind: 'pack', id: pack.id }])}
            onPick={onPick}
          />
        ))}
      </ul>
    </section>
  );
}

/** The album, null until packs and stickers are there. How far the child is with the rest may come later, or not at all. */
function useAlbum(): readonly AlbumPack[] | null {
  const packs = useQuery(stickerPacksQuery);
  const mine = useQuery(userStickersQuery);
  const progress = useQuery(rewardProgressQuery);
  return packs.data && mine.data ? albumOf(packs.data, mine.data, progress.data ?? []) : null;
}
