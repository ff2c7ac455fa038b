import type { CSSProperties } from 'react';
import type { SessionMoment } from '../calm-position.ts';
import { SoapBubble } from '../calm-shapes.tsx';
import styles from './scene.module.css';

/**
 * Where each blown bubble comes to rest: left and top of the open sky, beside the words, and its size. The ninth is the big one,
 * the tenth the tiny one.
 */
const PLACES: readonly (readonly [string, string, string])[] = [
  ['8%', '16%', '74px'],
  ['86%', '24%', '58px'],
  ['14%', '50%', '92px'],
  ['82%', '58%', '70px'],
  ['-3%', '70%', '110px'],
  ['91%', '72%', '88px'],
  ['22%', '40%', '52px'],
  ['76%', '40%', '66px'],
  ['-4%', '28%', '138px'],
  ['68%', '47%', '30px'],
  ['92%', '11%', '80px'],
];

/** A pond by night; the sky fills with the bubbles that were blown. */
export function BubbleScene({ moment: { found } }: { readonly moment: SessionMoment }) {
  return (
    <>
      <svg className={styles.ground} viewBox="0 0 1440 900" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <defs>
          <radialGradient id="calm-moonlight">
            <stop stopColor="var(--bub-5)" stopOpacity=".4" />
            <stop offset="1" stopColor="var(--bub-5)" stopOpacity="0" />
          </radialGradient>
        </defs>
        <circle cx="560" cy="640" r="420" fill="url(#calm-moonlight)" />
        <path d="M0 640c200-70 380-52 620-12s520 34 820-30v302H0z" fill="var(--deep-3)" opacity=".7" />
        <path d="M0 724c260-46 470-16 720 6s470 20 720-26v196H0z" fill="var(--bub-4)" opacity=".62" />
        <g stroke="var(--bub-5)" strokeWidth="5" strokeLinecap="round" opacity=".55">
          <path d="M180 770h120M340 800h60M620 782h170M870 806h70M1060 776h130M1240 812h90" />
        </g>
        <path d="M0 836c280-40 520-14 780-4s460 6 660-16v84H0z" fill="var(--deep-1)" opacity=".7" />
        <g stroke="var(--deep-line)" strokeWidth="5" strokeLinecap="round" fill="none" opacity=".6">
          <path d="M70 880q4-60 24-110M96 884q2-50 -14-96M122 886q8-40 28-70M1352 882q-4-64 -26-116M1326 886q0-46 14-84M1384 884q-2-50 16-96" />
        </g>
      </svg>
      {PLACES.map(([x, y, size], index) => (
        <svg
          key={`${x} ${y}`}
          className={styles.floating}
          // React sets them by the CSSOM; the type has no custom properties.
          style={{ '--x': x, '--y': y, '--size': size } as CSSProperties}
          data-found={index < found || undefined}
          viewBox="-60 -60 120 120"
          aria-hidden="true"
        >
          <SoapBubble x={0} y={0} r={54} />
        </svg>
      ))}
    </>
  );
}
