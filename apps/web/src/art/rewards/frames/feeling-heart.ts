import { type Art, group, streak } from '../pen/art.tsx';
import { earned, frame, type Light } from '../pen/frame.tsx';
import { put } from '../pen/place.tsx';
import { HEART } from './outlines.ts';
import { leafyRing, starRing } from './sprigs.ts';

/** A heart nearly as large as the box, shining. */
export const feelingHeart = (colors: Light): Art =>
  group(frame('heart', HEART, colors), earned(streak('M-36 -12Q-36 -27 -22 -31', '#ffffff', 5, 0.8)));

/** An emotion badge in its three levels: alone, in a leafy ring, in a ring of stars. */
export const levelled = (heart: Art): readonly [first: Art, second: Art, third: Art] => [
  put(heart, 0, 0, 0.82),
  group(leafyRing, put(heart, 0, 1, 0.56)),
  group(starRing, put(heart, 0, 1, 0.56)),
];
