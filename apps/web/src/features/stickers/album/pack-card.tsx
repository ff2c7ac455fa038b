import { PackArt } from '../../../art/stickers/pack-art.tsx';
import { fill } from '../../../lib/copy/fill.ts';
import { useNear, useOnScreen } from '../../../lib/use-on-screen.ts';
import { Tag } from '../../../ui/tag.tsx';
import { NewMark } from '../new-mark.tsx';
import { ALBUM_COPY } from '../stickers.copy.ts';
import { type AlbumPack, type AlbumSticker, countMine } from './album-packs.ts';
import { AlbumStickerButton } from './album-sticker-button.tsx';
import { HowFarLine } from './how-far-line.tsx';
import styles from './pack-card.module.css';
import { StickerLabel } from './sticker-label.tsx';

interface PackCardProps {
  readonly pack: AlbumPack;
  readonly openId: string | null;
  readonly onOpen: (sticker: AlbumSticker) => void;
  readonly onSeen: () => void;
  readonly onPick: (stickerId: string, byKeyboard: boolean) => void;
}

export function PackCard({ pack, openId, onOpen, onSeen, onPick }: PackCardProps) {
  const card = useOnScreen<HTMLLIElement>(pack.isNew, onSeen);
  const isNear = useNear(card);
  const opened = pack.stickers.find(({ id }) => id === openId);
  const mine = countMine(pack);
  return (
    <li ref={card} className={pack.unlocked ? styles.card : `${styles.card} ${styles.toCome}`}>
      {pack.isNew && <NewMark />}
      <div className={styles.head}>
        <PackArt id={pack.id} size={96} locked={!pack.unlocked} away={!isNear} className={styles.cover} />
        <div className={styles.words}>
          <h3>{pack.name}</h3>
          <p>{pack.description}</p>
          <Tag accent={mine === pack.stickers.length}>
            {fill(ALBUM_COPY.packCount, { n: mine, all: pack.stickers.length })}
          </Tag>
        </div>
      </div>
      <ul className={styles.stickers}>
        {pack.stickers.map((sticker) => (
          <li key={sticker.id}>
            <AlbumStickerButton
              sticker={sticker}
              isOpen={sticker.id === openId}
              isNear={isNear}
              onOpen={() => onOpen(sticker)}
            />
          </li>
        ))}
      </ul>
      <div className={styles.label} aria-live="polite">
        {opened ? <StickerLabel sticker={opened} onPick={onPick} /> : <PackLine pack={pack} />}
      </div>
    </li>
  );
}

/** What unlocks the rest. */
function PackLine({ pack }: { readonly pack: AlbumPack }) {
  if (!pack.unlocked) {
    return (
      <>
        <p>{fill(ALBUM_COPY.packToCome, { how: pack.howToUnlock })}</p>
        {pack.howFar && <HowFarLine of={pack.name} howFar={pack.howFar} />}
      </>
    );
  }
  const rest = pack.stickers.length - countMine(pack);
  if (rest === 0) return <p>{ALBUM_COPY.allThere}</p>;
  return <p>{rest === 1 ? ALBUM_COPY.restToComeOne : fill(ALBUM_COPY.restToCome, { n: rest })}</p>;
}
