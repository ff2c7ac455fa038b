import { useId } from 'react';
import { BUBBLE_FACES, BUBBLE_WEATHER, type BubbleArt } from './bubble-art.tsx';
import styles from './feeling-bubble.module.css';

const ORB = 'M100 6c54-2 95 40 94 95-1 52-41 92-95 92C45 193 5 152 6 99 7 46 48 8 100 6z';
const INNER = 'M100 9c52-2 91 38 91 92-1 50-40 89-92 89-52 0-90-39-90-91C10 48 50 11 100 9z';

/**
 * A feeling as a bubble of light: core, bounce light, rim light, two highlights, and a face in ink. It takes its colours
 * from the `moodColors` above it, and says nothing to a screen reader: the feeling's name stands beside it.
 */
export function FeelingBubble({ art, awake = false }: { readonly art: BubbleArt; readonly awake?: boolean }) {
  const id = useId();
  return (
    <svg
      className={awake ? `${styles.bubble} ${styles.awake}` : styles.bubble}
      viewBox="-14 -28 228 240"
      aria-hidden="true"
    >
      <defs>
        <radialGradient id={`${id}core`} cx=".38" cy=".3" r=".78">
          <stop className={styles.light} />
          <stop className={styles.middle} offset=".46" />
          <stop className={styles.shade} offset="1" />
        </radialGradient>
        <radialGradient id={`${id}glass`} cx=".5" cy=".5" r=".5">
          <stop offset=".78" stopColor="#fff" stopOpacity="0" />
          <stop offset=".93" stopColor="#fff" stopOpacity=".55" />
          <stop offset="1" stopColor="#fff" stopOpacity=".1" />
        </radialGradient>
        <radialGradient id={`${id}bounce`} cx=".62" cy=".96" r=".5">
          <stop className={styles.light} stopOpacity=".95" />
          <stop className={styles.light} offset="1" stopOpacity="0" />
        </radialGradient>
      </defs>
      <g className={styles.body}>
        <path className={styles.orb} d={ORB} fill={`url(#${id}core)`} />
        <path d={INNER} fill={`url(#${id}bounce)`} />
        <path d={INNER} fill={`url(#${id}glass)`} />
        <path d="M36 62c7-17 21-29 38-33 6-1 8 6 2 9-13 6-23 15-30 28-4 6-13 3-10-4z" fill="#fff" opacity=".9" />
        <ellipse cx="27" cy="86" rx="5" ry="7" fill="#fff" opacity=".85" transform="rotate(12 27 86)" />
        <path className={styles.gleam} d="M150 168c10-7 18-16 23-27" />
        <g className={styles.face}>{BUBBLE_FACES[art]}</g>
      </g>
      <g className={styles.weather}>{BUBBLE_WEATHER[art]}</g>
    </svg>
  );
}
