import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { packOfSticker } from '../../../art/stickers/pack-index.ts';
import { StickerArt } from '../../../art/stickers/sticker-art.tsx';
import { fill } from '../../../lib/copy/fill.ts';
import { userStickersQuery } from '../../rewards/index.ts';
import { DRAWING_COPY, OWN_DRAWING_COPY } from './drawing.copy.ts';
import styles from './stamp-row.module.css';

export interface StampInHand {
  readonly id: string;
  readonly name: string;
}

/** As many as stand beside each other on a small phone, with the button for the others. */
const FEW = 3;

interface StampRowProps {
  readonly picked: string | null;
  readonly onPick: (stamp: StampInHand, byKeyboard: boolean) => void;
}

/** The child's own stickers as stamps, a few at first. Without any it says where they come from, without an answer nothing. */
export function StampRow({ picked, onPick }: StampRowProps) {
  const { data: mine } = useQuery(userStickersQuery);
  const [isOpen, setIsOpen] = useState(false);
  if (!mine) return null;
  const drawn = mine.filter(({ stickerId }) => packOfSticker(stickerId));
  if (drawn.length === 0) return <p className={styles.hint}>{OWN_DRAWING_COPY.noStampsYet}</p>;
  return (
    <div className={styles.stamps}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a form's legend and layout */}
      <div role="group" aria-label={DRAWING_COPY.stamps.label} className={styles.row} data-open={isOpen || undefined}>
        {(isOpen ? drawn : drawn.slice(0, FEW)).map(({ stickerId: id, sticker: { name } }) => (
          <button
            key={id}
            type="button"
            className={styles.stamp}
            aria-label={fill(DRAWING_COPY.stamps.one, { sticker: name })}
            aria-pressed={picked === id}
            // A press by key has no clicks to count.
            onClick={({ detail }) => onPick({ id, name }, detail === 0)}
          >
            <StickerArt id={id} size={46} />
          </button>
        ))}
        {drawn.length > FEW && (
          <button type="button" className={styles.more} aria-expanded={isOpen} onClick={() => setIsOpen((was) => !was)}>
            {isOpen ? OWN_DRAWING_COPY.fewerStamps : OWN_DRAWING_COPY.moreStamps}
          </button>
        )}
      </div>
      {isOpen && <p className={styles.hint}>{DRAWING_COPY.stamps.more}</p>}
    </div>
  );
}
