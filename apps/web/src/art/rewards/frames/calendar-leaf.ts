import { oval } from '../../companions/rig/paths.ts';
import { type Art, cord, group, tint } from '../pen/art.tsx';
import { frame } from '../pen/frame.tsx';
import { put } from '../pen/place.tsx';

const LEAF =
  'M-36 -40Q0 -43 37 -40Q44 -39 43 -32Q45 4 42 38Q42 45 35 45Q0 47 -36 45Q-43 44 -43 37Q-45 0 -43 -33Q-43 -39 -36 -40Z';
const HEAD = 'M-36 -40Q0 -43 37 -40Q44 -39 43 -32L43 -22Q0 -24 -43 -22L-43 -33Q-43 -39 -36 -40Z';

/** A weekly goal: a leaf of the calendar on two rings, its head in the goal's color. */
export const calendarLeaf = (color: string, ...picture: readonly Art[]): Art =>
  group(
    frame('leaf', LEAF, ['#ffffff', '#fff0d9']),
    tint(HEAD, color),
    tint(oval(-20, -31, 4) + oval(20, -31, 4), '#fffaf0'),
    cord('M-20 -31V-46M20 -31V-46', '#e9edf7', 3),
    put(group(...picture), 0, 11),
  );
