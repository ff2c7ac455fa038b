import { PackArt, StickerArt, usePlayOnce } from '../../../art/stickers/sticker-art.tsx';
import { fill } from '../../../lib/copy/fill.ts';
import { useNear, useOnScreen } from '../../../lib/use-on-screen.ts';
import { stickerIcon } from '../../../ui/bar-icons.ts';
import { Button } from '../../../ui/button.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { NewDot, NewMark } from '../new-mark.tsx';
import { ALBUM_COPY } from '../stickers.copy.ts';
import { type AlbumPack, type AlbumSticker, countMine, type HowFar, isMine } from './album-packs.ts';
import styles from './pack-card.module.css';

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
      <ul className={styles.stickers} data-tight="">
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

interface AlbumStickerButtonProps {
  readonly sticker: AlbumSticker;
  readonly isOpen: boolean;
  /** Whether it is in sight, or about to be. */
  readonly isNear: boolean;
  readonly onOpen: () => void;
}

function AlbumStickerButton({ sticker, isOpen, isNear, onOpen }: AlbumStickerButtonProps) {
  const { animate, play, onAnimationEnd } = usePlayOnce();
  return (
    <button
      type="button"
      className={styles.sticker}
      aria-label={labelOf(sticker)}
      aria-expanded={isOpen}
      onAnimationEnd={onAnimationEnd}
      onClick={() => {
        play();
        onOpen();
      }}
    >
      <StickerArt
        id={sticker.id}
        size={64}
        animate={animate}
        locked={!isMine(sticker)}
        away={!isNear}
        className={styles.picture}
      />
      {sticker.isNew && <NewDot />}
    </button>
  );
}

function labelOf(sticker: AlbumSticker): string {
  if (!isMine(sticker)) return fill(ALBUM_COPY.locked, { name: sticker.name });
  return sticker.isNew ? fill(ALBUM_COPY.newLabel, { name: sticker.name }) : sticker.name;
}

interface StickerLabelProps {
  readonly sticker: AlbumSticker;
  readonly onPick: (stickerId: string, byKeyboard: boolean) => void;
}

const DATE = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'long' });

/** The words under a card, for the sticker that was pressed. */
function StickerLabel({ sticker, onPick }: StickerLabelProps) {
  const { id, name, unlockedAt, howToUnlock, howFar } = sticker;
  if (unlockedAt !== null) {
    return (
      <div className={styles.opened}>
        <p>
          <b>{name}.</b> {fill(ALBUM_COPY.yoursSince, { date: DATE.format(new Date(unlockedAt)) })}
        </p>
        <Button icon={stickerIcon} onClick={({ detail }) => onPick(id, detail === 0)}>
          {ALBUM_COPY.putOnPage}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.opened}>
      <p>
        <b>{name}.</b> {ALBUM_COPY.toCome} {howToUnlock}
      </p>
      {howFar && howFar.howTo !== howToUnlock && <p>{howFar.howTo}</p>}
      {howFar && <HowFarLine of={name} howFar={howFar} />}
    </div>
  );
}

/** Nothing where there is nothing to count. */
function HowFarLine({ of, howFar }: { readonly of: string; readonly howFar: HowFar }) {
  const { current, needed, words } = howFar;
  if (!words) return null;
  return (
    <div className={styles.line}>
      <Progress label={of} value={current} max={needed} valueText={words} />
      <p>{words}</p>
    </div>
  );
}
