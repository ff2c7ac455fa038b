import { blob, oval, puffs } from '../../companions/rig/geometry.ts';
import { type Art, cord, fine, group, ink, mirrored, put, shape, spot, streak, tint } from '../pen/art.tsx';
import * as crayon from '../pen/colors.ts';
import { awake } from './faces.ts';

// The companions in a few strokes: known by their outline at 20 pixels. Heads are about 40 units wide.

const both = (part: Art): Art => group(part, mirrored(part));

/** Zola, from the front; `face` blows, smiles or sleeps. */
export const dragon = (face: Art): Art =>
  group(
    both(shape('M-10 -14C-14 -20 -16 -26 -14 -30C-8 -28 -5 -22 -4 -17Z', crayon.orange, 0.9)),
    both(shape('M-17 -8C-28 -14 -30 -6 -30 -2C-26 3 -20 3 -16 1Z', '#b9acf5', 0.9)),
    shape(blob('0,-18 14,-15 21,-2 19,11 8,18 -8,18 -19,11 -21,-2 -14,-15'), '#b9acf5'),
    shape(puffs('-6,-19,5 2,-21,6 8,-17,4'), crayon.white, 0.8),
    tint(oval(0, 10, 12, 7), '#e2dbff'),
    face,
  );

export const dragonHappy: Art = dragon(group(awake(9, -1, false), ink('M-4 10q4 4 8 0', 0.8)));

/** Cheeks out, lips in a ring at 0,9: the puff flies beside it. */
export const dragonBlowing: Art = dragon(
  group(
    ink('M-12 -3q3 -3.6 6 0M6 -3q3 -3.6 6 0', 0.8),
    tint(oval(-12, 5, 4, 3) + oval(12, 5, 4, 3), crayon.blush, 0.5),
    shape(oval(0, 9, 3), '#7c2f45', 0.6),
  ),
);

const owlBody = group(
  both(shape('M-6 -17C-14 -18 -19 -24 -20 -28C-23 -18 -22 -10 -18 -6Z', '#6471d2')),
  shape(blob('0,-19 15,-16 21,-3 20,12 11,23 -11,23 -20,12 -21,-3 -15,-16'), '#7b88e4'),
  tint(oval(-8, -3, 9) + oval(8, -3, 9) + oval(0, 14, 11, 8), '#f3efff'),
  shape('M-3 2H3L0 8Z', crayon.orange, 0.7),
);
export const owlAwake: Art = group(owlBody, awake(8, -3, false), fine(ink('M-4 13q2 2 4 0q2 2 4 0', 0.5)));
export const owlAsleep: Art = group(owlBody, ink('M-12 -3q4 4.5 8 0M4 -3q4 4.5 8 0', 0.9));

/** Blot's head and four of eight arms. */
export const octopus = (face: Art = awake(7, -4)): Art =>
  group(
    shape(
      'M0 -22C15 -22 20 -11 18 0C24 8 27 14 22 18C16 20 15 14 12 12C13 20 10 24 5 23C1 22 2 17 1 14C0 17 1 22 -4 23C-10 24 -12 19 -11 12C-15 15 -16 20 -22 18C-27 14 -23 8 -18 0C-20 -11 -15 -22 0 -22Z',
      crayon.blue,
    ),
    streak('M-13 -6Q-13 -14 -6 -17', crayon.white, 2.4, 0.7),
    face,
  );

/** Pogo in mid-hop, on two springs. */
export const hare: Art = group(
  ink('M-9 15q8 3 6 6t-8 4q-2 3 6 4M8 14q8 2 7 5t-7 5q-1 3 7 3', 1.2),
  shape('M-7 -12C-14 -20 -16 -34 -10 -36C-4 -36 -2 -24 -1 -14Z', crayon.paper),
  shape('M4 -14C6 -26 12 -36 18 -33C22 -30 17 -18 10 -11Z', crayon.paper),
  tint(
    'M-7 -17C-10 -23 -11 -30 -9 -32C-6 -30 -5 -24 -4 -18ZM7 -17C9 -24 13 -31 16 -30C17 -27 14 -20 10 -15Z',
    crayon.pink,
  ),
  shape(blob('0,-14 12,-11 17,2 12,15 0,18 -12,15 -17,2 -12,-11'), '#fdebcd'),
  awake(6.5, -1),
  shape(oval(17, 10, 4), crayon.paper, 0.8),
);

