import { blob } from '../companions/rig/paths.ts';
import { type Art, shape } from '../reward-art/pen/art.tsx';
import { paper } from '../reward-art/pen/colors.ts';

/** In the place of a sticker whose drawing is not there: a piece of paper, cut like the others. */
export const plainPaper: Art = shape(blob('-34,-30 2,-35 33,-31 36,2 31,32 -2,35 -35,31 -31,0', 0.8), paper);
