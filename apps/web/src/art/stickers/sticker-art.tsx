import { type AnimationEvent, memo, useState } from 'react';
import { loadedPack, loadPack, useLoaded } from './drawing-loader.ts';
import { isStickerPack, packOfSticker } from './pack-index.ts';
import { Place, PlainPaper, useNamespace } from './place.tsx';
import styles from './sticker-art.module.css';
import { SharedSticker, useSheet } from './sticker-sheet.tsx';

export interface StickerArtProps {
  /** The catalogue's: `zola-wave`. */
  readonly id: string;
  /** Width and height in CSS pixels, the cut edge included; line weights and details follow it. Made to be known from 48 on. */
  readonly size: number;
  /** Moves once, as the catalogue says, when it is set: for what is looked at, at most three in view. Unset it when its animation ends. */
  readonly animate?: boolean | undefined;
  /** Not yet unlocked: an outline on paper, its cut line dashed. */
  readonly locked?: boolean | undefined;
  /** Out of sight: its place is held, and nothing is fetched or drawn. */
  readonly away?: boolean | undefined;
  /** The text alternative. Without one the picture is decoration. */
  readonly title?: string | undefined;
  readonly className?: string | undefined;
}

/**
 * A die-cut sticker. Its pack's drawings load after the first paint; its place is held from the start. What has no drawing is
 * a piece of plain paper. Below a `<StickerSheet>` it is drawn once, however often it is shown.
 * @throws RangeError in development for an id that no catalogue has
 */
export const StickerArt = memo(function StickerArt(props: StickerArtProps) {
  const { id, size, animate = false, locked = false, away = false, title, className } = props;
  const packId = packOfSticker(id);
  if (import.meta.env.DEV && !packId) throw new RangeError(`No sticker has the id ${id}`);
  const pack = useLoaded(away ? null : (packId ?? ''), loadedPack, loadPack);
  const drawing = pack?.drawings[id];
  const namespace = useNamespace();
  const sheet = useSheet();
  const moves = animate && !locked && drawing ? drawing.animation : 'none';
  return (
    <Place size={size} locked={locked} title={title} className={className}>
      {pack === null && <PlainPaper />}
      {pack && drawing && (
        <span className={styles[moves]}>
          {sheet && !locked && moves !== TURNS_INSIDE ? (
            <SharedSticker sheet={sheet} id={id} pack={pack} drawing={drawing} size={size} />
          ) : (
            <pack.pictures.CutSticker drawing={drawing} size={size} locked={locked} namespace={namespace} />
          )}
        </span>
      )}
    </Place>
  );
});

/** The movement that a style sheet finds inside of the drawing, where it cannot look into a reference. */
const TURNS_INSIDE = 'spin-slow';

export interface PackArtProps {
  /** The catalogue's: `hello-friends`. */
  readonly id: string;
  /** Width and height in CSS pixels. */
  readonly size: number;
  /** Not yet unlocked: outlines on paper, the card dashed. */
  readonly locked?: boolean | undefined;
  /** Out of sight: its place is held, and nothing is fetched or drawn. */
  readonly away?: boolean | undefined;
  /** The text alternative. Without one the picture is decoration. */
  readonly title?: string | undefined;
  readonly className?: string | undefined;
}

/**
 * A pack's cover: a fan of three of its stickers on a card.
 * @throws RangeError in development for an id that no catalogue has
 */
export const PackArt = memo(function PackArt(props: PackArtProps) {
  const { id, size, locked = false, away = false, title, className } = props;
  if (import.meta.env.DEV && !isStickerPack(id)) throw new RangeError(`No sticker pack has the id ${id}`);
  const pack = useLoaded(away ? null : id, loadedPack, loadPack);
  const namespace = useNamespace();
  return (
    <Place size={size} locked={locked} title={title} className={className}>
      {pack === null && <PlainPaper />}
      {pack && <pack.pictures.PackCover pack={pack} size={size} locked={locked} namespace={namespace} />}
    </Place>
  );
});

/** A sticker's movement, once for each call. None under reduced motion: the style sheets see to that. */
export function usePlayOnce(playsFirst = false) {
  const [animate, setAnimate] = useState(playsFirst);
  return {
    animate,
    play: () => setAnimate(true),
    onAnimationEnd: ({ currentTarget }: AnimationEvent) => {
      // A drawing may turn in parts of different lengths: the first that ends takes none of the others with it.
      if (!movesStill(currentTarget)) setAnimate(false);
    },
  };
}

/** What moves without end is no part of a movement that is played once. */
const movesStill = (element: Element): boolean =>
  element
    .getAnimations({ subtree: true })
    .some(
      ({ effect, playState }) =>
        playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
    );
