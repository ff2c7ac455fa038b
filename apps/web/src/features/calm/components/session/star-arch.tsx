import { KEEPSAKES } from '../../keepsakes.catalogue.ts';
import type { SessionMoment } from '../../session-moment.ts';
import { Star } from '../art/star.tsx';
import styles from './calm-figure.module.css';

/** From the toes to the nose, in an arch over Hum; in a box of 420 by 260. */
const PLACES: readonly (readonly [number, number])[] = [
  [28, 214],
  [58, 132],
  [120, 66],
  [192, 34],
  [246, 40],
  [318, 78],
  [374, 148],
];

/** One star for each part of the body that rests, and a thread from each to the next. */
export function StarArch({ moment: { found } }: { readonly moment: SessionMoment }) {
  const { at } = KEEPSAKES['starlight-relaxation'];
  return (
    <svg className={styles.arch} viewBox="0 0 420 260" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      {PLACES.slice(1).map(([x, y], index) => {
        const [fromX, fromY] = PLACES[index] ?? [x, y];
        return (
          <path
            key={x}
            className={styles.thread}
            data-lit={index + 1 < found || undefined}
            d={`M${fromX} ${fromY}L${x} ${y}`}
            stroke="var(--deep-line)"
            strokeWidth="2.5"
            strokeDasharray="1 8"
            strokeLinecap="round"
          />
        );
      })}
      {PLACES.map(([x, y], index) => (
        <g key={at[index]} className={styles.star} data-lit={index < found || undefined}>
          <Star x={x} y={y} r={index === 6 ? 24 : 18} fill="var(--il-sun)" />
        </g>
      ))}
    </svg>
  );
}
