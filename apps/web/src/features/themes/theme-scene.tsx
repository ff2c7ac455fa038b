import type { ReactNode } from 'react';
import type { ThemeId } from '../../lib/theme/appearance.ts';

/** A small landscape of a theme, in the colours of the theme class around it. */
export function SceneTile({ theme }: { readonly theme: ThemeId }) {
  return (
    <svg viewBox="0 0 160 100" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <rect width="160" height="100" fill="var(--il-sky-2)" />
      <path d="M0 0h160v52c-50 14-110 14-160 0z" fill="var(--il-sky-1)" />
      <circle cx="112" cy={theme === 'theme4' ? 56 : 42} r={theme === 'theme4' ? 24 : 19} fill="var(--il-sun)" />
      <path d="M0 62c30-18 62-16 90 0s50 8 70-4v42H0z" fill="var(--il-far)" />
      <path d="M0 80c34-20 70-12 96 0s46 4 64-6v26H0z" fill="var(--il-mid)" />
      <path d="M0 94c40-12 110-10 160-4v10H0z" fill="var(--il-near)" />
      <SceneMotif theme={theme} />
    </svg>
  );
}

const LAVENDER = ['M22 84c1-14 4-24 8-32', 'M36 86c0-16 1-28 3-38', 'M50 85c-2-12-4-20-8-28'];
const PETALS = [
  'M30 30c8-8 16-4 14 4-6 4-12 2-14-4z',
  'M62 52c4-9 13-9 14-2-3 6-9 7-14 2z',
  'M20 62c8-4 13 2 10 8-6 2-10-2-10-8z',
];

/** What tells a theme from the others where colours alone do not: the sign of its own scene. */
const MOTIFS: Readonly<Record<ThemeId, ReactNode>> = {
  theme1: (
    <g fill="none" stroke="var(--line)" strokeLinecap="round" strokeWidth="3">
      {LAVENDER.map((stem) => (
        <path key={stem} d={stem} />
      ))}
      <path d="M30 52v-16M39 48v-18M42 57v-14" stroke="var(--bub-4)" strokeWidth="8" strokeDasharray="1 8" />
    </g>
  ),
  theme2: (
    <g stroke="var(--line)" strokeLinecap="round" strokeLinejoin="round" strokeWidth="2.5">
      <path d="M40 88c0-18-2-28-4-38" fill="none" />
      <path
        d="M38 62C24 62 18 54 18 44c12 0 20 6 20 18zM37 54c0-12 6-20 18-22 2 12-4 21-18 22z"
        fill="var(--il-leaf)"
      />
    </g>
  ),
  theme3: (
    <g fill="var(--il-sky-2)" stroke="var(--line)" strokeWidth="2.5">
      <ellipse cx="42" cy="78" rx="24" ry="10" />
      <ellipse cx="40" cy="62" rx="17" ry="8" />
      <ellipse cx="43" cy="48" rx="10" ry="6.500" />
    </g>
  ),
  theme4: (
    <g fill="none" stroke="var(--il-sun)" strokeLinecap="round" strokeWidth="4">
      <path d="M92 74h40M100 84h24M106 94h12" />
      <path
        d="M24 30c4-5 8-5 11 0 3-5 7-5 11 0M52 42c3-4 6-4 8 0 2-4 5-4 8 0"
        stroke="var(--line)"
        strokeWidth="2.500"
      />
    </g>
  ),
  theme5: (
    <g strokeLinecap="round" strokeLinejoin="round">
      <path d="M0 14c20 2 34 0 52-10" fill="none" stroke="var(--line)" strokeWidth="3" />
      {PETALS.map((petal) => (
        <path key={petal} d={petal} fill="var(--bub-3)" stroke="var(--line)" strokeWidth="2" />
      ))}
    </g>
  ),
  theme6: (
    <g stroke="var(--line)" strokeLinejoin="round" strokeWidth="2.5">
      <path d="M36 54l4 12h8l4-12" fill="none" />
      <path d="M44 14c14 0 21 10 20 20-1 9-8 16-14 20H38c-6-4-13-11-14-20-1-10 6-20 20-20z" fill="var(--bub-5)" />
      <path d="M44 14c7 8 8 26 0 40-8-14-7-32 0-40z" fill="var(--button)" />
      <path d="M40 66h8v8h-8z" fill="var(--theme-accent)" />
    </g>
  ),
};

function SceneMotif({ theme }: { readonly theme: ThemeId }) {
  return MOTIFS[theme];
}
