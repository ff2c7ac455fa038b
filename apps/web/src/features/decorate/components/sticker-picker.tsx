import { useState } from 'react';
import { DECORATE_COPY } from '../decorate.copy.ts';
import { HEADER_EMOJI } from '../header-emoji.catalogue.ts';
import { availableEmoji } from '../sticker-box.ts';
import styles from './sticker-picker.module.css';

interface StickerPickerProps {
  readonly owner: string;
  readonly onPick: (emoji: string) => void;
}

/** Five columns, at most 200 px high (specification 000, section 9). */
export function StickerPicker({ owner, onPick }: StickerPickerProps) {
  const [available] = useState(() => availableEmoji(owner));
  return (
    <fieldset className={styles.picker}>
      <legend>{DECORATE_COPY.pickerHeading}</legend>
      <div className={styles.grid}>
        {available.map((emoji) => (
          <button
            key={emoji}
            type="button"
            aria-label={HEADER_EMOJI.find((known) => known.emoji === emoji)?.name ?? emoji}
            onClick={() => onPick(emoji)}
          >
            {emoji}
          </button>
        ))}
      </div>
      <p className={styles.unlock}>{DECORATE_COPY.unlockHint}</p>
    </fieldset>
  );
}
