import { oval, puffs } from '../../../companions/rig/paths.ts';
import { awake } from '../../../rewards/motifs/faces.ts';
import { type Art, cord, group, ink, shape, streak, tint } from '../../../rewards/pen/art.tsx';
import * as crayon from '../../../rewards/pen/colors.ts';
import { around, put } from '../../../rewards/pen/place.tsx';

const SKIN = '#a8693f';
const HAIR = '#4a2c28';

const wheel = group(
  shape(oval(0, 0, 21), crayon.slate),
  tint(oval(0, 0, 16.5), '#eef1fb'),
  around(8, 0, () => ink('M0 -4V-15', 0.5)),
  streak('M-15 0A15 15 0 1 1 -15 .1', crayon.teal, 3),
  shape(oval(0, 0, 4.6), crayon.sun, 0.8),
);

/** A child in a sporty wheelchair, on the way to the right. */
export const speedyWheels: Art = group(
  ink('M-47 2H-37M-49 14H-39M-47 38H-36', 1.2),
  shape(puffs('0,-36,10 -11,-30,10 -21,-25,8 -31,-22,7 -39,-18,5 -8,-20,9'), HAIR),
  cord('M2 14H20L31 30H39', '#5a7fc4', 8),
  shape('M32 22H38L39 30Q46 31 46 36H31Z', crayon.red),
  cord('M-22 -4L-16 16H22L30 40', crayon.teal, 3.4),
  shape(oval(30, 41, 7), crayon.slate),
  tint(oval(30, 41, 3), '#eef1fb'),
  shape('M-11 17C-13 4 -6 -10 2 -14H14C18 -4 16 8 10 17Z', crayon.sun),
  tint('M-9 4Q4 8 16 2L15 9Q3 14 -10 10Z', crayon.coral),
  shape(oval(10, -24, 15, 14.5), SKIN),
  shape(puffs('2,-37,8 12,-38,6 -4,-30,6'), HAIR, 0.9),
  put(awake(5.6, 0), 14, -24),
  put(wheel, -6, 25),
  cord('M2 -6C2 4 10 6 12 14', SKIN, 6.4),
);
