import { clipped, filled, inked, layers, stroked } from '../rig/ink.tsx';
import { oval } from '../rig/paths.ts';
import type { Pen } from '../rig/pen.ts';
import type { MouthLook } from '../rig/stance.ts';

/** How far each look opens the beak. */
const OPEN: Readonly<Partial<Record<MouthLook, number>>> = { laugh: 9, yawn: 9, blow: 4 };

type Line = (x: number, y: number) => string;
const RESTING: Line = (x, y) => `M${x - 10} ${y + 4.5}Q${x + 1} ${y + 9.5} ${x + 13} ${y + 4}`;
const LINES: Readonly<Partial<Record<MouthLook, Line>>> = {
  smile: (x, y) => `M${x - 11} ${y + 3}Q${x + 1} ${y + 11} ${x + 14} ${y + 2}`,
  side: (x, y) => `M${x - 9} ${y + 5}Q${x + 3} ${y + 8} ${x + 13} ${y + 2}`,
  tender: (x, y) => `M${x - 9} ${y + 6}Q${x + 1} ${y + 8.5} ${x + 12} ${y + 5}`,
};

/** A flamingo's: bent down, with a dark tip, and smiling along its upper half. */
export function beak(pen: Pen, x: number, y: number, look: MouthLook) {
  const open = OPEN[look] ?? 0;
  const lower = `M${x - 10} ${y + 2}C${x - 9} ${y + 14 + open} ${x - 2} ${y + 19 + open} ${x + 3} ${y + 18 + open}C${x + 9} ${y + 14 + open} ${x + 12} ${y + 8} ${x + 12} ${y + 2}Z`;
  const upper = `M${x - 13} ${y - 2}C${x - 9} ${y - 10} ${x + 10} ${y - 10} ${x + 14} ${y - 2}C${x + 17} ${y + 8} ${x + 13} ${y + 20} ${x + 4} ${y + 25 - open * 0.7}C${x - 4} ${y + 23 - open * 0.7} ${x - 12} ${y + 10} ${x - 13} ${y - 2}Z`;
  const tip = `M${x - 14} ${y + 17}Q${x + 2} ${y + 10} ${x + 20} ${y + 14}V${y + 40}H${x - 14}Z`;
  return layers(
    open > 0 && inked(pen, lower, '#8a3350', 0.9),
    open > 0 && filled(oval(x + 1, y + 12 + open, 5, 4), '#f58a97'),
    inked(pen, upper, pen.paint('beak'), 0.95),
    clipped(pen, 'beak-edge', upper, filled(tip, '#5b2745')),
    open === 0 && stroked(pen, (LINES[look] ?? RESTING)(x, y), 0.95),
    filled(oval(x - 4, y - 2.5, 1.2, 1.7) + oval(x + 5, y - 2.8, 1.2, 1.7), pen.ink, 0.6),
  );
}
