import type { Art } from '../../reward-art/pen/art.tsx';
import { blank, white } from '../../reward-art/pen/colors.ts';

/** Paper behind what is open or turns: it belongs to the cut, and has no line of its own. */
export const backing =
  (d: string): Art =>
  ({ locked }) => <path d={d} fill={locked ? blank : white} stroke={locked ? blank : white} strokeWidth="0.1" />;
