import { MOST_PLACEMENTS } from '@wonderlings/stickers/contract';
import { RadioGroup } from 'radix-ui';
import { type RefObject, useState } from 'react';
import { PackArt, StickerArt, usePlayOnce } from '../../../art/stickers/sticker-art.tsx';
import { fill } from '../../../lib/copy/fill.ts';
import { inWords, useWords } from '../../../lib/words/words.ts';
import { Button } from '../../../ui/button.tsx';
import { NewDot } from '../new-mark.tsx';
import type { StickerHands } from '../playground/use-sticker-hands.ts';
import { BOX_COPY, PLAYGROUND_COPY } from '../stickers.copy.ts';
import styles from './sticker-box.module.css';
import type { BoxPack, BoxSticker as Sticker } from './use-box.ts';

interface StickerBoxProps {
  readonly packs: readonly BoxPack[];
  readonly hands: StickerHands;
  /** How many are on the page; null while it is not known. */
  readonly placed: number | null;
  readonly grid: RefObject<HTMLDivElement | null>;
}

/** What the child can put on its page, a pack at a time. On a phone it stays within reach of the thumb. */
export function StickerBox({ packs, hands, placed, grid }: StickerBoxProps) {
  const say = useWords();
  const [chosen, choose] = useState<string | null>(null);
  const pack = packs.find(({ id }) => id === chosen) ?? packs[0];
  const isFull = placed !== null && placed >= MOST_PLACEMENTS;
  return (
    <section className={styles.box} aria-label={BOX_COPY.heading} data-keep-clear>
      <h3 className={styles.heading}>{BOX_COPY.heading}</h3>
      <div className={hands.held ? styles.busy : undefined}>
        <PackChoice packs={packs} value={pack?.id ?? null} onChange={choose} />
      </div>
      <p className={styles.packName} aria-hidden="true">
        {pack?.name}
      </p>
      <div ref={grid} className={styles.stickers} data-tight="">
        {pack?.stickers.map((sticker) => (
          <BoxSticker
            key={sticker.id}
            sticker={sticker}
            isHeld={hands.held?.stickerId === sticker.id}
            disabled={isFull || placed === null}
            onPick={(byKeyboard) => hands.pick({ stickerId: sticker.id, byKeyboard })}
          />
        ))}
      </div>
      {hands.held ? (
        <div className={styles.hand}>
          <p>{fill(PLAYGROUND_COPY.inHand, { name: hands.nameOf(hands.held.stickerId) })}</p>
          <Button variant="text" onClick={hands.putBack}>
            {say(PLAYGROUND_COPY.putBack)}
          </Button>
        </div>
      ) : (
        placed !== null && roomWords(MOST_PLACEMENTS - placed)
      )}
    </section>
  );
}

/** Said before it happens. */
const NEARLY_FULL = 5;

function roomWords(room: number) {
  if (room > NEARLY_FULL) return null;
  const { full, nearlyFull, nearlyFullOne } = inWords(PLAYGROUND_COPY);
  const words = room <= 0 ? full : room === 1 ? nearlyFullOne : nearlyFull;
  return <p role="status">{fill(words, { n: room, most: MOST_PLACEMENTS })}</p>;
}

interface BoxStickerProps {
  readonly sticker: Sticker;
  readonly isHeld: boolean;
  readonly disabled: boolean;
  readonly onPick: (byKeyboard: boolean) => void;
}

function BoxSticker({ sticker, isHeld, disabled, onPick }: BoxStickerProps) {
  const { animate, play, onAnimationEnd } = usePlayOnce();
  const { id, name, isNew } = sticker;
  return (
    <button
      type="button"
      className={styles.sticker}
      aria-label={fill(isNew ? BOX_COPY.pickNew : BOX_COPY.pick, { name })}
      aria-pressed={isHeld}
      disabled={disabled}
      onAnimationEnd={onAnimationEnd}
      onClick={({ detail }) => {
        play();
        // A press by key has no clicks to count.
        onPick(detail === 0);
      }}
    >
      <StickerArt id={id} size={64} animate={animate} className={styles.picture} />
      {isNew && <NewDot />}
    </button>
  );
}

interface PackChoiceProps {
  readonly packs: readonly BoxPack[];
  readonly value: string | null;
  readonly onChange: (id: string) => void;
}

/** The covers of the packs that the child has something of. Arrow keys go from one to the next. */
function PackChoice({ packs, value, onChange }: PackChoiceProps) {
  return (
    <RadioGroup.Root className={styles.packs} aria-label={BOX_COPY.packs} value={value} onValueChange={onChange}>
      {packs.map(({ id, name, stickers }) => (
        <RadioGroup.Item key={id} value={id} className={styles.pack} aria-label={name} title={name}>
          <PackArt id={id} size={56} />
          {stickers.some(({ isNew }) => isNew) && <NewDot />}
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
