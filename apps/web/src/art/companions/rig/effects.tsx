import type { ReactNode } from 'react';
import { heart, oval, type Point, puffs, star } from './geometry.ts';
import { filled, layers, line } from './ink.tsx';
import type { Effect } from './stance.ts';

/** Where the little things around a figure go. */
export interface EffectPlaces {
  readonly ink: string;
  readonly line: number;
  /** Beside the head. */
  readonly beside: Point;
  readonly mouth: Point;
  /** Where breath comes out. */
  readonly lips: Point;
  readonly sound: Point;
  /** How much further out the air comes in, beside a wide face. */
  readonly airAside: number;
}

const AIR = '#69b7d6';

const outlined = ({ ink, line: width }: EffectPlaces, d: string, color: string) => (
  <>
    <path d={d} fill={ink} stroke={ink} strokeWidth={Math.round(width * 13) / 10} strokeLinejoin="round" />
    {filled(d, color)}
  </>
);

/** What a mood adds around the figure: confetti, sleep's letters, thoughts, sound, air, a heart. */
export const EFFECTS: Readonly<Record<Effect, (places: EffectPlaces) => ReactNode>> = {
  confetti: (places) =>
    layers(
      outlined(places, star(24, 46, 8, 12), '#ffd23f'),
      outlined(places, star(180, 66, 6.5, -8), '#ff9eb5'),
      outlined(places, oval(36, 20, 3.4), '#5cc8c2'),
      outlined(places, oval(188, 36, 3.4), '#a99bf0'),
      line('M12 78q5 -5 3 -11M184 96q-6 -3 -5 -9', '#f78b3f', 3),
    ),
  zzz: ({ beside: [x, y], ink }) => {
    const letter = (left: number, top: number, size: number) => `M${left} ${top}h${size}l${-size} ${size}h${size}`;
    const [small, big] = [letter(x - 4, y + 2, 9), letter(x + 9, y - 20, 13)];
    return layers(
      line(small, '#fff', 5.6, 0.75),
      line(big, '#fff', 6.4, 0.75),
      line(small, ink, 2.8, 0.85),
      line(big, ink, 3.4, 0.85),
    );
  },
  dots: (places) => {
    const [x, y] = places.beside;
    return layers(
      outlined(places, oval(x + 2, y + 6, 3.2), '#fff'),
      outlined(places, oval(x + 10, y - 5, 5), '#fff'),
      outlined(places, puffs(`${x + 14},${y - 24},8 ${x + 24},${y - 26},9 ${x + 20},${y - 18},7`), '#fff'),
    );
  },
  sound: ({ sound: [x, y], ink }) => line(`M${x} ${y - 9}q-6 9 0 18M${x - 9} ${y - 15}q-9 15 0 30`, ink, 3.2, 0.6),
  in: ({ mouth: [, y], airAside }) => {
    const air = `M${12 - airAside} ${y - 12}q20 -9 28 3q3 7 -4 8M${188 + airAside} ${y - 14}q-20 -9 -28 3q-3 7 4 8`;
    return layers(line(air, '#fff', 5.4, 0.7), line(air, AIR, 3, 0.95));
  },
  out: (places) => {
    const [x, y] = places.lips;
    const cloud = `${x + 14},${y + 4},5 ${x + 25},${y},8 ${x + 38},${y + 1},9 ${x + 32},${y + 9},7 ${x + 49},${y + 6},5.5`;
    return layers(
      line(`M${x - 6} ${y - 2}q6 -2 10 -1M${x - 6} ${y + 4}q6 3 10 5`, AIR, 2.6),
      outlined(places, puffs(cloud), '#fff'),
    );
  },
  heart: (places) => outlined(places, heart(places.beside[0] + 8, places.beside[1] + 6, 8), '#ff8fa3'),
};
