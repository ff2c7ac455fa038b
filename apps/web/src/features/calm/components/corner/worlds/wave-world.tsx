import styles from './world.module.css';
import { WorldRim } from './world-rim.tsx';

/** A warm beach with one wave. */
export function WaveWorld() {
  return (
    <>
      <g clipPath="url(#calm-world)">
        <rect width="280" height="280" fill="#FFE7CF" />
        <circle cx="140" cy="128" r="58" fill="#FFF7DF" />
        <circle cx="140" cy="128" r="38" fill="#FFD79A" />
        <rect y="128" width="280" height="152" fill="#8CC7E8" />
        <path d="M92 140h96M108 156h64M120 172h40" stroke="#FFF0CE" strokeWidth="6" strokeLinecap="round" />
        <path d="M0 168c40-16 60 14 100 2s60-14 100 0 60 6 80-4v60H0z" fill="#63ACD9" />
        <path d="M0 300v-86c60 10 120-24 180-8s70 8 100 2v92z" fill="#F3D6A6" />
        <g className={styles.tide}>
          <path d="M-30 200c40 16 70-14 120 2s90 22 130 2 60-4 80 2v-30H-30z" fill="#63ACD9" />
          <path
            d="M-30 200c40 16 70-14 120 2s90 22 130 2 60-4 80 2"
            fill="none"
            stroke="#fff"
            strokeWidth="9"
            strokeLinecap="round"
          />
        </g>
        <path
          d="M68 250c0-12 8-20 18-20s18 8 18 20c-8 6-28 6-36 0zM86 230v24M77 234l3 20M95 234l-3 20"
          fill="#FFB9A6"
          stroke="#9A4A38"
          strokeWidth="2.4"
          strokeLinejoin="round"
        />
      </g>
      <WorldRim />
    </>
  );
}
