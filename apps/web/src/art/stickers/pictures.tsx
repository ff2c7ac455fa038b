import { coverOf } from './cover.ts';
import { dieCut } from './cut/die-cut.tsx';
import type { AnyPack, StickerDrawing } from './pack.ts';
import { drawn, type Look, StickerPicture } from './sticker-picture.tsx';

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
