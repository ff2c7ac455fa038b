import type { StickerOfPack, StickerPackId } from '@wonderlings/stickers/catalogue';
import { round } from '../companions/rig/geometry.ts';
import { type Art, group, type Light } from '../rewards/pen/art.tsx';
import { blank, white } from '../rewards/pen/colors.ts';

type Animation = StickerOfPack<StickerPackId>['animationType'];

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

/** One sticker: how it moves, and its parts, drawn one over the other. */
export const sticker = <Moves extends Animation>(
  animation: Moves,
  ...parts: readonly Art[]
): StickerDrawing<Moves> => ({
  animation,
  art: group(...parts),
});

/** Paper behind what is open or turns: it belongs to the cut, and has no line of its own. */
export const backing =
  (d: string): Art =>
  ({ locked }) => <path d={d} fill={locked ? blank : white} stroke={locked ? blank : white} strokeWidth="0.1" />;

/**
 * The part of a `spin-slow` drawing that turns, round 0,0 of what is drawn in it; the rest holds still. Lay it on a
 * {@link backing} that covers every turn of it. Without such a part the whole sticker turns.
 */
export const turning =
  (...parts: readonly Art[]): Art =>
  (pen) => <g data-turning="round">{group(...parts)(pen)}</g>;

/** What would stand on its head in half a turn: it turns on an upright post at x = 0 instead. */
export const turningUpright =
  (...parts: readonly Art[]): Art =>
  (pen) => <g data-turning="upright">{group(...parts)(pen)}</g>;

/**
 * What stands in or behind something, seen only inside of `outline`, and cut out with the rest there; `within` is for what
 * lies on something instead. `name` is unique in its picture.
 */
export const behind =
  (name: string, outline: string, ...parts: readonly Art[]): Art =>
  (pen) => (
    <>
      <clipPath id={`${pen.namespace}-${name}`}>
        <path d={outline} />
      </clipPath>
      <g clipPath={`url(#${pen.namespace}-${name})`} data-cut="">
        {group(...parts)(pen)}
      </g>
    </>
  );

/** A seam along `d`, in ink. */
export const stitches =
  (d: string): Art =>
  ({ line }) => (
    <path
      d={d}
      fill="none"
      stroke="currentColor"
      strokeWidth={round(line * 0.7)}
      strokeLinecap="round"
      strokeDasharray={`${round(line * 1.6)} ${round(line * 1.9)}`}
    />
  );
