import { oval, star as starPath } from '../../../companions/rig/paths.ts';
import { type Art, group, spot, streak, tint } from '../../../rewards/pen/art.tsx';

/** Starlight, on what is as dark as the night. */
export const GOLD = '#ffe58a';

type Places = readonly (readonly [x: number, y: number, r?: number])[];
/** Stars in a thread of light. */
export const linked = (places: Places): Art =>
  group(
    streak(`M${places.map(([x, y]) => `${x} ${y}`).join('L')}`, GOLD, 1.5, 0.85),
    spot(places.map(([x, y, r = 4]) => starPath(x, y, r)).join(''), GOLD),
  );
/** Stars too far off to have points. */
export const dust = (...places: Places): Art =>
  tint(places.map(([x, y, r = 1.2]) => oval(x, y, r)).join(''), '#fff6d8');
