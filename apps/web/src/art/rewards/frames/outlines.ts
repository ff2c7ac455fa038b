import { at, blob, type Point, radians, round } from '../../companions/rig/geometry.ts';

const turned = (degrees: number, radius: number, y = 0): Point => [
  radius * Math.sin(radians(degrees)),
  y - radius * Math.cos(radians(degrees)),
];

const soft = (corners: readonly Point[], tension = 1) =>
  blob(corners.map(([x, y]) => `${round(x)},${round(y)}`).join(' '), tension);

/** A round cloud of `lobes` puffs, as one line. */
export function scallop(lobes: number, radius: number, puff: number): string {
  const dent = (i: number) => at(turned(((i + 0.5) * 360) / lobes, radius));
  const arcs = Array.from({ length: lobes }, (_, i) => `A${puff} ${puff} 0 0 1 ${dent(i + 1)}`);
  return `M${dent(0)}${arcs.join('')}Z`;
}

/** Soft rays, or with few and deep ones a star: two corners a ray. */
export const rays = (count: number, outer: number, inner: number, y = 0): string =>
  soft(
    Array.from({ length: count * 2 }, (_, i) => turned((i * 180) / count, i % 2 === 0 ? outer : inner, y)),
    0.85,
  );

/** Where paint was dropped: every lobe of its own length. */
export const SPLAT = soft(
  [47, 38, 45, 37, 48, 38, 44, 37, 47, 38, 45, 38].map((radius, i) => turned(i * 30 - 12, radius)),
  1.15,
);

export const ROUND = blob('-1,-45 22,-39 40,-21 45,2 38,25 20,40 -2,45 -24,39 -41,22 -45,-1 -39,-23 -22,-40');
export const DROP =
  'M2 -50C5 -43 12 -39 22 -32C37 -21 45 -8 45 7C45 31 26 46 0 46C-26 46 -45 31 -45 7C-45 -10 -34 -23 -19 -33C-9 -39 -4 -43 -2 -50C-1 -53 1 -53 2 -50Z';
export const HEART = 'M-1 46C-13 41 -47 20 -48 -13C-49 -39 -15 -51 0 -28C14 -52 49 -41 49 -12C48 20 12 42 -1 46Z';
export const SHIELD = 'M-1 -48C10 -41 26 -38 42 -39C46 -12 44 28 1 47C-43 29 -46 -10 -43 -38C-27 -38 -12 -41 -1 -48Z';
export const HEXAGON = blob(
  '0,-48 12,-45 34,-32 43,-24 45,-10 44,14 41,25 24,38 8,46 -8,46 -26,37 -41,26 -44,14 -45,-12 -42,-24 -32,-33 -12,-45',
  0.9,
);
