import { DECORATE_COPY } from '../decorate.copy.ts';
import { useAvailableEmoji } from '../emoji-box.ts';
import { nameOf } from '../name-of.ts';
import styles from './sticker-picker.module.css';

interface StickerPickerProps {
  readonly owner: string;
  readonly onPick: (emoji: string) => void;
}

/** Five columns, at most 200 px high (specification 000, section 9). */
export function StickerPicker({ owner, onPick }: StickerPickerProps) {
  const available = useAvailableEmoji(owner);
  return (
    <fieldset className={styles.picker}>
      <legend>{DECORATE_COPY.pickerHeading}</legend>
      <div className={styles.grid}>
        {available.map((emoji) => (
          <button key={emoji} type="button" aria-label={nameOf(emoji)} onClick={() => onPick(emoji)}>
            {emoji}
          </button>
        ))}
      </div>
      <p className={styles.unlock}>{DECORATE_COPY.unlockHint}</p>
    </fieldset>
  );
}
