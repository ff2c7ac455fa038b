import { Suspense, useRef } from 'react';
import { StickerSheet } from '../../art/stickers/sticker-sheet.tsx';
import { optionalPart } from '../../lib/optional-part.ts';
import { LoadFailed } from '../../ui/load-failed/load-failed.tsx';
import { StickerBox } from './box/sticker-box.tsx';
import { useBox } from './box/use-box.ts';
import { Playground } from './playground/playground.tsx';
import { usePlayground } from './playground/use-playground.ts';
import { useStickerHands } from './playground/use-sticker-hands.ts';
import { AlbumLoading, BoxLoading } from './stickers-loading.tsx';
import styles from './stickers-tab.module.css';

/** Below the page and the box, with the words of all that there is. */
const Album = optionalPart(() => import('./album/album.tsx').then((file) => file.Album));

/** A page to put stickers on, the box they are in, and the album of all that there are. */
export function StickersTab() {
  const playground = usePlayground();
  const { packs, nameOf, failed, trying, retry } = useBox();
  const box = useRef<HTMLDivElement>(null);
  const hands = useStickerHands(playground.stickers ?? [], playground, nameOf);
  const retryAll = () => {
    playground.retry();
    if (failed) retry();
  };
  // One page that did not come is said once.
  const isSaid = playground.stickers === null && playground.failed;
  const openBox = () => box.current?.querySelector('button')?.focus();
  return (
    <StickerSheet>
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
          <Suspense fallback={<AlbumLoading />}>
            <Album onPick={(stickerId, byKeyboard) => hands.pick({ stickerId, byKeyboard })} />
          </Suspense>
        ) : failed ? (
          !isSaid && <LoadFailed trying={trying} onRetry={retry} />
        ) : (
          <AlbumLoading />
        )}
      </div>
    </StickerSheet>
  );
}
