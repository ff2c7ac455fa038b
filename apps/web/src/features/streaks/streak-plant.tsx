import type { ReactNode } from 'react';
import styles from './streak-plant.module.css';
import type { StreakTier } from './streak-words.ts';

const LEAVES = 'M32 42c-9 2-17-3-19-13 10-1 18 4 19 13zM32 36c0-9 7-14 17-13 0 9-7 14-17 13z';
const stem = <path data-part="stem" d="M32 52V24" />;

/** A plant for each tier, on a box of 64. */
const PLANTS: Readonly<Record<StreakTier['icon'], ReactNode>> = {
  seed: (
    <>
      <path data-part="seed" d="M24 46c-3-8 3-15 11-14 7 1 9 9 4 14-4 5-13 5-15 0z" />
      <path data-part="line" d="M29 42c2-4 5-5 8-5" />
    </>
  ),
  sprout: (
    <>
      <path data-part="stem" d="M32 52V34" />
      <path data-part="leaf" d="M32 40c-10 1-17-5-18-15 11-1 18 5 18 15zM32 36c0-9 7-15 18-15 0 10-7 16-18 15z" />
      <circle data-part="dew" cx="44" cy="27" r="3" />
    </>
  ),
  bud: (
    <>
      {stem}
      <path data-part="leaf" d={LEAVES} />
      <path data-part="petal" d="M32 26c-9-2-10-12-4-19 1 3 3 4 4 1 1 3 3 2 4-1 6 7 5 17-4 19z" />
    </>
  ),
  flower: (
    <>
      {stem}
      <path data-part="leaf" d={LEAVES} />
      <g data-part="petal">
        <circle cx="32" cy="9" r="5.500" />
        <circle cx="40" cy="15" r="5.500" />
        <circle cx="37" cy="25" r="5.500" />
        <circle cx="27" cy="25" r="5.500" />
        <circle cx="24" cy="15" r="5.500" />
      </g>
      <circle data-part="heart" cx="32" cy="18" r="4.500" />
      <g transform="translate(55 13) rotate(-14)">
        <path data-part="dew" d="M-1-3c-4-3-4-8 0-8s4 5 1 8z" />
        <ellipse data-part="petal" rx="5.500" ry="3.800" />
        <path data-part="line" d="M-1-3.500v7M2.500-3v6" />
      </g>
    </>
  ),
  bush: (
    <>
      <path data-part="leaf" d="M14 52c-8-3-8-15 1-17-1-9 9-14 15-9 5-8 19-5 19 5 9 1 11 17 2 21z" />
      <g data-part="petal">
        <circle cx="24" cy="35" r="4" />
        <circle cx="38" cy="28" r="4" />
        <circle cx="44" cy="42" r="4" />
        <circle cx="30" cy="46" r="4" />
      </g>
    </>
  ),
  tree: (
    <>
      <path data-part="trunk" d="M28 54c1-8 1-14 0-20h8c-1 6-1 12 0 20z" />
      <path data-part="leaf" d="M14 38c-9-3-8-15 1-17 0-11 14-16 20-8 9-4 18 4 16 12 8 4 5 15-4 14-8 6-25 6-33-1z" />
      <path data-part="line" d="M46 38v9M53 37v10M45 47h9" />
      <path data-part="door" d="M30 54v-6c0-3 4-3 4 0v6z" />
    </>
  ),
};

export function StreakPlant({ icon }: { readonly icon: StreakTier['icon'] }) {
  return (
    <svg className={styles.plant} viewBox="0 0 64 64" aria-hidden="true">
      <path data-part="soil" d="M8 55c12-7 36-7 48 0" />
      {PLANTS[icon]}
    </svg>
  );
}
