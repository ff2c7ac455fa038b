import { pogo } from '../../companions/characters/pogo.tsx';
import { oval, puffs } from '../../companions/rig/geometry.ts';
import { awake, glad } from '../../rewards/motifs/faces.ts';
import { bow } from '../../rewards/motifs/papers.ts';
import { star, starOf } from '../../rewards/motifs/sky.ts';
import { drum, sneakerOf, whistleOf } from '../../rewards/motifs/things.ts';
import {
  type Art,
  around,
  cord,
  group,
  ink,
  mirrored,
  put,
  shape,
  spot,
  streak,
  tint,
  within,
} from '../../rewards/pen/art.tsx';
import * as crayon from '../../rewards/pen/colors.ts';
import { friend } from '../friend.tsx';
import { type Pack, sticker } from '../sticker.tsx';

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
const speedyWheels: Art = group(
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

const BALL = oval(3, -9, 36);

const note = group(ink('M4 5V-9L11 -6', 1), shape(oval(0, 5, 4.6, 3.6), crayon.violet, 0.8));

/** Its toe to the right, dancing. */
const sock = (color: string, pattern: Art): Art =>
  group(
    shape('M-13 -20H11V8C13 14 28 14 28 25C28 33 18 35 8 34C-6 34 -13 27 -13 16Z', color),
    pattern,
    shape('M-15 -31H13Q15 -25 13 -19H-15Q-17 -25 -15 -31Z', crayon.paper, 0.9),
    put(glad(4.6, 0), -1, 2),
  );

/** An arm from below, its paw up at 0,-12: the thumb at the left. */
const paw = (fur: string, cuff: string): Art =>
  group(
    shape(
      'M-10 34V8C-20 6 -19 -8 -11 -6C-13 -18 -6 -24 -1 -20C4 -26 12 -24 12 -17C19 -18 20 -8 16 -2C15 4 12 6 11 10V34Z',
      fur,
    ),
    ink('M-1 -19V-11M12 -16V-9', 0.8),
    shape('M-13 20H14V31H-13Z', cuff, 0.9),
  );

const handle = (color: string): Art => shape('M-5 -3Q0 -6 5 -3L6 17Q0 20 -6 17Z', color);

const ROPE = 'M20 36C-4 24 -45 4 -43 -18C-41 -38 -14 -42 0 -20C14 -42 41 -38 43 -18C45 4 4 24 -20 36';

export const happyFeet = {
  card: ['#ffe6d6', '#ff9f7a'],
  cover: ['bouncy-ball', 'dancing-socks', 'hopping-hare'],
  drawings: {
    'bouncy-ball': sticker(
      'bounce',
      ink('M-22 33L-31 41M3 37V47M28 33L37 41', 1.2),
      shape(BALL, crayon.red),
      within(
        'stripes',
        BALL,
        tint('M-40 -30C-14 -40 20 -40 46 -30V-18C20 -28 -14 -28 -40 -18Z', crayon.sun),
        tint('M-40 -6C-14 -14 20 -14 46 -6V6C20 -2 -14 -2 -40 6Z', '#fff6e0'),
        tint('M-40 16C-14 8 20 8 46 16V28C20 20 -14 20 -40 28Z', crayon.teal),
      ),
      streak('M-20 -22Q-14 -34 -2 -37', crayon.white, 4, 0.85),
    ),
    'hopping-hare': sticker(
      'bounce',
      ink('M-22 49q8 2 16 0M7 49q8 2 16 0', 1.1),
      friend(pogo, 'cheering', { armL: [108, 122], armR: [108, 122], tilt: 7 }, { scale: 0.43, x: 0, y: -1 }),
    ),
    'skip-rope': sticker(
      'none',
      cord(ROPE, crayon.coral, 4.4),
      put(handle(crayon.teal), -17, 34, 1.05, 60),
      put(handle(crayon.violet), 17, 34, 1.05, -60),
      put(star, 0, -2, 0.42),
    ),
    'speedy-wheels': sticker('none', speedyWheels),
    'dancing-socks': sticker(
      'wiggle',
      put(
        mirrored(
          sock(
            crayon.teal,
            tint(oval(-5, -12, 3.4) + oval(6, -10, 3.4) + oval(2, 22, 3.4) + oval(15, 26, 3.4), crayon.sun),
          ),
        ),
        -21,
        -1,
        0.92,
        10,
      ),
      put(sock('#ffb9cb', tint('M-13 -15H11V-10H-13ZM-12 20H14L18 26H-7Z', crayon.violet)), 19, 6, 0.92, -12),
      put(note, -5, -36, 0.8),
      put(note, 42, -30, 0.7),
    ),
    'team-paws': sticker(
      'none',
      ...[paw('#bd8058', crayon.red), paw('#f98f44', crayon.teal), paw('#fdebcd', crayon.sun)].map((one, i) =>
        put(put(one, 0, 21), 0, 4, 0.86, i * 120),
      ),
    ),
    'drum-beat': sticker(
      'bounce',
      ink('M-41 0Q-47 8 -43 18M41 0Q47 8 43 18', 1.1),
      put(note, -16, -36, 0.8),
      put(note, 12, -38, 0.95),
      put(drum, 0, 10, 1.55),
    ),
    'three-whistles': sticker(
      'wiggle',
      cord('M0 -30C-16 -16 -26 -8 -24 4M0 -30V14M0 -30C16 -16 26 -8 24 4', crayon.violet, 3),
      put(mirrored(whistleOf(crayon.red)), -27, 12, 0.9, 18),
      put(whistleOf(crayon.sun), 27, 12, 0.9, -18),
      put(whistleOf(crayon.teal), -1, 31, 0.95),
      put(bow(crayon.violet), 0, -32, 1),
    ),
    'leaping-frog': sticker(
      'bounce',
      cord('M-14 -6C-30 -4 -34 10 -44 10', '#5aa84d', 6),
      shape('M-42 6C-48 4 -52 8 -50 12C-50 15 -46 17 -42 15Z', '#5aa84d'),
      cord('M26 2C36 8 40 2 46 4', '#5aa84d', 5),
      shape(puffs('46,1,3 49,5,3 45,7,3'), '#5aa84d', 0.9),
      cord('M-12 10C-26 12 -24 30 -38 36', '#7fce6e', 8),
      shape('M-36 31C-44 31 -51 36 -49 42C-47 47 -38 46 -33 40Z', '#7fce6e'),
      shape('M-24 2C-22 -16 2 -33 26 -35C43 -36 49 -24 43 -13C36 0 22 14 2 18C-14 21 -26 14 -24 2Z', '#7fce6e'),
      tint('M-8 15C6 14 28 4 41 -12C36 1 22 13 3 16C-2 17 -6 16 -8 15Z', '#e2f5b8'),
      tint(oval(-6, -6, 3.4) + oval(4, -17, 2.6) + oval(-12, 4, 2.4), '#5aa84d', 0.8),
      shape('M-26 10C-28 -2 -10 -6 -4 4C0 14 -10 22 -18 20C-24 18 -26 14 -26 10Z', '#7fce6e'),
      cord('M18 8C20 20 32 16 40 24', '#7fce6e', 6),
      shape(puffs('41,20,3.2 45,24,3.2 40,28,3.2'), '#7fce6e', 0.9),
      shape(oval(20, -37, 8.5) + oval(37, -34, 8), '#7fce6e'),
      tint(oval(20.5, -37, 5.8) + oval(37.5, -34, 5.4), crayon.white),
      spot(oval(22, -36.5, 3.2, 3.6) + oval(39, -33.5, 3, 3.4), crayon.dark),
      tint(oval(21, -38, 1.1) + oval(38, -35, 1.1), crayon.white),
      ink('M22 -17Q33 -11 42 -20', 1),
      tint(oval(17, -21, 4, 2.8), crayon.blush, 0.5),
    ),
    'rocket-sneakers': sticker(
      'float',
      shape('M-34 -8C-44 -10 -46 -2 -50 -4C-46 4 -48 10 -40 8C-36 8 -32 6 -32 2Z', crayon.orange),
      tint('M-34 -4C-40 -4 -40 2 -43 1C-40 5 -36 5 -33 2Z', '#ffe58a'),
      put(sneakerOf(crayon.red), -4, -14, 1.25, -14),
      shape('M-20 26C-30 24 -32 32 -36 30C-32 38 -34 44 -26 42C-22 42 -18 40 -18 36Z', crayon.orange),
      tint('M-20 30C-26 30 -26 36 -29 35C-26 39 -22 39 -19 36Z', '#ffe58a'),
      put(sneakerOf(crayon.violet), 12, 22, 1.25, -14),
      put(starOf(crayon.sun), -42, -26, 0.3),
      put(starOf('#ffe9a8'), -45, 22, 0.28),
      put(starOf(crayon.sun), 30, -36, 0.36),
    ),
  },
} as const satisfies Pack<'happy-feet'>;
