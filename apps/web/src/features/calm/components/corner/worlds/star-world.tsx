import { Star } from '../../art/star.tsx';
import styles from './world.module.css';
import { WorldRim } from './world-rim.tsx';

const GOLD = '#FFE9A8';

/** A quiet sky of stars. */
export function StarWorld() {
  return (
    <>
      <g clipPath="url(#calm-world)">
        <rect width="280" height="280" fill="#4A4A9C" />
        <path d="M0 0h280v150c-90 40-190 40-280 0z" fill="#38387F" />
        <path d="M184 52a44 44 0 1 0 44 62 36 36 0 0 1-44-62z" fill={GOLD} transform="translate(-6 6)" />
        <g className={styles.star}>
          <Star x={70} y={70} r={15} fill={GOLD} />
          <Star x={118} y={40} r={9} fill="#fff" />
          <Star x={48} y={132} r={9} fill="#fff" />
          <Star x={106} y={118} r={12} fill={GOLD} />
          <Star x={150} y={160} r={8} fill="#fff" />
          <Star x={226} y={176} r={10} fill={GOLD} />
          <Star x={84} y={178} r={7} fill="#fff" />
        </g>
        <path
          d="M70 70L106 118 48 132"
          fill="none"
          stroke="#D9D2FF"
          strokeWidth="2"
          strokeDasharray="1 7"
          strokeLinecap="round"
        />
        <path d="M0 216c80-40 170-34 280-6v70H0z" fill="#6A65BE" />
        <path d="M0 248c90-24 190-20 280 0v34H0z" fill="#8A82D8" />
      </g>
      <WorldRim />
      <g className={styles.star}>
        <Star x={250} y={40} r={17} fill={GOLD} />
        <Star x={22} y={48} r={11} fill={GOLD} />
      </g>
    </>
  );
}
