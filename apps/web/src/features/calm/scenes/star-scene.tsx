import { Stars } from '../../../ui/lights/deep-sky.tsx';
import type { SessionMoment } from '../calm-position.ts';
import styles from './scene.module.css';

/** A dark, friendly sky: a few stars at first; when every part rests, all of it is lit. */
export function StarScene({ moment: { now } }: { readonly moment: SessionMoment }) {
  const isLit = (now?.at ?? 0) >= ALL_LIT_AT;
  return (
    <>
      <Stars stars={FEW} />
      <div className={`${styles.layer} ${styles.far}`} data-lit={isLit || undefined}>
        <Stars stars={MANY} late />
      </div>
      <svg className={styles.ground} viewBox="0 0 1440 900" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <path d="M0 700c180-80 380-70 560-14s330 60 500-6 260-60 380-30v250H0z" fill="var(--deep-2)" opacity=".75" />
        <path d="M0 778c220-60 460-46 680-6s460 26 760-30v158H0z" fill="var(--deep-3)" opacity=".6" />
        <path d="M0 850c260-36 500-20 760-4s470 10 680-18v72H0z" fill="var(--deep-1)" opacity=".7" />
      </svg>
    </>
  );
}

/** "Now the whole sky is lit." */
const ALL_LIT_AT = 121;

/** Scattered by two ratios that never meet again, the same each time. */
const ALL = Array.from({ length: 90 }, (_, index) => {
  const n = index + 1;
  return [
    Math.round(((n * 0.618) % 1) * 1440),
    Math.round(((n * 0.7549) % 1) * 640) + 20,
    1.2 + (n % 4) * 0.45,
  ] as const;
});
const FEW = ALL.slice(0, 14);
const MANY = ALL.slice(14);