/** Tuck: a patchwork dome and a head that looks out at the left. */
export const turtle = (shell: Art): Art =>
  group(
    shape('M-14 14H-4V22H-14ZM10 14H20V22H10Z', '#8fd0b4'),
    shape(oval(-24, 4, 10), '#a6dcc4'),
    spot(oval(-27, 2, 2, 2.6), crayon.dark),
    ink('M-31 8q3 2.6 5 0', 0.7),
    shell,
    shape('M-19 12H27Q30 12 29 16Q5 20 -19 16Z', crayon.sand, 0.9),
  );
export const dome: Art = group(
  shape('M-17 13C-17 -12 -6 -20 5 -20C17 -20 27 -10 27 13Z', crayon.sun),
  tint('M-5 13L-3 -8L12 -8L15 13Z', '#a9c86c'),
  tint('M-16 12C-16 2 -15 -6 -11 -12L-3 -8L-5 13Z', '#ea8a63'),
  ink('M-11 -12L-3 -8L12 -8L19 -13M-3 -8L-5 13M12 -8L15 13', 0.7),
);

/** Fern: two leaves for ears; the right arm waves. */
export const sproutling: Art = group(
  shape('M-2 -12C-16 -10 -24 -20 -24 -28C-10 -30 -1 -24 -2 -12Z', crayon.leaf),
  shape('M1 -12C1 -26 12 -32 23 -30C23 -18 14 -9 1 -12Z', crayon.lime),
  cord('M15 12Q24 8 26 -4', '#dcea9e', 4.4),
  cord('M-15 14Q-22 18 -23 23', '#dcea9e', 4.4),
  shape(blob('0,-14 13,-10 19,4 16,20 0,25 -16,20 -19,4 -13,-10'), '#eef4c0'),
  awake(7, 3),
);

export const snail = (shell: Art): Art =>
  group(
    shape(
      'M-27 20C-31 10 -26 2 -21 2C-15 2 -15 9 -13 13C-4 16 16 14 25 16Q29 20 24 22H-22Q-26 22 -27 20Z',
      crayon.sand,
    ),
    ink('M-24 3L-29 -6M-19 2L-18 -7', 0.9),
    spot(oval(-29, -7, 2) + oval(-18, -8, 2), crayon.dark),
    put(shell, 5, 0),
    ink('M-24 13q3 2 5 0', 0.7),
  );

/** Faces left, sits on y = 16. */
export const birdOf = (color: string, face: Art = spot(oval(-10, -7, 2), crayon.dark)): Art =>
  group(
    shape('M10 4C18 0 24 -2 30 -10C31 2 26 12 16 14Z', color),
    shape('M-18 -6C-18 -16 -2 -20 4 -8C14 -6 20 2 17 9C13 18 -4 19 -12 10C-16 6 -18 0 -18 -6Z', color),
    shape('M-17 -8L-27 -4L-17 0Z', crayon.orange, 0.8),
    shape('M-1 0C8 -4 14 2 13 7C8 12 0 9 -1 0Z', crayon.white, 0.7),
    face,
    ink('M-3 15V20M4 15V20', 0.9),
  );

const PAW = puffs('-14,-5,5.5 -5,-13,6 6,-13,6 15,-4,5.5') + blob('0,-4 9,1 13,10 6,15 -6,15 -13,10 -9,1');
export const pawOf = (color: string): Art => shape(PAW, color);
/** Without a line: on cloth, in sand. */
export const pawPrint = (color: string): Art => spot(PAW, color);

/** A butterfly's right wing pair, its body at x = 0. */
export const wing = (upper: string, lower: string): Art =>
  group(
    shape('M0 4C8 2 22 4 22 13C22 22 8 22 0 8Z', lower),
    shape('M0 6C2 -14 16 -24 26 -20C34 -14 26 6 0 6Z', upper),
    fine(tint(oval(18, -9, 4), crayon.white, 0.6)),
  );
