import { useId } from 'react';
import { Grass, Stars } from '../../../ui/scene/pieces.tsx';
import type { Quality } from '../sleep.catalogue.ts';
import styles from './night-scene.module.css';

const STARS = [
  [230, 60, 9],
  [300, 110, 6],
  [380, 46, 8],
  [460, 96, 7],
  [540, 50, 9],
  [60, 170, 6],
  [500, 150, 6],
  [250, 140, 5],
] as const;
const GRASS = [
  [70, 276],
  [200, 262],
  [430, 268],
  [540, 256],
] as const;

/** Hills at night under the moon of the last night that was written down. Decoration. */
export function NightScene({ moon }: { readonly moon: Quality }) {
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
      <Stars color="var(--il-sun)" at={STARS} />
      {/* A new key is a new moon, and a new moon rises. */}
      <g key={moon} className={styles.moon}>
        <circle cx="128" cy="92" r="66" fill="var(--il-sun)" opacity=".14" />
        <SceneMoon of={moon} />
      </g>
      <path d="M0 222c110-54 220-46 320-8s190 20 280-22v128H0z" fill="var(--il-near)" opacity=".55" />
      <path d="M0 262c130-34 250-30 350-10s170 8 250-14v82H0z" fill="var(--il-near)" />
      <Grass color="var(--deep-2)" at={GRASS} />
    </svg>
  );
}

function SceneMoon({ of }: { readonly of: Quality }) {
  if (of === 'perfect')
    return (
      <>
        <circle cx="128" cy="92" r="43" fill="var(--il-sun)" />
        <g fill="var(--deep-3)" opacity=".16">
          <circle cx="112" cy="80" r="8" />
          <circle cx="144" cy="104" r="10" />
          <circle cx="146" cy="72" r="5" />
        </g>
      </>
    );
  return (
    <>
      <path
        d="M150 114a38 38 0 01-34-60c-22 4-38 22-38 44 0 25 19 44 43 44 17 0 31-9 38-24-3 0-6-2-9-4z"
        fill="var(--il-sun)"
      />
      {of === 'needs-improvement' && (
        <path
          d="M96 152c-16 0-26-8-26-19s11-19 22-16c3-14 17-22 30-17 11 3 17 11 17 20 14-1 22 5 22 16s-9 16-22 16z"
          fill="var(--deep-text-2)"
        />
      )}
    </>
  );
}
