import { oval } from '../../companions/rig/geometry.ts';
import { type Art, fine, group, ink, shape, spot, tint } from '../pen/art.tsx';
import { blush, dark } from '../pen/colors.ts';

const cheeks = (apart: number, y: number): Art => fine(tint(oval(-apart, y, 3, 2) + oval(apart, y, 3, 2), blush, 0.45));

/** Eyes shut and content. `apart` is the distance of an eye from the middle. */
export const glad = (apart = 6, y = 0): Art =>
  group(
    ink(`M${-apart - 3} ${y}q3 -3.6 6 0M${apart - 3} ${y}q3 -3.6 6 0M-2.5 ${y + 4}q2.5 2.6 5 0`, 0.7),
    cheeks(apart + 4, y + 4),
  );

/** Eyes shut and asleep. */
export const asleep = (apart = 6, y = 0): Art =>
  group(
    ink(`M${-apart - 3} ${y}q3 3.4 6 0M${apart - 3} ${y}q3 3.4 6 0`, 0.7),
    ink(`M-2 ${y + 5}q2 1.8 4 0`, 0.6),
    cheeks(apart + 4, y + 4.5),
  );

/** Open eyes with a highlight each; without a mouth where there is a beak. */
export const awake = (apart = 6, y = 0, mouth = true): Art =>
  group(
    spot(oval(-apart, y, 2.5, 3.1) + oval(apart, y, 2.5, 3.1), dark),
    tint(oval(-apart - 0.8, y - 1.1, 1) + oval(apart - 0.8, y - 1.1, 1), '#ffffff'),
    mouth ? ink(`M-2.6 ${y + 4.6}q2.6 2.8 5.2 0`, 0.65) : group(),
    cheeks(apart + 4, y + 4.5),
  );

export const ear: Art = group(
  shape('M-6 8C-12 0 -10 -14 1 -14C12 -14 14 -2 8 3C6 8 4 14 -2 13Q-5 12 -6 8Z', '#f3cba2'),
  ink('M-4 -4C-3 -10 7 -9 6 -3C5 0 1 1 1 5', 0.8),
);
