import { blob, oval } from '../../../companions/rig/paths.ts';
import { awake } from '../../../rewards/motifs/faces.ts';
import { type Art, group, ink, shape, spot, tint } from '../../../rewards/pen/art.tsx';
import * as crayon from '../../../rewards/pen/colors.ts';
import { put } from '../../../rewards/pen/place.tsx';

/** Hangs from its stem at 0,0, its tip down. */
const leaf = (color: string): Art =>
  group(
    shape('M0 0C16 6 18 26 0 42C-18 26 -16 6 0 0Z', color),
    ink('M0 2V32M0 14L7 9M0 14L-7 9M0 24L7 19M0 24L-7 19', 0.55),
  );

const spikes = Array.from({ length: 13 }, (_, i) => {
  const angle = Math.PI * (1 + i / 12);
  const reach = i % 2 ? 27 : 21;
  return `${(reach * Math.cos(angle)).toFixed(1)},${(reach * Math.sin(angle)).toFixed(1)}`;
}).join(' ');

const hedgehog: Art = group(
  shape(blob(`${spikes} 20,16 -20,16`, 0.35), '#8a6248'),
  shape(oval(-13, -8, 4.6) + oval(13, -8, 4.6), '#e8c29c', 0.8),
  shape(blob('0,-10 13,-6 18,6 12,17 0,20 -12,17 -18,6 -13,-6'), '#f6dcb8'),
  put(awake(7, 0, false), 0, 2),
  spot(oval(0, 8, 3.4, 2.8), crayon.dark),
  ink('M-3.5 12.5q3.500 3 7 0', 0.7),
  shape(oval(-8, 21, 5, 3.4) + oval(8, 21, 5, 3.4), '#e8c29c', 0.8),
);

/** A hedgehog that looks out of a house of leaves. */
export const hedgehogHome: Art = group(
  shape('M-36 44C-40 10 -22 -24 0 -34C22 -24 40 10 36 44Z', '#6d4630'),
  put(leaf(crayon.leaf), -4, -36, 0.9, 62),
  put(leaf(crayon.lime), 4, -36, 0.9, -62),
  put(leaf(crayon.orange), -22, -16, 1.05, 40),
  put(leaf(crayon.orange), 22, -16, 1.05, -40),
  put(leaf(crayon.red), -30, 8, 0.95, 14),
  put(leaf(crayon.sun), 30, 8, 0.95, -14),
  put(leaf(crayon.coral), 0, -48, 0.78),
  tint(oval(0, 26, 24, 20), '#4f3324'),
  put(hedgehog, 0, 24, 1),
);
