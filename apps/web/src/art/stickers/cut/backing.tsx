import type { Art } from '../../rewards/pen/art.tsx';
import { blank, white } from '../../rewards/pen/colors.ts';

/** Paper behind what is open or turns: it belongs to the cut, and has no line of its own. */
export const backing =
  (d: string): Art =>
  ({ locked }) => <path d={d} fill={locked ? blank : white} stroke={locked ? blank : white} strokeWidth="0.1" />;
