import { Stars } from '../../../ui/timed-session/deep-sky.tsx';
import styles from './scene.module.css';

/** A beach by the low sun. The tide lies in a layer of its own, which moves without painting the rest again. */
export function OceanScene() {
  return (
    <>
      <svg className={styles.ground} viewBox="0 0 1440 900" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <defs>
          <linearGradient id="calm-sea" x1="0" y1="0" x2="0" y2="1">
            <stop stopColor="var(--deep-3)" />
            <stop offset="1" stopColor="var(--bub-4)" />
          </linearGradient>
          <linearGradient id="calm-sky" x1="0" y1="0" x2="0" y2="1">
            <stop stopColor="var(--deep-1)" />
            <stop offset="1" stopColor="var(--deep-3)" />
          </linearGradient>
          <radialGradient id="calm-glow">
            <stop stopColor="var(--il-sun)" stopOpacity=".5" />
            <stop offset="1" stopColor="var(--il-sun)" stopOpacity="0" />
          </radialGradient>
        </defs>
        <rect width="1440" height="520" fill="url(#calm-sky)" />
        <g>
          <circle cx="720" cy="486" r="290" fill="url(#calm-glow)" />
          <circle cx="720" cy="486" r="92" fill="var(--il-sun)" />
        </g>
        <rect y="486" width="1440" height="420" fill="url(#calm-sea)" />
        <path
          d="M620 504h200M648 526h144M598 548h90M720 548h122M672 572h104M710 596h70"
          stroke="var(--il-sun)"
          strokeLinecap="round"
          strokeWidth="7"
          opacity=".75"
        />
        <path
          d="M90 530h120M250 560h70M930 536h130M1120 574h90M1280 528h110M180 610h90M1010 622h120"
          stroke="var(--deep-line)"
          strokeLinecap="round"
          strokeWidth="4"
          opacity=".5"
        />
        <path d={`${SWELL}v276H0z`} fill="var(--bub-4)" />
        <path d={SWELL} fill="none" stroke="var(--bub-3)" strokeWidth="6" />
        <path
          d="M0 900V742c240-40 420 30 700 10s480-30 740-4v152z"
          fill="color-mix(in srgb, var(--deep-3) 46%, var(--il-sun))"
        />
        <path
          d="M0 900V800c240-40 420 10 700-4s480-24 740 6v98z"
          fill="color-mix(in srgb, var(--deep-3) 60%, var(--il-sun))"
        />
      </svg>
      <Stars stars={STARS} />
      <div className={styles.laps}>
        <div className={`${styles.layer} ${styles.tide}`} data-moves="tide">
          <Tide />
        </div>
      </div>
    </>
  );
}

const STARS = [
  [150, 120, 2.2],
  [420, 60, 1.6],
  [1180, 180, 2],
  [1330, 90, 1.8],
  [260, 230, 1.5],
  [80, 320, 2],
  [880, 50, 1.4],
] as const;
const SWELL = 'M0 640c160-34 280 26 440 8s300-46 470-14 330 26 530-10';
const EDGE = 'c130-14 220-40 330-4s200 38 310 6 170-44 290-12 180 12 290-14 210 30 300-4';

function Tide() {
  return (
    <svg className={styles.layer} viewBox="0 0 1440 900" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <linearGradient id="calm-tide" x1="0" y1="0" x2="0" y2="1">
          <stop offset=".05" stopColor="var(--bub-4)" stopOpacity="0" />
          <stop offset=".5" stopColor="var(--bub-4)" />
          <stop offset="1" stopColor="var(--bub-3)" />
        </linearGradient>
      </defs>
      <path
        d="M-40 470h1520v266c-90 34-190-22-300 4s-170 46-290 14-180-20-290 12-200 30-310-6-200-10-330 4z"
        fill="url(#calm-tide)"
      />
      <path d={`M-40 764${EDGE}`} fill="none" stroke="#fff" strokeWidth="16" strokeLinecap="round" />
      <path d={`M-40 738${EDGE}`} fill="none" stroke="#fff" strokeOpacity=".5" strokeWidth="6" strokeLinecap="round" />
    </svg>
  );
}
