import { STICKER_PACKS } from '@wonderlings/rewards/sticker-pack-catalogue';
import { useWords } from '../../../lib/words/words.ts';
import { DECORATE_COPY } from './decorate.copy.ts';
import { useDrawnStickers } from './drawn-box.ts';
import { useAvailableEmoji } from './emoji-box.ts';
import { type HeaderPicture, isDrawn } from './header-sticker.ts';
import { useNameOf } from './sticker-names.tsx';
import styles from './sticker-picker.module.css';
import { StickerFace } from './still-strip.tsx';

interface StickerPickerProps {
  readonly owner: string;
  readonly onPick: (picture: HeaderPicture) => void;
}

/** Five columns, at most 200 px high (specification 000, section 9): the drawn stickers, pack by pack. The emoji wait folded beside them. */
export function StickerPicker({ owner, onPick }: StickerPickerProps) {
  const say = useWords();
  const drawn = useDrawnStickers(owner);
  const emoji = useAvailableEmoji(owner).map((one) => ({ emoji: one }));
  const packs = STICKER_PACKS.map(({ id, name }) => {
    const stickers = drawn.filter(({ packId }) => packId === id);
    return { name, pictures: stickers.map((sticker) => ({ stickerId: sticker.id })) };
  }).filter(({ pictures }) => pictures.length > 0);
  return (
    <fieldset className={styles.picker}>
      <legend>{DECORATE_COPY.pickerHeading}</legend>
      <div className={styles.box}>
        {packs.map(({ name, pictures }) => (
          <PickerGroup key={name} heading={name} pictures={pictures} onPick={onPick} />
        ))}
        {packs.length === 0 ? (
          <PickerGroup heading={null} pictures={emoji} onPick={onPick} />
        ) : (
          <details className={styles.more}>
            <summary>{DECORATE_COPY.emoji}</summary>
            <PickerGroup heading={null} pictures={emoji} onPick={onPick} />
          </details>
        )}
      </div>
      <p className={styles.unlock}>{say(DECORATE_COPY.unlockHint)}</p>
    </fieldset>
  );
}

interface PickerGroupProps {
  /** Null where there is nothing beside it to tell it from. */
  readonly heading: string | null;
  readonly pictures: readonly HeaderPicture[];
  readonly onPick: (picture: HeaderPicture) => void;
}

function PickerGroup({ heading, pictures, onPick }: PickerGroupProps) {
  const nameOf = useNameOf();
  const grid = (
    <div className={styles.grid}>
      {pictures.map((picture) => (
        <button
          key={isDrawn(picture) ? picture.stickerId : picture.emoji}
          type="button"
          aria-label={nameOf(picture)}
          onClick={() => onPick(picture)}
        >
          <StickerFace picture={picture} />
        </button>
      ))}
    </div>
  );
  if (heading === null) return grid;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.heading}>{heading}</legend>
      {grid}
    </fieldset>
  );
}
