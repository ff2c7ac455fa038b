import { useId } from 'react';
import { Wonderling } from '../../art/companions/wonderling.tsx';
import styles from './day-window.module.css';
import type { WindowLook } from './line-look.ts';
import { FLOWER, WEATHER } from './window-pictures.tsx';

const ARCH = 'M12 150V62C12 30 32 12 60 12s48 18 48 50v88z';
const INNER = 'M19 146V63C19 36 36 19 60 19s41 17 41 44v83z';
const CURTAINS = 'M19 74c14 20 12 50 6 72h-6zM101 74c-14 20-12 50-6 72h6z';

/** The window of a day: its sky is the feeling, the box grows its flower, and who was there looks out. */
export function DayWindow({ look, label }: { readonly look: WindowLook; readonly label: string }) {
  const id = `dw${useId().replaceAll(/\W/g, '')}`;
  const { isShut, sky, who, mood } = look;
  return (
    <span className={`${styles.window} ${styles[sky]} ${isShut ? styles.shut : ''}`} role="img" aria-label={label}>
      <svg viewBox="0 0 120 172" aria-hidden="true">
        <defs>
          <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
            <stop className={styles.high} />
            <stop offset=".55" className={styles.middle} />
            <stop offset="1" className={styles.low} />
          </linearGradient>
          <clipPath id={`${id}c`}>
            <path d={INNER} />
          </clipPath>
        </defs>
        <path d={INNER} fill={`url(#${id})`} />
        <g clipPath={`url(#${id}c)`}>{isShut ? <Night /> : WEATHER[sky]}</g>
      </svg>
      {!isShut && who && <Wonderling who={who} mood={mood} size={88} crop="bust" still className={styles.looker} />}
      <svg viewBox="0 0 120 172" aria-hidden="true">
        <path
          d="M28 96C28 66 34 44 46 30M40 108c0-26 6-48 18-66"
          fill="none"
          stroke="#fff"
          strokeWidth="5"
          strokeLinecap="round"
          opacity=".38"
        />
        <path fillRule="evenodd" d={`${ARCH}${INNER}`} fill="var(--surface)" />
        <path d="M19 74h82M60 19v55" stroke="var(--surface)" strokeWidth="6" />
        <path d={INNER} fill="none" stroke="var(--line)" strokeOpacity=".22" strokeWidth="2" />
        {isShut && <path d={CURTAINS} fill="var(--secondary)" />}
        <path
          d="M4 144h112l-4 15c-1 4-4 6-8 6H16c-4 0-7-2-8-6z"
          fill="color-mix(in srgb, var(--primary) 70%, var(--surface))"
        />
        <path d="M4 144h112l-1.5 5H5.5z" fill="var(--line)" opacity=".16" />
        {isShut ? <Seed /> : <Box look={look} />}
      </svg>
    </span>
  );
}

function Night() {
  return (
    <g fill="#FFF3CF">
      <path d="M74 66a20 20 0 01-20-30c-10 2-17 11-17 21 0 11 9 20 20 20 7 0 13-4 17-11z" />
      <circle cx="86" cy="40" r="2" />
      <circle cx="80" cy="98" r="2" />
      <circle cx="36" cy="104" r="1.8" />
    </g>
  );
}

/** A day that rests is a seed. */
function Seed() {
  return (
    <ellipse
      cx="60"
      cy="139"
      rx="9"
      ry="6.5"
      fill="#D99A5B"
      stroke="#5B3515"
      strokeWidth="2"
      transform="rotate(-12 60 139)"
    />
  );
}

/** Without a feeling nothing blooms. */
function Box({ look: { feeling, sky } }: { readonly look: WindowLook }) {
  if (feeling === undefined) return null;
  return (
    <>
      {['translate(24 130) scale(.9)', 'translate(96 132) scale(.8)'].map((place) => (
        <g key={place} transform={place}>
          <path d="M0 16V6" stroke="#4F8F5F" strokeWidth="3" />
          {FLOWER[sky]}
        </g>
      ))}
    </>
  );
}
