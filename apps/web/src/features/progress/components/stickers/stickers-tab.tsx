import { useRef } from 'react';
import { LoadFailed } from '../../../../lib/load-failed/load-failed.tsx';
import { useAlbum } from '../../stickers/use-album.ts';
import { usePlayground } from '../../stickers/use-playground.ts';
import { useStickerHands } from '../../stickers/use-sticker-hands.ts';
import { Album } from './album/album.tsx';
import { StickerBox } from './box/sticker-box.tsx';
import { Playground } from './playground/playground.tsx';
import { AlbumLoading, BoxLoading } from './stickers-loading.tsx';
import styles from './stickers-tab.module.css';

/** A page to put stickers on, the box they are in, and the album of all that there are. */
export function StickersTab() {
  const { store, ...playground } = usePlayground();
  const { packs, failed, trying, retry } = useAlbum();
  const box = useRef<HTMLDivElement>(null);
  const hands = useStickerHands(store);
  const retryAll = () => {
    void store.refresh();
    if (failed) retry();
  };
  // One page that did not come is said once.
  const isSaid = playground.stickers === null && playground.trouble;
  const openBox = () => box.current?.querySelector('button')?.focus();
  return (
    <div className={styles.tab}>
      <div className={styles.table}>
        <Playground playground={playground} hands={hands} onRetry={retryAll} onOpenBox={openBox} />
        {packs ? (
          <StickerBox packs={packs} hands={hands} placed={playground.stickers?.length ?? null} grid={box} />
        ) : (
          !failed && <BoxLoading />
        )}
      </div>
      {packs ? (
        <Album packs={packs} onPick={(stickerId, byKeyboard) => hands.pick({ stickerId, byKeyboard })} />
      ) : failed ? (
        !isSaid && <LoadFailed trying={trying} onRetry={retry} />
      ) : (
        <AlbumLoading />
      )}
    </div>
  );
}
