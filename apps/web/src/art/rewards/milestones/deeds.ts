import { puffs } from '../../companions/rig/geometry.ts';
import { scene } from '../frames/scene.ts';
import { octopus, owlAsleep, pawPrint } from '../motifs/creatures.ts';
import { asleep } from '../motifs/faces.ts';
import { treeOf } from '../motifs/garden.ts';
import { closedBook } from '../motifs/papers.ts';
import { houseOf } from '../motifs/places.ts';
import { cloud, cloudOf, glints, moon, sea, star } from '../motifs/sky.ts';
import { cushionOf, pillowOf, sneakerOf, springs } from '../motifs/things.ts';
import { type Art, cord, each, group, ink, put, shape, streak, tint } from '../pen/art.tsx';
import * as crayon from '../pen/colors.ts';

const [WRITING, BREATHING, MOVING] = ['#7a5ba8', '#4fa3c7', '#e2725b'];

/** A back of a book that leans by some degrees; it stands on y = 0. */
const spine = (color: string, height: number, width = 9) =>
  group(
    shape(`M${-width / 2} 0V${-height}H${width / 2}V0Z`, color),
    streak(
      `M${-width / 2 + 2} ${-height + 5}H${width / 2 - 2}M${-width / 2 + 2} -5H${width / 2 - 2}`,
      crayon.white,
      1.8,
      0.8,
    ),
  );
const shelf = (y: number) => shape(`M-36 ${y}Q0 ${y + 3} 36 ${y - 1}V${y + 4}Q0 ${y + 8} -36 ${y + 5}Z`, crayon.brown);

const mist = tint(
  puffs('-30,24,13 -14,28,12 4,24,13 20,28,12 34,24,13 0,40,26 -26,40,20 26,40,20'),
  crayon.white,
  0.92,
);

export const DEEDS = {
  'milestone/writing-10': scene(
    'mist',
    WRITING,
    put(octopus(), 0, 0, 1.35),
    put(closedBook(crayon.coral), 0, 22, 0.72, -4),
    cord('M-24 10C-26 22 -14 26 -7 23M24 10C26 22 14 26 7 23', crayon.blue, 6),
  ),
  'milestone/writing-30': scene(
    'dawn',
    WRITING,
    put(spine(crayon.red, 22), -24, -6),
    put(spine(crayon.sun, 26, 8), -14, -6),
    put(spine(crayon.teal, 20), -4, -6, 1, 3),
    put(spine(crayon.violet, 24), 9, -5, 1, 14),
    put(spine(crayon.leaf, 19, 8), 24, -6),
    shelf(-6),
    put(spine(crayon.blue, 20), -25, 30, 1, -3),
    put(spine(crayon.coral, 24), -12, 30, 1, -12),
    put(spine(crayon.mint, 22, 10), 3, 30),
    put(spine(crayon.rose, 26), 14, 30),
    put(spine(crayon.sun, 18), 25, 30),
    shelf(30),
  ),
  'milestone/breathing-10': scene(
    'day',
    BREATHING,
    put(cloudOf(crayon.white), 0, 14, 1.5),
    put(cushionOf(crayon.rose), 0, -8, 1.1),
  ),
  'milestone/breathing-25': scene(
    'dawn',
    BREATHING,
    put(sea(crayon.blue), 0, 24),
    shape(puffs('0,-20,9 11,-22,9 20,-11,9 16,1,9 4,4,9 3,-8,11'), crayon.white),
    streak('M8 -26Q16 -26 20 -19', '#dbe6f8', 2.4),
    cord('M-8 22V-33', crayon.brown, 3),
    shape('M-8 -33L-22 -28L-8 -24Z', crayon.sun, 0.9),
    shape('M-26 18H27Q22 34 12 35H-12Q-22 33 -26 18Z', crayon.red),
    streak('M-19 24H20', crayon.white, 2, 0.8),
  ),
  'milestone/breathing-60': scene(
    'dusk',
    BREATHING,
    glints([-26, -18, 4], [24, -28, 4]),
    put(treeOf(crayon.leaf), -12, -6, 0.85),
    put(houseOf(crayon.coral, crayon.paper), 12, -3, 0.72),
    put(cloudOf(crayon.white), 0, 19, 1.55),
    shape('M-24 12Q0 4 24 11Q14 17 0 17Q-16 17 -24 12Z', crayon.lime, 0.8),
  ),
  'milestone/moving-8': scene(
    'day',
    MOVING,
    put(springs, -15, 17, 0.95),
    put(springs, 16, 10, 0.95),
    put(sneakerOf(crayon.red), -14, 2, 0.82, -6),
    put(sneakerOf(crayon.teal), 16, -7, 0.82, -12),
    ink('M-30 -18q3 -4 6 -4M4 -30q4 -4 8 -3', 1),
  ),
  'milestone/moving-25': scene(
    'dawn',
    MOVING,
    cord('M-32 -30H32', crayon.brown, 4),
    shape('M-27 -29H27V26L13 18L0 28L-13 18L-27 26Z', crayon.teal),
    streak('M-23 -24H23', crayon.white, 2, 0.6),
    put(pawPrint(crayon.paper), -14, -11, 0.5, -10),
    put(pawPrint(crayon.paper), 14, -10, 0.5, 10),
    put(pawPrint(crayon.paper), 0, 9, 0.56),
  ),
  'milestone/calm-6': scene(
    'mist',
    '#7c8fd6',
    put(cloud, 20, -26, 0.5),
    put(group(pillowOf('#ab95ee'), asleep(7, 0)), 0, 2, 1.1, -5),
    mist,
  ),
  'milestone/nights-7': scene(
    'night',
    '#5b5ea6',
    put(moon, -24, -27, 0.42),
    put(owlAsleep, 0, -4, 1.15),
    shape('M-32 12Q-16 6 0 10T32 11L34 44H-34Z', crayon.violet),
    streak('M-30 17Q-16 11 0 15T30 16', crayon.white, 1.8, 0.6),
    each(
      [
        [-20, 26, 0.28],
        [-4, 24, 0.28],
        [12, 27, 0.28],
        [25, 24, 0.24],
      ],
      star,
    ),
  ),
} as const satisfies Record<string, Art>;
