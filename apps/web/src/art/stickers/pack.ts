import type { StickerOfPack, StickerPackId } from '@wonderlings/stickers/catalogue';
import type { Art } from '../rewards/pen/art.tsx';
import type { Light } from '../rewards/pen/frame.tsx';

export type Animation = StickerOfPack<StickerPackId>['animationType'];

/** What moves, and how, stands in the catalogue; a drawing that says otherwise does not compile. */
export interface StickerDrawing<Moves extends Animation = Animation> {
  readonly animation: Moves;
  /** In a box of 100 × 100 units around 0,0. Its cut edge is added where it is shown. */
  readonly art: Art;
}

/** Three of a pack's stickers: left, right, and in front. */
type Cover<Id> = readonly [left: Id, right: Id, front: Id];

export interface AnyPack {
  /** Of the card behind the cover's stickers. */
  readonly card: Light;
  readonly cover: Cover<string>;
  readonly drawings: Readonly<Record<string, StickerDrawing>>;
}

/** A pack's ten drawings by the ids of its catalogue: one that is missing, or one too many, does not compile. */
export interface Pack<Id extends StickerPackId> extends AnyPack {
  readonly cover: Cover<StickerOfPack<Id>['id']>;
  readonly drawings: {
    readonly [One in StickerOfPack<Id> as One['id']]: StickerDrawing<One['animationType']>;
  };
}
