import { blob } from '../companions/rig/paths.ts';
import { type Art, group, streak } from '../rewards/pen/art.tsx';
import { earned, frame } from '../rewards/pen/frame.tsx';
import { put } from '../rewards/pen/place.tsx';
import { dieCutOn } from './cut/die-cut.tsx';
import type { AnyPack } from './pack.ts';

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
