import { Stars } from '../../../ui/timed-session/deep-sky.tsx';
import type { SessionMoment } from '../calm-position.ts';
import styles from './scene.module.css';

/** A night over a lake: a few stars at first; when every part rests, all of them are lit. What is farther away drifts more slowly. */
export function StarScene({ moment: { now } }: { readonly moment: SessionMoment }) {
  const isLit = (now?.at ?? 0) >= ALL_LIT_AT;
  return (
    <>
      <svg className={styles.ground} viewBox="0 0 1440 900" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <defs>
          <linearGradient id="calm-night" x1="0" y1="0" x2="0" y2="1">
            <stop stopColor="var(--deep-1)" />
            <stop offset=".55" stopColor="var(--deep-2)" />
            <stop offset=".82" stopColor="var(--bub-4)" stopOpacity=".75" />
          </linearGradient>
          <radialGradient id="calm-milk">
            <stop stopColor="var(--bub-5)" stopOpacity=".34" />
            <stop offset="1" stopColor="var(--bub-5)" stopOpacity="0" />
          </radialGradient>
        </defs>
        <rect width="1440" height="900" fill="url(#calm-night)" />
      </svg>
      <div className={`${styles.layer} ${styles.driftsSlowly}`}>
        <svg className={styles.layer} viewBox="0 0 1440 900" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
          <g transform="rotate(-38 720 400)">
            <ellipse cx="720" cy="400" rx="820" ry="150" fill="url(#calm-milk)" />
            <ellipse cx="760" cy="420" rx="430" ry="72" fill="url(#calm-milk)" />
            <ellipse cx="600" cy="386" rx="250" ry="44" fill="url(#calm-milk)" />
          </g>
          <path d={DUST} stroke="var(--deep-text)" strokeWidth="2" strokeLinecap="round" opacity=".5" />
        </svg>
      </div>
      <div className={`${styles.layer} ${styles.drifts}`}>
        <Stars stars={FEW} />
      </div>
      <div className={`${styles.layer} ${styles.far}`} data-lit={isLit || undefined}>
        <Stars stars={MANY} late />
      </div>
      <svg className={styles.falling} viewBox="0 0 120 40" aria-hidden="true">
        <path d="M4 36L112 4" stroke="url(#calm-tail)" strokeWidth="4" strokeLinecap="round" />
        <defs>
          <linearGradient id="calm-tail" gradientUnits="userSpaceOnUse" x1="112" y1="4" x2="4" y2="36">
            <stop stopColor="#fff" stopOpacity="0" />
            <stop offset="1" stopColor="#fff" />
          </linearGradient>
        </defs>
      </svg>
      <Shore />
    </>
  );
}

/** The moon over two rows of hills, and its light on the lake. */
function Shore() {
  return (
    <svg className={styles.ground} viewBox="0 0 1440 900" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <radialGradient id="calm-moonrise">
          <stop stopColor="var(--il-sun)" stopOpacity=".5" />
          <stop offset="1" stopColor="var(--il-sun)" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="calm-lake" x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="var(--bub-4)" />
          <stop offset="1" stopColor="var(--deep-1)" />
        </linearGradient>
      </defs>
      <circle cx="604" cy="636" r="230" fill="url(#calm-moonrise)" />
      <circle cx="604" cy="636" r="58" fill="var(--il-sun)" />
      <g fill="var(--deep-3)" opacity=".14">
        <circle cx="584" cy="622" r="11" />
        <circle cx="622" cy="648" r="14" />
        <circle cx="618" cy="608" r="7" />
      </g>
      <path
        d="M0 640c150-60 260-20 380 10s190 20 300 22 180-70 330-52 260 60 430 6v140H0z"
        fill="color-mix(in srgb, var(--deep-3) 70%, var(--bub-4))"
      />
      <path d={PINES} fill="var(--deep-2)" />
      <path d="M0 706c200-34 380-6 560 2s360 2 500-12 240-8 380 6v80H0z" fill="var(--deep-2)" />
      <path d="M0 744c300-8 1140-8 1440 0v156H0z" fill="url(#calm-lake)" />
      <g className={styles.shimmer} stroke="var(--il-sun)" strokeLinecap="round" strokeWidth="6" opacity=".7">
        <path d="M560 762h92M582 784h50M548 806h70M600 828h56M574 850h44" />
      </g>
      <g stroke="var(--deep-text)" strokeLinecap="round" strokeWidth="3" opacity=".3">
        <path d="M720 768h70M860 792h110M690 820h50M800 846h90M420 776h60M340 812h100M1080 770h90M1190 812h120M150 790h90" />
      </g>
    </svg>
  );
}

/** "Now the whole sky is lit." */
const ALL_LIT_AT = 121;

/** Scattered by two ratios that never meet again, the same each time. */
const scattered = (count: number, from: number) =>
  Array.from({ length: count }, (_, index) => {
    const n = index + from;
    return [Math.round(((n * 0.618) % 1) * 1440), Math.round(((n * 0.7549) % 1) * 600) + 16] as const;
  });
const ALL = scattered(90, 1).map(([x, y], index) => [x, y, 1.4 + ((index + 1) % 4) * 0.6] as const);
const FEW = ALL.slice(0, 22);
const MANY = ALL.slice(22);
/** As one path, each a point of its stroke. */
const DUST = scattered(150, 200)
  .map(([x, y]) => `M${x} ${y}h.1`)
  .join('');
/** Firs on the far shore, taller and lower. */
const PINES = Array.from({ length: 30 }, (_, index) => {
  const x = 20 + index * 48 + ((index * 29) % 23);
  const high = 34 + ((index * 37) % 30);
  return `M${x - 13} 712l13 ${-high} 13 ${high}z`;
}).join('');
