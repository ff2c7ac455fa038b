import { useId } from 'react';
import { Grass, Stars } from '../../../ui/scene/pieces.tsx';
import styles from './time-scene.module.css';

/** The same meadow under a moon. Decoration. */
export function NightScene() {
  const sky = useId();
  return (
    <svg className={styles.scene} viewBox="0 0 600 320" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <linearGradient id={sky} x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="var(--deep-2)" />
          <stop offset="1" stopColor="var(--deep-3)" />
        </linearGradient>
      </defs>
      <rect width="600" height="320" fill={`url(#${sky})`} />
      <g fill="var(--il-sun)">
        <circle cx="128" cy="86" r="66" opacity=".14" />
        <path d="M150 108a38 38 0 01-34-60c-22 4-38 22-38 44 0 25 19 44 43 44 17 0 31-9 38-24-3 0-6-2-9-4z" />
      </g>
      <Stars
        color="var(--il-sun)"
        at={[
          [230, 60, 9],
          [300, 110, 6],
          [380, 46, 8],
          [460, 96, 7],
          [540, 50, 9],
          [60, 170, 6],
          [500, 150, 6],
          [250, 140, 5],
        ]}
      />
      <path d="M0 222c110-54 220-46 320-8s190 20 280-22v128H0z" fill="var(--il-near)" opacity=".55" />
      <path d="M0 262c130-34 250-30 350-10s170 8 250-14v82H0z" fill="var(--il-near)" />
      <Grass
        color="var(--deep-2)"
        at={[
          [70, 276],
          [200, 262],
          [430, 268],
          [540, 256],
        ]}
      />
    </svg>
  );
}
