import { radians, round } from '../../companions/rig/geometry.ts';
import { type Art, group } from './art.tsx';

/** At a place, in a size, turned by degrees: the line keeps its weight. */
export const put =
  (art: Art, x: number, y: number, scale = 1, turn = 0): Art =>
  (pen) => (
    <g
      transform={`translate(${round(x)} ${round(y)})${turn === 0 ? '' : ` rotate(${round(turn)})`}${scale === 1 ? '' : ` scale(${scale})`}`}
    >
      {art({ ...pen, line: pen.line / scale })}
    </g>
  );

/** Seen in a mirror, left for right. */
export const mirrored =
  (art: Art): Art =>
  (pen) => <g transform="scale(-1 1)">{art(pen)}</g>;

/** The same again at each place: x, y and, where it differs, the size. */
export const each = (
  places: readonly (readonly [x: number, y: number, scale?: number])[],
  art: Art | readonly Art[],
): Art =>
  group(
    ...places.map(([x, y, scale], i) =>
      put(typeof art === 'function' ? art : (art[i % art.length] ?? group()), x, y, scale),
    ),
  );

/** `count` of it in a ring, each with its top outward, the first one at `from` degrees (0 is up, clockwise). */
export const around = (count: number, radius: number, art: (i: number) => Art, from = 0): Art =>
  group(
    ...Array.from({ length: count }, (_, i) => {
      const turn = from + (i * 360) / count;
      return put(art(i), radius * Math.sin(radians(turn)), -radius * Math.cos(radians(turn)), 1, turn);
    }),
  );

/** Only what lies inside of `outline`. `name` is unique in its picture. */
export const within =
  (name: string, outline: string, ...parts: readonly Art[]): Art =>
  (pen) => (
    <>
      <clipPath id={`${pen.namespace}-${name}`}>
        <path d={outline} />
      </clipPath>
      <g clipPath={`url(#${pen.namespace}-${name})`}>{group(...parts)(pen)}</g>
    </>
  );
