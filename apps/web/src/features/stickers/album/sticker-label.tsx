import { fill } from '../../../lib/copy/fill.ts';
import { stickerIcon } from '../../../ui/bar-icons.ts';
import { Button } from '../../../ui/button.tsx';
import { ALBUM_COPY } from '../stickers.copy.ts';
import type { AlbumSticker } from './album-packs.ts';
import { HowFarLine } from './how-far-line.tsx';
import styles from './sticker-label.module.css';

interface StickerLabelProps {
  readonly sticker: AlbumSticker;
  readonly onPick: (stickerId: string, byKeyboard: boolean) => void;
}

const DATE = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'long' });

/** The words under a card, for the sticker that was pressed. */
export function StickerLabel({ sticker, onPick }: StickerLabelProps) {
  const { id, name, unlockedAt, howToUnlock, howFar } = sticker;
  if (unlockedAt !== null) {
    return (
      <div className={styles.label}>
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
    <div className={styles.label}>
      <p>
        <b>{name}.</b> {ALBUM_COPY.toCome} {howToUnlock}
      </p>
      {howFar && howFar.howTo !== howToUnlock && <p>{howFar.howTo}</p>}
      {howFar && <HowFarLine of={name} howFar={howFar} />}
    </div>
  );
}
