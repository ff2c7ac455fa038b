import { type Art, group } from '../../rewards/pen/art.tsx';

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
