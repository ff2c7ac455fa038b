import { oval, puffs } from '../../companions/rig/geometry.ts';
import { type Art, cord, fine, group, ink, mirrored, put, shape, streak, tint } from '../pen/art.tsx';
import * as crayon from '../pen/colors.ts';

const GLOW = '#ffe58a';

export const windowLit: Art = group(
  shape('M-11 14V-4C-11 -11 -6 -15 0 -15C6 -15 11 -11 11 -4V14Z', GLOW),
  ink('M0 -14V14M-10 0H10', 0.8),
);

/** Ajar, with light behind it. */
export const doorAjar: Art = group(
  shape('M-18 28V-12C-18 -24 -10 -29 0 -29C10 -29 18 -24 18 -12V28Z', GLOW),
  tint('M-6 28L-26 34H30L14 28Z', GLOW, 0.7),
  streak('M4 -16L14 -20M5 -2H15M4 12L14 16', crayon.white, 2.2, 0.9),
  shape('M-18 28V-12C-18 -24 -10 -29 -1 -28V34Z', crayon.coral),
  shape(oval(-5, 5, 1.8), crayon.sun, 0.6),
);

export const houseOf = (roof: string, wall: string): Art =>
  group(
    shape('M-14 20V-2H14V20Z', wall),
    shape('M-20 1Q-10 -6 0 -19Q9 -7 20 1Q0 -2 -20 1Z', roof),
    shape('M-5 12V2H6V12Z', GLOW, 0.8),
    fine(ink('M0.5 2V12M-5 7H6', 0.6)),
  );

export const paperLantern: Art = group(
  ink('M0 -26V-17', 1),
  tint(oval(0, 0, 24), GLOW, 0.35),
  shape(oval(0, 0, 18, 16), crayon.coral),
  shape('M-7 -14H7V-18H-7Z', crayon.wood, 0.8),
  shape('M-7 15H7V19H-7Z', crayon.wood, 0.8),
  tint(oval(0, 0, 7, 15), GLOW, 0.85),
  ink('M-16 -5Q0 -9 16 -5M-16 6Q0 10 16 6', 0.55),
);

/** With a handle; what it holds stands at 0,0 in about 20 units. */
export const lanternWith = (light: Art): Art =>
  group(
    cord('M-10 -20C-10 -33 10 -33 10 -20', crayon.sun, 2),
    shape('M-12 -15H12L9 -21H-9Z', crayon.violet),
    shape('M-14 17L-12 -15H12L14 17Z', '#fff6cf'),
    light,
    shape('M-16 17H16L13 23H-13Z', crayon.violet),
  );

export const bell: Art = group(
  shape(oval(0, 17, 5), crayon.orange),
  shape(
    'M0 -22C4 -22 5 -19 5 -17C14 -14 15 -2 16 6C17 11 20 12 20 15Q0 19 -20 15C-20 12 -17 11 -16 6C-15 -2 -14 -14 -5 -17C-5 -19 -4 -22 0 -22Z',
    crayon.sun,
  ),
  streak('M-9 6Q-9 -6 -5 -11', crayon.white, 2.4, 0.85),
);

/** Two wings of slats between posts, open in the middle when `gap` is more than nothing. */
export const gate = (color: string, gap = 0): Art => {
  const wing = group(
    shape(`M${gap} 22V-10Q14 -18 24 -18V22Z`, color),
    ink(`M${gap + 8} 21V-12M${gap + 16} 21V-16`, 0.8),
    shape('M24 24V-24H30V24Z', crayon.wood, 0.9),
  );
  return group(wing, mirrored(wing));
};

export const lighthouse = (panes: Art): Art =>
  group(
    shape('M-13 32L-8 -16H8L13 32Z', '#fff6ec'),
    tint('M-10.5 8L-9.3 -4H9.3L10.5 8ZM-12.6 28L-11.5 18H11.5L12.6 28Z', crayon.red),
    panes,
    shape('M-8 -28H8V-16H-8Z', GLOW),
    shape('M-11 -28Q0 -33 11 -28L0 -38Z', crayon.red),
    shape('M-11 -18H11V-14H-11Z', crayon.slate, 0.8),
  );

/** A round little house in a tree's crown, with a ladder. Ground at y = 40. */
export const treehouse = (crown: string): Art =>
  group(
    shape('M-8 44C-4 30 -4 20 -5 4H7C6 20 7 30 11 44Z', crayon.brown),
    shape(puffs('-20,-8,12 -12,-22,13 6,-28,13 20,-16,13 18,-2,9 -2,-6,16'), crown),
    shape('M-16 8V-4C-16 -14 -9 -18 1 -18C11 -18 17 -13 17 -4V8Z', crayon.sand),
    shape('M-20 -6C-16 -18 -8 -25 1 -25C10 -25 18 -18 22 -6Q1 -12 -20 -6Z', crayon.red),
    shape(oval(1, -1, 5), GLOW, 0.8),
    shape('M-21 8H22V13H-21Z', crayon.wood, 0.9),
    put(ladder(5), 16, 13, 1, -6),
  );

/** Hangs down from 0,0, a rung every 6 units. */
export const ladder = (rungs: number): Art => {
  const rung = Array.from({ length: rungs }, (_, i) => `M-4 ${5 + i * 6}H4`).join('');
  return group(cord(`M-4 0V${rungs * 6 + 3}M4 0V${rungs * 6 + 3}`, crayon.sand, 1.6), cord(rung, crayon.sand, 1.4));
};

/** For light, or for keeping things: what it holds comes between its back and its gloss. */
export const jarWith = (things: Art): Art =>
  group(
    shape('M-17 -14C-24 -8 -23 0 -23 14C-23 24 -20 27 -12 27H12C20 27 23 24 23 14C23 0 24 -8 17 -14Z', '#eaf7ff'),
    things,
    shape('M-17 -22H17V-13H-17Z', crayon.violet),
    streak('M-17 0V14', crayon.white, 3, 0.95),
  );
