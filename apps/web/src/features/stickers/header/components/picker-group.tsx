import { type HeaderPicture, isDrawn } from '../header-sticker.ts';
import { useNameOf } from '../name-of.ts';
import { StickerFace } from './sticker-face.tsx';
import styles from './sticker-picker.module.css';

interface PickerGroupProps {
  /** Null where there is nothing beside it to tell it from. */
  readonly heading: string | null;
  readonly pictures: readonly HeaderPicture[];
  readonly onPick: (picture: HeaderPicture) => void;
}

export function PickerGroup({ heading, pictures, onPick }: PickerGroupProps) {
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
