import { blob } from '../companions/rig/geometry.ts';
import { type Art, earned, frame, group, put, streak } from '../rewards/pen/art.tsx';
import { strokeAt } from '../rewards/picture.tsx';
import { dieCut, dieCutOn } from './cut/die-cut.tsx';
import { BOX } from './place.tsx';
import type { AnyPack, StickerDrawing } from './sticker.tsx';

// Everything that draws, in one chunk: it comes beside the first pack, and no page waits for it.

interface StickerLook extends Look {
  readonly drawing: StickerDrawing;
}
interface PackLook extends Look {
  readonly pack: AnyPack;
}

export const CutSticker = ({ drawing, ...look }: StickerLook) => <StickerPicture art={cut(drawing)} {...look} />;
/** The same for what has a frame of its own. */
export const CutStickerParts = ({ drawing, ...look }: StickerLook) => drawn(cut(drawing), look);

export const PackCover = ({ pack, ...look }: PackLook) => <StickerPicture art={coverOf(pack)} {...look} />;

const cut = ({ art }: StickerDrawing) => dieCut('cut', art);

/** How a picture is shown. */
interface Look {
  /** Width in CSS pixels; the line's weight follows it. */
  readonly size: number;
  readonly locked: boolean;
  /** Unique on the page. */
  readonly namespace: string;
}

export const StickerPicture = ({ art, ...look }: Look & { readonly art: Art }) => (
  <svg aria-hidden="true" viewBox={BOX} width="100%" height="100%">
    {drawn(art, look)}
  </svg>
);

/** The picture without its frame. */
const drawn = (art: Art, { size, locked, namespace }: Look) => art({ ...strokeAt(size), locked, namespace });

const CARD = blob('-38,-46 0,-49 37,-47 44,-40 46,0 44,42 37,48 0,50 -39,48 -45,41 -47,0 -44,-40', 0.7);

/** A fan of three stickers on a card. */
export function coverOf({ card, cover: [left, right, front], drawings }: AnyPack): Art {
  const of = (id: string): Art => drawings[id]?.art ?? group();
  return group(
    frame('card', CARD, card),
    earned(put(streak(CARD, '#ffffff', 2.6, 0.75), 0, 0, 0.9)),
    put(dieCutOn('left', of(left)), -19, -13, 0.5, -13),
    put(dieCutOn('right', of(right)), 19, -12, 0.5, 12),
    put(dieCutOn('front', of(front)), 0, 16, 0.58, -2),
  );
}
