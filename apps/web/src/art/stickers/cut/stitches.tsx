import { round } from '../../companions/rig/geometry.ts';
import type { Art } from '../../rewards/pen/art.tsx';

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
